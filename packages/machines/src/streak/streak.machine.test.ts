import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { restOfDayMs, streakMachine, type LearnedStreak } from './index.ts';

const HOUR_MS = 3_600_000;
const streak = (days: number, isHidden = false): LearnedStreak => ({ days, isHidden, latest: [] });

function start(known: LearnedStreak | null = null) {
  const load = fakeActor<LearnedStreak, Record<never, never>>();
  const saveHidden = fakeActor<unknown, { isHidden: boolean }>();
  const actor = createActor(
    streakMachine.provide({ actors: { load: load.logic, saveHidden: saveHidden.logic } }),
    { input: { streak: known } },
  ).start();
  const refused: string[] = [];
  actor.on('streak.refused', ({ code }) => refused.push(code));
  return {
    load,
    saveHidden,
    refused,
    send: actor.send,
    tags: () => [...actor.getSnapshot().tags],
    days: () => actor.getSnapshot().context.streak?.days,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a streak', () => {
  test('is shown where there is one, and nothing where there is none', async () => {
    const { load, tags } = start();
    await load.succeed(streak(3));
    expect(tags()).toEqual(['shown']);
    const other = start();
    await other.load.succeed(streak(0));
    expect(other.tags()).toEqual([]);
  });

  test('that came with the page is there at once, can be hidden, and is asked for all the same', async () => {
    const { days, load, saveHidden, send } = start(streak(3));
    expect([days(), load.inputs.length]).toEqual([3, 1]);
    send({ type: 'hide.requested' });
    expect(saveHidden.inputs).toEqual([{ isHidden: true }]);
    const other = start(streak(3));
    await other.load.succeed(streak(4));
    expect([other.days(), other.tags()]).toEqual([4, ['shown']]);
  });

  test('is hidden and shown again as the server has it', async () => {
    const { load, saveHidden, send, tags } = start();
    await load.succeed(streak(3));
    send({ type: 'hide.requested' });
    expect([saveHidden.inputs, tags()]).toEqual([[{ isHidden: true }], ['busy']]);
    await saveHidden.succeed(undefined);
    await load.succeed(streak(3, true));
    expect(tags()).toEqual(['hidden']);
    send({ type: 'show.requested' });
    expect(saveHidden.inputs.at(-1)).toEqual({ isHidden: false });
  });

  test('stays as it was where hiding it is refused, which is told', async () => {
    const { load, saveHidden, send, tags, refused } = start();
    await load.succeed(streak(3));
    send({ type: 'hide.requested' });
    await saveHidden.fail('NETWORK');
    expect([tags(), refused]).toEqual([['shown'], ['NETWORK']]);
  });

  test('is asked for when the day ends, and what was known stays where that fails', async () => {
    const { load, tags, days, send } = start();
    await load.succeed(streak(3));
    vi.advanceTimersByTime(24 * HOUR_MS);
    expect(load.inputs).toHaveLength(2);
    await load.fail('NETWORK');
    expect([tags(), days()]).toEqual([['shown'], 3]);
    send({ type: 'network.restored' });
    await load.succeed(streak(4));
    expect(days()).toBe(4);
  });

  test('is hidden at a press while it is asked for again, and stays so where the answer is lost', async () => {
    const { load, saveHidden, send, tags } = start();
    send({ type: 'hide.requested' });
    expect(saveHidden.inputs).toEqual([]);
    await load.succeed(streak(3));
    send({ type: 'network.restored' });
    send({ type: 'hide.requested' });
    await saveHidden.succeed(undefined);
    await load.fail('NETWORK');
    expect(tags()).toEqual(['hidden']);
  });

  test('knows days of 23, 24 and 25 hours', () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Europe/Berlin';
    try {
      const restAt = (local: string) => restOfDayMs(new Date(`${local}T00:00:00`).getTime());
      expect([restAt('2026-03-28'), restAt('2026-03-29'), restAt('2026-10-25')]).toEqual(
        [24, 23, 25].map((hours) => hours * HOUR_MS),
      );
      // Around new year as on any day.
      expect(restOfDayMs(new Date('2026-12-31T23:59:00').getTime())).toBe(60_000);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});
