import { expect, it } from 'vitest';
import { acrossMigration } from '../../../testing/migration.ts';

const SCHOOL = '1799000000000000001';
/** By the end of its id, what each question asks. */
const TEXTS = [{ fr_FR: 'Planifiez.', en_US: 'Plan.' }, { fr_FR: 'Planifiez.', de_DE: 'Planen Sie.' }, {}];
const rubric = (title: (text: string) => unknown) => [
  {
    id: 'goal',
    title: title('Goal'),
    levels: [
      { id: 'clear', title: title('Clear'), points: 2 },
      { id: 'none', title: title('None'), points: 0 },
    ],
  },
  { id: 'steps', title: title('Steps'), levels: [{ id: 'all', title: title('All'), points: 1.5 }] },
];
const old = JSON.stringify(rubric((text) => text));

it('keeps rubrics that were written in one language, as texts of that language', async () => {
  const { rows } = await acrossMigration('0177_rubric_languages.sql', {
    before: async (client) => {
      await client.query(
        `insert into school (id, default_language, languages, name) values (${SCHOOL}, 'en_US', '{en_US}', '{}');
         alter table question no force row level security;
         alter table exam_question_version no force row level security`,
      );
      for (const [index, text] of TEXTS.entries()) {
        const id = `179900000000000010${index}`;
        await client.query(
          `insert into question (id, school_id, version, kind) values ($1, ${SCHOOL}, 1, 'essay')`,
          [id],
        );
        await client.query(
          `insert into exam_question_version (question_id, version, school_id, kind, text, rubric)
           values ($1, 1, ${SCHOOL}, 'essay', $2, $3), ($1, 2, ${SCHOOL}, 'essay', $2, null)`,
          [id, JSON.stringify(text), old],
        );
      }
    },
    after: async (client) => {
      await client.query('alter table exam_question_version no force row level security');
      return client.query('select rubric from exam_question_version order by question_id, version');
    },
  });
  const said = (language: string) => rubric((text) => ({ [language]: text }));
  expect(rows.map((row: { rubric: unknown }) => row.rubric)).toEqual([
    // The school's own language, else the first of the question, else the school's own again.
    said('en_US'),
    null,
    said('de_DE'),
    null,
    said('en_US'),
    null,
  ]);
}, 60_000);
