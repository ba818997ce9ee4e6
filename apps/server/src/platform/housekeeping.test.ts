import { expect, it } from 'vitest';
import { makePerson } from '../modules/class/class.fixtures.ts';
import { fixedClock } from '../http/clock.ts';
import { useTestApp } from '../testing/test-app.ts';
import { Housekeeping } from './housekeeping.ts';

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
    { error: (...told: unknown[]) => void errors.push(told) },
    [{ table: 'idempotency', column: 'created_at', keptMs: 24 * HOUR_MS }],
  );
  await Promise.all([housekeeping.tidy(), housekeeping.tidy()]);
  const { rows } = await test.database.pool.query('select key from idempotency order by key');
  expect([rows.map((row) => row.key), errors]).toEqual([['23-1', '23-2', '23-3'], []]);
});
