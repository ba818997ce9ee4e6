import { expect, it } from 'vitest';
import { makePerson } from '../../modules/class/class.fixtures.ts';
import { fixedClock } from '../../http/clock.ts';
import { STATISTICS_RETENTION } from '../../modules/statistics/retention.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { Housekeeping } from './housekeeping.ts';
import { purgedBy } from './retention.ts';

const test = useTestApp();
const HOUR_MS = 3_600_000;

it('takes away what has had its time, however much it is, and nothing else', async () => {
  const { id } = await makePerson(test);
  const now = new Date();
  const insert = (count: number, ageHours: number) =>
    test.database.pool.query(
      `insert into idempotency (key, account_id, operation, status, body, created_at)
       select $1 || n, $2, 'test', 200, '{}', $3 from generate_series(1, $4) n`,
      [`${ageHours}-`, id, new Date(now.getTime() - ageHours * HOUR_MS), count],
    );
  await insert(2500, 25);
  await insert(3, 23);
  const errors: unknown[] = [];
  const housekeeping = new Housekeeping(
    test.database,
    fixedClock(now),
    { error: (...reported: unknown[]) => void errors.push(reported) },
    [{ table: 'idempotency', column: 'created_at', keptMs: 24 * HOUR_MS }],
  );
  await Promise.all([housekeeping.tidy(), housekeeping.tidy()]);
  const { rows } = await test.database.pool.query('select key from idempotency order by key');
  expect([rows.map((row) => row.key), errors]).toEqual([['23-1', '23-2', '23-3'], []]);
});

it('forgets the counts and choices of every school after their time (TRUST 98)', async () => {
  const now = new Date('2030-06-01T12:00:00.000Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * HOUR_MS);
  const schools = [SCHOOL.open, SCHOOL.overseas];
  for (const schoolId of schools)
    await test.database.write({ schoolId }, async (tx) => {
      for (const days of [1, 759, 761])
        await tx
          .insertInto('usage_day')
          .values({
            school_id: schoolId,
            day: daysAgo(days).toISOString().slice(0, 10),
            kind: 'visit',
            count: '1',
          })
          .execute();
      for (const days of [179, 182])
        await tx
          .insertInto('search_miss_day')
          .values({
            school_id: schoolId,
            day: daysAgo(days).toISOString().slice(0, 10),
            keyword: 'kept?',
            count: '1',
          })
          .execute();
    });
  const choose = (schoolId: string | null, days: number) =>
    test.database.write(schoolId ? { schoolId } : {}, (tx) =>
      tx
        .insertInto('cookie_choice')
        .values({
          school_id: schoolId,
          operation: 'active',
          policy_version: '2026-11',
          language: 'en_US',
          chosen_at: daysAgo(days),
        })
        .execute(),
    );
  for (const schoolId of [null, ...schools]) for (const days of [364, 366]) await choose(schoolId, days);
  const errors: unknown[] = [];
  await new Housekeeping(
    test.database,
    fixedClock(now),
    { error: (...reported: unknown[]) => void errors.push(reported) },
    purgedBy(STATISTICS_RETENTION),
  ).tidy();
  const left = await Promise.all(
    schools.map((schoolId) =>
      test.database.read({ schoolId }, async (tx) => {
        const days = await tx.selectFrom('usage_day').select('day').execute();
        const misses = await tx.selectFrom('search_miss_day').select('keyword').execute();
        const choices = await tx.selectFrom('cookie_choice').select('id').execute();
        return [days.length, misses.length, choices.length];
      }),
    ),
  );
  const nowhere = await test.database.read({}, (tx) => tx.selectFrom('cookie_choice').select('id').execute());
  expect([left, nowhere.length, errors]).toEqual([
    [
      [2, 1, 1],
      [2, 1, 1],
    ],
    1,
    [],
  ]);
});
