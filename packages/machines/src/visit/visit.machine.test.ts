import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { NEXT_VISIT_MS, visitMachine } from './index.ts';

function start(isSeen = true) {
  const record = fakeActor<unknown, { userId: string }>();
  const actor = createActor(visitMachine.provide({ actors: { record: record.logic } }), {
    input: { userId: 'person', isSeen },
  }).start();
  return { record, send: actor.send, state: () => actor.getSnapshot().value };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a visit (C137)', () => {
  test('is left at once where the page is looked at', async () => {
    const { record, state } = start();
    expect(record.inputs).toEqual([{ userId: 'person' }]);
    await record.succeed(undefined);
    expect(state()).toBe('recorded');
  });

  test('of a tab behind waits until somebody looks', () => {
    const { record, state, send } = start(false);
    send({ type: 'network.restored' });
    expect([state(), record.inputs]).toEqual(['unseen', []]);
    send({ type: 'page.seen' });
    expect(record.inputs).toHaveLength(1);
  });

  test('is left again after a lost call, by itself or when the connection is there again', async () => {
    const { record, state, send } = start();
    await record.fail('NETWORK');
    expect(state()).toBe('waiting');
    vi.advanceTimersByTime(1000);
    await record.fail('SERVICE_UNAVAILABLE');
    send({ type: 'network.restored' });
    await record.fail('NETWORK');
    send({ type: 'page.seen' });
    expect(record.inputs).toHaveLength(4);
    await record.succeed(undefined);
    expect(state()).toBe('recorded');
  });

  test('that is refused is not tried again', async () => {
    const { record, state } = start();
    await record.fail('NOT_FOUND');
    vi.advanceTimersByTime(2 * NEXT_VISIT_MS);
    expect([state(), record.inputs.length]).toEqual(['refused', 1]);
  });

  test('of a page that stays open is left again a day later, when somebody looks', async () => {
    const { record, state, send } = start();
    await record.succeed(undefined);
    send({ type: 'page.seen' });
    vi.advanceTimersByTime(NEXT_VISIT_MS);
    expect([state(), record.inputs.length]).toEqual(['unseen', 1]);
    send({ type: 'page.seen' });
    expect(record.inputs).toHaveLength(2);
  });
});
