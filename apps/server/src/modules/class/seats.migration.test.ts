import { expect, it } from 'vitest';
import { acrossMigration } from '../../testing/migration.ts';

const [SCHOOL, FULL, OPEN, RIGHT] = [
  '1799000000000000001',
  '1799000000000000002',
  '1799000000000000003',
  '1799000000000000004',
];

it('gives back the seats of accounts that were erased before', async () => {
  const { rows } = await acrossMigration('0023_seats.sql', {
    before: (client) =>
      client.query(
        `insert into school (id, default_language, languages, name) values (${SCHOOL}, 'en_US', '{en_US}', '{}');
       insert into account (id, email) select 1799000000000000010 + n, n || '@stoa.example' from generate_series(1, 3) n;
       insert into resource (id, school_id, type, slug, title, status, learner_count, hot_score) values
         (${FULL}, ${SCHOOL}, 1, 'full', '{}', 'published', 3, 40), (${OPEN}, ${SCHOOL}, 1, 'open', '{}', 'published', 5, 60),
         (${RIGHT}, ${SCHOOL}, 1, 'right', '{}', 'published', 1, 12);
       insert into class (resource_id, school_id, capacity, seats_taken) values (${FULL}, ${SCHOOL}, 3, 3), (${OPEN}, ${SCHOOL}, null, 5), (${RIGHT}, ${SCHOOL}, 2, 1);
       insert into enrollment (class_id, school_id, account_id) values (${FULL}, ${SCHOOL}, 1799000000000000011), (${FULL}, ${SCHOOL}, 1799000000000000012), (${RIGHT}, ${SCHOOL}, 1799000000000000013)`,
      ),
    after: (client) =>
      client.query(
        `select slug, capacity, seats_taken as seats, learner_count as learners, hot_score as hot from class join resource on id = resource_id order by id`,
      ),
  });
  expect(rows).toEqual([
    { slug: 'full', capacity: 3, seats: 2, learners: 2, hot: 28 },
    { slug: 'open', capacity: null, seats: 0, learners: 0, hot: 0 },
    { slug: 'right', capacity: 2, seats: 1, learners: 1, hot: 12 },
  ]);
}, 60_000);
