import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';

const LIMITS = { atOnce: 3, pagesAtOnce: 1, waiting: 2, maxWaitMs: 60_000 };

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('requests at overload (TRUST F8, F29)', () => {
  it('wait for their turn as far as there is room, and are refused at once beyond', async () => {
    const admission = new Admission({ ...LIMITS, atOnce: 1 });
    const first = held();
    const running = admission.run('api', first.work);
    const waiting = [1, 2].map((n) => admission.run('api', () => n));
    await expect(admission.run('api', () => 3)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
      details: { retryAfterSeconds: expect.any(Number) },
    });
    first.end();
    await running;
    expect(await Promise.all(waiting)).toEqual([1, 2]);
  });

  it('of which pages never take all places, and calls go first', async () => {
    const admission = new Admission(LIMITS);
    const order: string[] = [];
    const page = held();
    const calls = [held(), held()];
    const running = [
      admission.run('page', page.work),
      ...calls.map(({ work }) => admission.run('api', work)),
    ];
    const later = [
      admission.run('page', () => order.push('page')),
      admission.run('api', () => order.push('api')),
    ];
    page.end();
    await settled();
    for (const { end } of calls) end();
    await Promise.all([...running, ...later]);
    expect(order).toEqual(['api', 'page']);

    const second = held();
    const onlyPage = admission.run('page', second.work);
    const nextPage = admission.run('page', () => order.push('next page'));
    expect(await admission.run('api', () => 'served')).toBe('served');
    expect(order).not.toContain('next page');
    second.end();
    await Promise.all([onlyPage, nextPage]);
  });

  it('are told what is done instead when their turn does not come, and leave the queue', async () => {
    const admission = new Admission({ ...LIMITS, atOnce: 1, maxWaitMs: 1 });
    const first = held();
    const running = admission.run('page', first.work);
    expect(
      await admission.run(
        'page',
        () => 'page',
        () => 'busy',
      ),
    ).toBe('busy');
    first.end();
    await running;
    expect(await admission.run('page', () => 'page')).toBe('page');
  });

  it('free their place when they fail', async () => {
    const admission = new Admission({ ...LIMITS, atOnce: 1 });
    await expect(admission.run('api', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await admission.run('api', () => 'next')).toBe('next');
  });
});
