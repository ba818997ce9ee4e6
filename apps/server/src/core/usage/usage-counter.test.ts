import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../database/failures.ts';
import type { Database, Scope, Transaction } from '../../database/pool.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { MAX_STORED, UsageCounter } from './usage-counter.ts';

const test = useTestApp();
/** Long before the usage of the demo, which ends yesterday. */
const DAY = '2001-01-01';
const clock = { now: () => new Date(`${DAY}T12:00:00Z`) };

/** A counter whose database is away while `isAway` says so. */
function makeCounter() {
  const state = { isAway: false, tries: 0, warnings: [] as string[] };
  const { database } = test;
  const write = <T>(scope: Scope, work: (tx: Transaction) => Promise<T>) => {
    state.tries++;
    return state.isAway
      ? Promise.reject(new DatabaseUnavailable('It is away.'))
      : database.write(scope, work);
  };
  const counter = new UsageCounter({ write, end: () => Promise.resolve() } as unknown as Database, clock, {
    warn: (...args: unknown[]) => void state.warnings.push(args.at(-1) as string),
  });
  return { counter, state };
}

const countsOf = (schoolId: string, kind: string) =>
  test.database.read({ schoolId }, async (tx) => {
    const rows = await tx
      .selectFrom('usage_day')
      .select(['code', 'count'])
      .where('school_id', '=', schoolId)
      .where('day', '=', DAY)
      .where('kind', '=', kind as never)
      .orderBy('code')
      .execute();
    return rows.map(({ code, count }) => [code, Number(count)]);
  });

describe('counts that could not be written', () => {
  it('are written with the next ones', async () => {
    const { counter, state } = makeCounter();
    state.isAway = true;
    counter.addSearch(SCHOOL.open, 'zebracorn', false);
    counter.add(SCHOOL.store, 'search');
    await counter.flush();
    counter.add(SCHOOL.open, 'search');
    await counter.flush();
    expect(await countsOf(SCHOOL.open, 'search')).toEqual([]);
    state.isAway = false;
    counter.add(SCHOOL.open, 'search');
    await counter.flush();
    expect(await countsOf(SCHOOL.open, 'search')).toEqual([['', 3]]);
    expect(await countsOf(SCHOOL.store, 'search')).toEqual([['', 1]]);
    const { rows } = await test.database.pool.query(
      `select keyword, count::int from search_miss_day where keyword = 'zebracorn'`,
    );
    expect(rows).toEqual([{ keyword: 'zebracorn', count: 1 }]);
    // Once.
    await counter.flush();
    expect(await countsOf(SCHOOL.open, 'search')).toEqual([['', 3]]);
  });

  it('are written when the server stops', async () => {
    const { counter, state } = makeCounter();
    state.isAway = true;
    counter.add(SCHOOL.overseas, 'search');
    await counter.flush();
    state.isAway = false;
    await counter.stop();
    expect(await countsOf(SCHOOL.overseas, 'search')).toEqual([['', 1]]);
  });

  it('are kept up to a limit, are not tried again for every count, and say so where some are dropped', async () => {
    const { counter, state } = makeCounter();
    state.isAway = true;
    counter.add(SCHOOL.company, 'search', 'first');
    await counter.flush();
    const before = state.tries;
    for (let n = 0; n < MAX_STORED + 5; n++) counter.add(SCHOOL.company, 'search', `code-${n}`);
    for (let n = 0; n < 3; n++) counter.add(SCHOOL.company, 'search', 'first');
    await counter.flush();
    expect(state.tries).toBe(before + 1);
    expect(state.warnings.filter((words) => words.startsWith('counts were dropped'))).toHaveLength(1);
    state.isAway = false;
    await counter.flush();
    const kept = await countsOf(SCHOOL.company, 'search');
    expect(kept).toHaveLength(MAX_STORED);
    expect(kept).toContainEqual(['first', 4]);
  });

  it('of a school that is gone are dropped, and those of others written', async () => {
    const { counter } = makeCounter();
    counter.add('1999999999999999999', 'search');
    counter.add(SCHOOL.arabic, 'search');
    await counter.flush();
    expect(await countsOf(SCHOOL.arabic, 'search')).toEqual([['', 1]]);
  });
});
