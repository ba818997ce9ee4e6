import { expect, it } from 'vitest';
import { makePerson } from '../../modules/class/class.fixtures.ts';
import { fixedClock } from '../../http/clock.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { Housekeeping } from './housekeeping.ts';
import { findModules, retentionOf } from '../../modules/index.ts';
import { purgedBy } from './retention.ts';

const test = useTestApp();
const RETENTION = retentionOf(await findModules());
const PURGED = purgedBy(RETENTION);

it('says of every table how long its rows are kept', async () => {
  const { rows } = await test.database.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name <> 'migration' order by table_name`,
  );
  expect(Object.keys(RETENTION).sort()).toEqual(rows.map((row) => row.table_name));
});

it('finds by an index what is kept for longer than a moment', async () => {
  for (const { table, column, keptMs } of PURGED) {
    if (keptMs === 0) continue;
    const { rows } = await test.database.pool.query(
      `select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
       where i.indrelid = $1::regclass and a.attname = $2`,
      [table, column],
    );
    expect([table, rows.length > 0]).toEqual([table, true]);
  }
});

it('takes away what is known of people after its time (TRUST 98)', async () => {
  const { id } = await makePerson(test, 'member');
  const { pool } = test.database;
  const old = new Date(Date.now() - 400 * 86_400_000);
  const insert = async (at: Date) => {
    await pool.query(
      `insert into session (account_id, refresh_hash, ip, user_agent, proved_at, expires_at) values ($1, gen_random_uuid()::text::bytea, '192.0.2.1', 'x', $2, $2)`,
      [id, at],
    );
    await pool.query(
      `insert into spent_refresh_token (hash, session_id, spent_at)
       select gen_random_uuid()::text::bytea, session.id, $2 from session where account_id = $1 order by expires_at desc limit 1`,
      [id, at],
    );
    await pool.query(
      `insert into verification_code (target, purpose, code_hash, expires_at) values ('retention@stoa.example', 'login', '', $1)`,
      [at],
    );
    await pool.query(
      `insert into short_link (code, target, account_id, expires_at) values (gen_random_uuid()::text, '/', $1, $2)`,
      [id, at],
    );
    await pool.query(
      `insert into job (kind, account_id, school_id, status, finished_at) values ('retention', $1, $2, 'done', $3)`,
      [id, SCHOOL.open, at],
    );
    await pool.query(
      `insert into mail (school_id, kind, recipient, priority, status, reason, created_at, tried_since, next_try_at, finished_at)
       values ($1, 'invitation', 'retention@stoa.example', 0, 'failed', 'recipient', $2, $2, $2, $2)`,
      [SCHOOL.open, at],
    );
    await pool.query(
      `insert into notification (account_id, school_id, kind, in_app, created_at) values ($1, $2, 'newDevice', true, $3)`,
      [id, SCHOOL.open, at],
    );
    await pool.query(
      `insert into invitation (school_id, token_hash, token_cipher, role, email, expires_at)
       values ($1, gen_random_uuid()::text::bytea, '', 'member', gen_random_uuid()::text, $2)`,
      [SCHOOL.open, at],
    );
  };
  const count = async () => {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from session where account_id = $1
       union all select count(*)::int from spent_refresh_token s join session on session.id = s.session_id where account_id = $1
       union all select count(*)::int from verification_code where target = 'retention@stoa.example'
       union all select count(*)::int from short_link where account_id = $1
       union all select count(*)::int from job where kind = 'retention'
       union all select count(*)::int from mail where recipient = 'retention@stoa.example'
       union all select count(*)::int from notification where account_id = $1
       union all select count(*)::int from invitation where school_id = $2 and role = 'member' and token_cipher = ''`,
      [id, SCHOOL.open],
    );
    return rows.map(({ n }) => n);
  };
  const before = await count();
  await insert(new Date());
  const fresh = await count();
  await insert(old);
  const errors: unknown[] = [];
  await new Housekeeping(
    test.database,
    fixedClock(new Date()),
    { error: (...reported: unknown[]) => void errors.push(reported) },
    PURGED,
  ).tidy();
  expect([await count(), errors]).toEqual([fresh, []]);
  expect(fresh.map((n, index) => n - (before[index] ?? 0))).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});
