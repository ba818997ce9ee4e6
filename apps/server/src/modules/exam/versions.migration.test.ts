import { expect, it } from 'vitest';
import { acrossMigration } from '../../testing/migration.ts';

const [SCHOOL, EXAM, QUESTION] = ['1799000000000000001', '1799000000000000002', '1799000000000000003'];

it('takes questions that were there before over as their first version, in the bank of their school', async () => {
  const { rows } = await acrossMigration('0030_exam_attempts.sql', {
    before: (client) =>
      client.query(
        `insert into school (id, default_language, languages, name) values (${SCHOOL}, 'en_US', '{en_US}', '{}');
       insert into resource (id, school_id, type, slug, title, status) values (${EXAM}, ${SCHOOL}, 2, 'exam', '{}', 'published');
       insert into exam (resource_id, school_id, minutes, pass_mark, attempts) values (${EXAM}, ${SCHOOL}, 20, 60, 3);
       insert into exam_question (id, exam_id, school_id, kind, text, options, right_options, explanation, position)
         values (${QUESTION}, ${EXAM}, ${SCHOOL}, 'multiple', '{"en_US":"Which?"}', '[{"en_US":"A"},{"en_US":"B"}]', '{0,1}', '{"en_US":"Both."}', 0)`,
      ),
    after: (client) =>
      client.query(
        `select v.question_id, v.version, v.kind, q.points, text, options, answer_key, explanation, was_asked, search_text
       from exam_question q join question on id = q.question_id
       join exam_question_version v on v.question_id = id and v.version = question.version`,
      ),
  });
  expect(rows).toEqual([
    {
      question_id: QUESTION,
      version: 1,
      kind: 'multiple',
      points: 1,
      text: { en_US: 'Which?' },
      options: [{ en_US: 'A' }, { en_US: 'B' }],
      answer_key: { right: [0, 1] },
      explanation: { en_US: 'Both.' },
      was_asked: true,
      search_text: 'which?',
    },
  ]);
}, 60_000);
