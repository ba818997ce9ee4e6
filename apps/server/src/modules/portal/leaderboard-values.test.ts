import { expect, it } from 'vitest';
import type { Database } from '../../database/pool.ts';
import { LeaderboardValues } from './leaderboard-values.ts';

const SPAN = { schoolId: '1', kind: 'points', period: 4, now: new Date(0) } as const;

/** Values that are counted when the test says so. */
function counting() {
  const asked: PromiseWithResolvers<unknown>[] = [];
  const clock = { now: 1 };
  const database = {
    read: () => {
      const next = Promise.withResolvers<unknown>();
      asked.push(next);
      return next.promise;
    },
  } as unknown as Database;
  return { asked, clock, values: new LeaderboardValues(database, () => clock.now) };
}

it('are counted once for all who ask, and anew beside those who ask after a minute', async () => {
  const { asked, clock, values } = counting();
  const both = Promise.all([values.of('a', SPAN), values.of('a', SPAN)]);
  asked[0]?.resolve([[10, 1]]);
  expect(await both).toEqual([[[10, 1]], [[10, 1]]]);
  expect(asked).toHaveLength(1);
  clock.now += 61_000;
  // Nothing has counted anew yet.
  expect(await values.of('a', SPAN)).toEqual([[10, 1]]);
  expect(asked).toHaveLength(2);
  asked[1]?.resolve([[20, 1]]);
  await expect.poll(() => values.of('a', SPAN)).toEqual([[20, 1]]);
});

it('are not told any more once they are old', async () => {
  const { asked, clock, values } = counting();
  const first = values.of('a', SPAN);
  asked[0]?.resolve([[10, 1]]);
  await first;
  clock.now += 3_600_000;
  const later = values.of('a', SPAN);
  asked[1]?.resolve([[30, 2]]);
  expect(await later).toEqual([[30, 2]]);
});
