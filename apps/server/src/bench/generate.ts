import pg from 'pg';
import { connectionOptions } from '../database/connections.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { fold, toVector } from '../core/text/tokens.ts';
import { fillSchool, type Size } from './fill-school.ts';
import { ACCOUNT_BASE, SCHOOL_BASE, benchSchoolId } from './ids.ts';
import { FORMS, READERS, SUBJECTS } from './words.ts';

export const BENCH_SIZE: Size = { schools: 10, members: 20_000, resources: 20_000 };

/** Fills a database through connections whose statements may take minutes, as those of requests may not. */
export async function fill(connectionString: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ ...connectionOptions(connectionString), max: 1 });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Fills a migrated database with schools of generated content: texts in twelve languages, members, resources of
 * every type with classes, lessons and enrolments, a home page each. By sets, in seconds.
 * @param passwordHash what the members sign in with; left out: they cannot
 */
export async function generateSchools(
  pool: pg.Pool,
  { schools, members, resources }: Size = BENCH_SIZE,
  passwordHash?: string,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await skipTriggers(client);
    const indexes = await dropSearchIndexes(client);
    await makeDocuments(client);
    await client.query(
      `insert into school (id, is_open, default_language, languages, name, summary, position)
       select $1::bigint + n, true, 'en_US', $2, jsonb_build_object('en_US', 'School ' || n, 'zh_CN', '学校' || n), jsonb_build_object('en_US', 'A generated school'), 1000 + n from generate_series(1, $3::int) n`,
      [SCHOOL_BASE, LANGUAGES, schools],
    );
    await client.query(
      `insert into account (id, email, nick_name, password_hash, language, last_school_id, created_at)
       select $1::bigint + n, 'bench' || n || '@stoa.example', 'Member ' || n, $2, 'en_US', $3::bigint + 1 + (n - 1) % $4::int, now() - interval '400 days' from generate_series(1, $5::int) n`,
      [ACCOUNT_BASE, passwordHash ?? null, SCHOOL_BASE, schools, members],
    );
    for (let school = 1; school <= schools; school++)
      await fillSchool(client, school, { schools, members, resources });
    for (const definition of indexes) await client.query(definition);
    await countSchools(client, schools);
    await client.query('commit');
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
    // What was filled in is written now, not beside what is measured; where one may not ask for it, it comes by itself.
    await client.query('checkpoint').catch(() => undefined);
    await client.query('reset statement_timeout');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Checks row by row take most of the time; only an administrator may leave them out. */
async function skipTriggers(client: pg.PoolClient): Promise<void> {
  await client.query('savepoint before');
  await client
    .query('set local session_replication_role = replica')
    .catch(() => client.query('rollback to before'));
}

/**
 * Fills tables without checks and counts row by row; who may not leave them out waits longer.
 * @param client one without a transaction
 */
export async function withoutTriggers(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('set session_replication_role = replica').catch(() => undefined);
  await work();
  await client.query('reset session_replication_role').catch(() => undefined);
}

/** What triggers would have counted. */
async function countSchools(client: pg.PoolClient, schools: number): Promise<void> {
  for (let school = 1; school <= schools; school++) {
    const id = benchSchoolId(school);
    await client.query(`select set_config('stoa.school', $1, true)`, [id]);
    await client.query(
      `update school set learner_count = (select count(*) from membership where school_id = $1), resource_count = (select count(*) from resource where school_id = $1 and status = 'published') where id = $1`,
      [id],
    );
    await client.query(
      `update class set seats_taken = (select count(*) from enrollment where class_id = resource_id) where school_id = $1`,
      [id],
    );
  }
}

/** Word by word these grow slowly, at one go in a second. @returns how to make them again */
async function dropSearchIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam where indrelid in ('resource'::regclass, 'membership'::regclass) and amname = 'gin'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map((row) => row.definition);
}

/** Every combination of a form, a subject and readers, ready to be searched. */
async function makeDocuments(client: pg.PoolClient): Promise<void> {
  const documents = SUBJECTS.flatMap((subject, index) =>
    FORMS.flatMap((form, formIndex) =>
      READERS.map((readers, readersIndex) => {
        const other =
          SUBJECTS[(index * 7 + formIndex * 3 + readersIndex * 5 + 1) % SUBJECTS.length] ?? subject;
        const title = Object.fromEntries(
          LANGUAGES.map((language) => [language, `${form[language]} ${subject[language]}`]),
        );
        const summary = Object.fromEntries(
          LANGUAGES.map((language) => [
            language,
            `${form[language]} ${subject[language]} ${readers[language]}. ${other[language]}.`,
          ]),
        );
        const pieces = LANGUAGES.flatMap((language) => [
          { text: title[language] as string, language, weight: 'A' as const },
          { text: summary[language] as string, language, weight: 'B' as const },
        ]);
        return {
          title,
          summary,
          vector: toVector(pieces),
          text: pieces.map(({ text }) => fold(text)).join(' '),
        };
      }),
    ),
  );
  await client.query(
    'create temporary table document (place int primary key, title jsonb, summary jsonb, vector tsvector, text text) on commit drop',
  );
  await client.query(
    `insert into document select ordinality - 1, d -> 'title', d -> 'summary', (d ->> 'vector')::tsvector, d ->> 'text' from jsonb_array_elements($1::jsonb) with ordinality as list (d, ordinality)`,
    [JSON.stringify(documents)],
  );
}
