import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshOnce } from './refresh-once.ts';

/** Locks as browsers have them: whoever asks for a name waits for the ones before. */
function makeLocks() {
  const tails = new Map<string, Promise<unknown>>();
  const request = (name: string, task: () => Promise<unknown>) => {
    const next = (tails.get(name) ?? Promise.resolve()).then(task, task);
    tails.set(name, next);
    return next;
  };
  return { request } as unknown as LockManager;
}

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

describe('refreshOnce', () => {
  it.each([
    ['with locks', makeLocks],
    ['without locks', () => undefined],
  ])('sends one refresh for two tabs that ask at once (%s)', async (_name, make) => {
    const locks = make();
    const send = vi.fn(async () => ({ accessExpiresInSeconds: 900 }));
    const answers = await Promise.all([refreshOnce(send, { locks }), refreshOnce(send, { locks })]);
    expect(send).toHaveBeenCalledTimes(1);
    // The one that waited takes off the time that it waited for.
    for (const answer of answers) expect([899, 900]).toContain(answer.accessExpiresInSeconds);
  });

  it('takes off what has passed since the other tab refreshed', async () => {
    let time = 1_000_000;
    const now = () => time;
    const send = vi.fn(async () => ({ accessExpiresInSeconds: 900 }));
    await refreshOnce(send, { locks: undefined, now });
    time += 1_500;
    expect(await refreshOnce(send, { locks: undefined, now })).toEqual({ accessExpiresInSeconds: 898 });
    time += 5_000;
    expect(await refreshOnce(send, { locks: undefined, now })).toEqual({ accessExpiresInSeconds: 900 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('lets the next tab try where a refresh was refused', async () => {
    const locks = makeLocks();
    const refused = refreshOnce(() => Promise.reject(new Error('refused')), { locks });
    const send = vi.fn(async () => ({ accessExpiresInSeconds: 900 }));
    const next = refreshOnce(send, { locks });
    await expect(refused).rejects.toThrow('refused');
    await next;
    expect(send).toHaveBeenCalledTimes(1);
  });
});
