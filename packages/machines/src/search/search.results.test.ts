import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSearchActor } from './search.fixtures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('results', () => {
  test('are shown, or there are none (B063)', async () => {
    const { actor, search, context } = createSearchActor();
    expect(actor.getSnapshot().hasTag('searching')).toBe(true);
    await search.succeed({ total: 42 });
    expect(actor.getSnapshot().hasTag('hasResults')).toBe(true);
    expect(context().total).toBe(42);
    actor.send({ type: 'sort.changed', sort: '1' });
    await search.succeed({ total: 0 });
    expect(actor.getSnapshot().hasTag('noResults')).toBe(true);
  });

  test('of a question that is no longer asked are not shown (B061)', async () => {
    const { actor, search, context } = createSearchActor();
    const first = search.succeed({ total: 1 });
    actor.send({ type: 'sort.changed', sort: '1' });
    await first;
    expect(actor.getSnapshot().hasTag('searching')).toBe(true);
    expect(context().total).toBeNull();
  });

  test.each([{ type: 'search.retried' }, { type: 'network.restored' }] as const)(
    'that cannot be loaded come back after %j (B061)',
    async (event) => {
      const { actor, search, context } = createSearchActor({ keyword: 'plan' });
      await search.fail('NETWORK');
      expect(actor.getSnapshot().hasTag('failed')).toBe(true);
      expect(context().problem).toEqual({ code: 'NETWORK' });
      actor.send(event);
      await search.succeed({ total: 1 });
      expect(context().problem).toBeNull();
      expect(context().typed).toBe('plan');
    },
  );
});

describe('the history', () => {
  async function createOpened() {
    const all = createSearchActor();
    all.actor.send({ type: 'history.opened' });
    await all.loadHistory.succeed({ keywords: ['a', 'b', 'c'] });
    return all;
  }

  test('is cleared at once to the eye, and on the server when it cannot be undone any more (B061)', async () => {
    const { actor, clearHistory, context } = await createOpened();
    actor.send({ type: 'history.cleared' });
    expect(context().history).toEqual([]);
    await vi.advanceTimersByTimeAsync(8_000 - 1);
    expect(clearHistory.inputs).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(clearHistory.inputs).toEqual([{ keywords: null }]);
    await clearHistory.succeed(undefined);
    expect(context().removed).toBeNull();
  });

  test('comes back by undo, without a call (B061)', async () => {
    const { actor, clearHistory, context } = await createOpened();
    actor.send({ type: 'history.cleared', keyword: 'b' });
    expect(context().history).toEqual(['a', 'c']);
    expect(actor.getSnapshot().hasTag('historyUndoable')).toBe(true);
    actor.send({ type: 'history.undone' });
    expect(context().history).toEqual(['a', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(clearHistory.inputs).toEqual([]);
  });

  test('several words go together, and leaving the page does it now (B061)', async () => {
    const { actor, clearHistory } = await createOpened();
    actor.send({ type: 'history.cleared', keyword: 'a' });
    actor.send({ type: 'history.cleared', keyword: 'c' });
    actor.send({ type: 'page.left' });
    expect(clearHistory.inputs).toEqual([{ keywords: ['a', 'c'] }]);
  });

  test('that could not be cleared is there again, and says so (B061)', async () => {
    const { actor, clearHistory, context } = await createOpened();
    actor.send({ type: 'history.cleared' });
    actor.send({ type: 'page.left' });
    await clearHistory.fail('NETWORK');
    expect(actor.getSnapshot().hasTag('historyFailed')).toBe(true);
    expect(context().history).toEqual(['a', 'b', 'c']);
    expect(context().historyProblem).toEqual({ code: 'NETWORK' });
    actor.send({ type: 'history.cleared' });
    expect(actor.getSnapshot().hasTag('historyUndoable')).toBe(true);
  });
});
