import { expect, it } from 'vitest';
import { acrossMigration } from '../../../testing/migration.ts';

const SCHOOL = '1799000000000000001';
const EXAM = '1799000000000000002';
/** The states of attempts, and what their people are called. */
const ATTEMPTS = [
  ['running', 'Zoe', ''],
  ['submitted', '', 'Bea'],
  ['graded', '王伟', 'Wei'],
] as const;

it('names attempts that were there before by their people', async () => {
  const { rows } = await acrossMigration('0186_pages_of_attempts.sql', {
    before: async (client) => {
      await client.query(
        `insert into school (id, default_language, languages, name) values (${SCHOOL}, 'en_US', '{en_US}', '{}');
         alter table resource no force row level security;
         alter table exam no force row level security;
         alter table exam_attempt no force row level security;
         insert into resource (id, school_id, type, slug, title, status, published_at)
           values (${EXAM}, ${SCHOOL}, 2, 'taken', '{}', 'published', now());
         insert into exam (resource_id, school_id, minutes, pass_mark, attempts) values (${EXAM}, ${SCHOOL}, 10, 50, 1)`,
      );
      for (const [index, [status, real, nick]] of ATTEMPTS.entries()) {
        const id = `179900000000000010${index}`;
        await client.query(
          `insert into account (id, email, real_name, nick_name) values (${id}, '${id}', $1, $2)`,
          [real, nick],
        );
        const over = status === 'running' ? null : 'now';
        await client.query(
          `insert into exam_attempt (id, exam_id, school_id, account_id, number, status, started_at, deadline, submitted_at, receipt, paper, max_score, pass_score)
           values (${id}, ${EXAM}, ${SCHOOL}, ${id}, 1, $1, now(), now(), $2, $3, '[]', 1, 1)`,
          [status, over, over],
        );
      }
    },
    after: async (client) => {
      await client.query('alter table exam_attempt no force row level security');
      return client.query(
        'select status_rank, sort_name, search_words, search_pairs from exam_attempt order by status_rank',
      );
    },
  });
  expect(rows).toEqual([
    { status_rank: 1, sort_name: 'zoe', search_words: 'zoe\n', search_pairs: ['e', 'o', 'oe', 'z', 'zo'] },
    { status_rank: 2, sort_name: 'bea', search_words: '\nbea', search_pairs: ['a', 'b', 'be', 'e', 'ea'] },
    {
      status_rank: 3,
      sort_name: '王伟',
      search_words: '王伟\nwei',
      search_pairs: ['e', 'ei', 'i', 'w', 'we', '伟', '王', '王伟'],
    },
  ]);
}, 60_000);
