import { expect, it } from 'vitest';
import type { AttemptResult, ExamAttempt, ExamInput, GradingSheet } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput, questionInput } from './bank/bank.fixtures.ts';
import { answerTo, examCalls } from './exam.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const { start, read, save, submit, result } = examCalls(test);

const READING = { title: { en_US: 'Reading', de_DE: 'Lesen' }, instructions: { en_US: 'Read first.' } };
const WRITING = { title: { en_US: 'Writing' }, instructions: {} };

/** Questions of one folder, and an exam that asks them as it is told. */
async function asked(count: number, more: (ids: string[], folder: string) => Partial<ExamInput>) {
  const { token } = await makePerson(test, 'teacher');
  const folder = crypto.randomUUID();
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push((await bank.create(token, choiceInput({ folder }))).json().data.id);
  const input = examInput({ status: 'published', ...more(ids, folder) });
  const answer = await bank.createExam(token, input);
  return { token, ids, input, answer, id: answer.json().data?.id as string };
}
const idsOf = ({ questions }: ExamAttempt) => questions.map(({ id }) => id);
const sectionsOf = ({ questions }: ExamAttempt) => questions.map(({ section }) => section ?? null);

it('asks section by section, with another order inside of each only, and pins what it asks (C078)', async () => {
  const { token, ids, input, answer, id } = await asked(16, (all, folder) => ({
    shuffleQuestions: true,
    sections: [READING, { title: { en_US: 'Empty' }, instructions: {} }, WRITING],
    questions: all.slice(0, 12).map((questionId, index) => ({
      questionId,
      points: 1,
      ...(index < 2 ? {} : { section: index % 2 === 0 ? 2 : 0 }),
    })),
    draws: [{ count: 2, folder, tag: '', points: 3, section: 0 }],
  }));
  expect(answer.json().data).toMatchObject({
    sections: input.sections,
    draws: input.draws,
    questions: input.questions,
  });
  const learners = await Promise.all([0, 1, 2].map(() => makePerson(test, 'member')));
  const attempts: ExamAttempt[] = [];
  for (const learner of learners) attempts.push((await start(id, learner.token)).json().data);
  for (const attempt of attempts) {
    // Those in no section first; the empty section is left out.
    expect(sectionsOf(attempt)).toEqual([null, null, ...Array(7).fill(0), ...Array(5).fill(1)]);
    expect(attempt.sections).toEqual([
      { title: 'Reading', instructions: 'Read first.', lang: 'en_US', maxScore: 11, score: null },
      { title: 'Writing', instructions: '', lang: 'en_US', maxScore: 5, score: null },
    ]);
    expect(new Set(idsOf(attempt).slice(0, 2))).toEqual(new Set(ids.slice(0, 2)));
    expect(new Set(idsOf(attempt).slice(9))).toEqual(new Set([2, 4, 6, 8, 10].map((index) => ids[index])));
  }
  // Three times the same order of five in one and seven in the other comes never.
  expect(new Set(attempts.map((attempt) => idsOf(attempt).join())).size).toBeGreaterThan(1);

  const [one, learner] = [attempts[0] as ExamAttempt, learners[0] as { token: string }];
  const questions = input.questions.map(({ questionId }) => ({ questionId, points: 1 }));
  const changed = { ...input, sections: [], draws: [], questions, version: 1 };
  expect((await bank.saveExam(token, id, changed)).json().data).toMatchObject({ sections: [] });
  const again = (await read(one.id, learner.token)).json().data as ExamAttempt;
  expect([again.sections, again.questions]).toEqual([one.sections, one.questions]);
  const other = (await start(id, (await makePerson(test, 'member')).token)).json().data as ExamAttempt;
  expect(other).not.toHaveProperty('sections');
});

it('tells points by section to the grader at once, to the learner once results are released', async () => {
  const { token } = await makePerson(test, 'teacher');
  const make = async (input: object) => (await bank.create(token, input)).json().data.id as string;
  const [choice, second, essay] = [
    await make(choiceInput()),
    await make(choiceInput()),
    await make(questionInput()),
  ];
  const exam = await bank.createExam(
    token,
    examInput({
      status: 'published',
      showsAnswers: 'never',
      sections: [READING, WRITING],
      questions: [
        { questionId: choice, points: 2, section: 0 },
        { questionId: second, points: 2, section: 0 },
        { questionId: essay, points: 5, section: 1 },
      ],
    }),
  );
  const shown = (await bank.preview(token, exam.json().data.id)).json().data;
  expect(shown.sections).toMatchObject([{ title: 'Reading', maxScore: 4 }, { title: 'Writing' }]);
  const learner = await makePerson(test, 'member');
  const attempt = (await start(exam.json().data.id, learner.token)).json().data as ExamAttempt;
  await save(attempt.id, learner.token, [
    answerTo(choice, 1, { choice: ['a'] }),
    answerTo(essay, 2, { text: 'Because.' }),
  ]);
  await submit(attempt.id, learner.token, 1);
  const pointsOf = ({ sections }: Pick<AttemptResult, 'sections'>) => sections?.map(({ score }) => score);
  const own = async () => (await result(attempt.id, learner.token)).json().data as AttemptResult;
  const headers = { tenantid: SCHOOL.open };
  const path = `/api/exam/v1/attempts/${attempt.id}/grading`;
  const sheet = (await test.call('GET', path, { token, headers })).json().data as GradingSheet;
  expect(pointsOf(sheet)).toEqual([2, null]);
  expect(pointsOf(await own())).toEqual([null, null]);
  const scores = [{ questionId: essay, score: 3.5 }];
  await test.call('PUT', path, { token, headers, json: { version: '0', scores, finished: true } });
  expect(await own()).toMatchObject({ attempt: { score: 5.5 }, questions: [{ score: null }, {}, {}] });
  expect(pointsOf(await own())).toEqual([2, 3.5]);
});

it('refuses sections without a title, and questions and draws of sections that are not there', async () => {
  const refused = async (more: (ids: string[], folder: string) => Partial<ExamInput>) =>
    (await asked(1, more)).answer.json();
  const untitled = await refused(() => ({ sections: [{ title: { en_US: ' ' }, instructions: {} }] }));
  expect(untitled).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: { fields: [{ path: 'body/sections/0/title' }] },
  });
  const lost = await refused(([id]) => ({
    sections: [READING],
    questions: [{ questionId: id as string, points: 1, section: 1 }],
  }));
  expect(lost).toMatchObject({ details: { fields: [{ path: 'body/questions/0/section' }] } });
  const drawn = await refused((_, folder) => ({
    draws: [{ count: 1, folder, tag: '', points: 1, section: 0 }],
  }));
  expect(drawn).toMatchObject({ details: { fields: [{ path: 'body/draws/0/section' }] } });
  for (const section of [-1, 20, 0.5])
    expect(
      await codeOf(
        asked(1, ([id]) => ({ questions: [{ questionId: id as string, points: 1, section }] })).then(
          ({ answer }) => answer,
        ),
      ),
    ).toBe('VALIDATION_FAILED');
});
