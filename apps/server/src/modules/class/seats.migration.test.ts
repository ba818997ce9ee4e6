import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { migrate, readMigrations, runMigrations } from '../../database/migrate.ts';
import { installQueues } from '../../platform/queue.ts';

const NAME = 'stoa_test_seats';
const MIGRATION = '0023_seats.sql';
const [SCHOOL, FULL, OPEN, RIGHT] = [
  '1799000000000000001',
  '1799000000000000002',
  '1799000000000000003',
  '1799000000000000004',
];

async function on<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('databaseUrl').replace('DATABASE', name) });
  await client.connect();
  return work(client).finally(() => client.end());
}
const drop = () =>
  on('postgres', (client) => client.query(`drop database if exists ${NAME} with (force)`)).then(
    () => undefined,
  );
afterAll(drop);

it('gives back the seats of accounts that were erased before', async () => {
  await drop();
  await on('postgres', (client) =>
    client.query(`create database ${NAME} encoding 'UTF8' template template0`),
  );
  await on(NAME, async (client) => {
    await installQueues(client);
    const before = [...(await readMigrations()).keys()].filter((name) => name < MIGRATION);
    await runMigrations(client, before);
    await client.query(
      `insert into school (id, default_language, languages, name) values (${SCHOOL}, 'en_US', '{en_US}', '{}');
       insert into account (id, email) select 1799000000000000010 + n, n || '@stoa.example' from generate_series(1, 3) n;
       insert into resource (id, school_id, type, slug, title, status, learner_count, hot_score) values
         (${FULL}, ${SCHOOL}, 1, 'full', '{}', 'published', 3, 40), (${OPEN}, ${SCHOOL}, 1, 'open', '{}', 'published', 5, 60),
         (${RIGHT}, ${SCHOOL}, 1, 'right', '{}', 'published', 1, 12);
       insert into class (resource_id, school_id, capacity, seats_taken) values (${FULL}, ${SCHOOL}, 3, 3), (${OPEN}, ${SCHOOL}, null, 5), (${RIGHT}, ${SCHOOL}, 2, 1);
       insert into enrollment (class_id, school_id, account_id) values (${FULL}, ${SCHOOL}, 1799000000000000011), (${FULL}, ${SCHOOL}, 1799000000000000012), (${RIGHT}, ${SCHOOL}, 1799000000000000013)`,
    );
  });
  await migrate(inject('databaseUrl').replace('DATABASE', NAME));
  const { rows } = await on(NAME, (client) =>
    client.query(
      `select slug, capacity, seats_taken as seats, learner_count as learners, hot_score as hot from class join resource on id = resource_id order by id`,
    ),
  );
  expect(rows).toEqual([
    { slug: 'full', capacity: 3, seats: 2, learners: 2, hot: 28 },
    { slug: 'open', capacity: null, seats: 0, learners: 0, hot: 0 },
    { slug: 'right', capacity: 2, seats: 1, learners: 1, hot: 12 },
  ]);
}, 60_000);
