import { expect, it } from 'vitest';
import type {
  AttemptResult,
  ExamAttempt,
  ExamQuestion,
  QuestionInput,
  QuestionRegrade,
} from '@stoa/api/schema';
import { eventually } from '../../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { lockQuestion } from '../bank/bank.repository.ts';
import { bankCalls, choiceInput, examInput, questionInput } from '../bank/bank.fixtures.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { settlePasses } from '../passes.ts';

const test = useTestApp();
const bank = bankCalls(test);
const { start, save, submit, result } = examCalls(test);
const options = (right: number) =>
  ['One', 'Two', 'Three'].map((text, index) => ({ text: { en_US: text }, right: index === right }));
const regrade = (token: string, id: string, body: object, school: string = SCHOOL.open) =>
  test.call('POST', `/api/exam/v1/manage/questions/${id}/regrade`, {
    token,
    headers: { tenantid: school },
    json: body,
  });

/** A question with a wrong key in a published exam, and who answered it with so many options. */
async function wrongKey() {
  const { token } = await makePerson(test, 'teacher');
  const input = choiceInput({ points: 2, options: options(0) });
  const question = (await bank.create(token, input)).json().data as { id: string; version: number };
  const exam = (
    await bank.createExam(
      token,
      examInput({
        status: 'published',
        questions: [{ questionId: question.id, points: 2 }],
      }),
    )
  ).json().data as { id: string };
  const sit = async (choice: string, isSubmitted = true) => {
    const learner = await makePerson(test, 'member');
    const attempt = (await start(exam.id, learner.token)).json().data as ExamAttempt;
    await save(attempt.id, learner.token, [answerTo(question.id, 1, { choice: [choice] })]);
    if (isSubmitted) await submit(attempt.id, learner.token, 1);
    return { token: learner.token, id: attempt.id };
  };
  const correct = async (more: object = { options: options(1) }): Promise<number> =>
    (await bank.save(token, question.id, { ...input, ...more, version: question.version })).json().data
      .version as number;
  return { token, question, examId: exam.id, sit, correct };
}
const scoreOf = async ({ id, token }: { id: string; token: string }) =>
  (await result(id, token)).json().data as AttemptResult;

it('tells first whose result would change, then changes it in one step with an entry (C078)', async () => {
  const { token, question, sit, correct } = await wrongKey();
  const [lost, won, neither, running] = [
    await sit('a'),
    await sit('b'),
    await sit('c'),
    await sit('b', false),
  ];
  const version = await correct();
  const seen = (await regrade(token, question.id, { version, reason: '', dryRun: true })).json()
    .data as QuestionRegrade;
  expect(seen).toMatchObject({ applied: false, hasOtherKey: true, changed: 2, outcomes: 2, unfitting: 0 });
  const byId = Object.fromEntries(
    seen.items.map((item) => [
      item.attemptId,
      [item.totalBefore, item.totalAfter, item.passedBefore, item.passedAfter],
    ]),
  );
  expect(byId).toEqual({ [lost.id]: [2, 0, true, false], [won.id]: [0, 2, false, true] });
  expect((await scoreOf(lost)).attempt.score).toBe(2);

  expect(await codeOf(regrade(token, question.id, { version, reason: ' ', dryRun: false }))).toBe(
    'VALIDATION_FAILED',
  );
  expect(await codeOf(regrade(token, question.id, { version: 0, reason: 'x', dryRun: false }))).toBe(
    'VERSION_CONFLICT',
  );
  const done = await regrade(token, question.id, { version, reason: 'The key was wrong.', dryRun: false });
  expect(done.json().data).toMatchObject({ applied: true, changed: 2 });
  const results = await Promise.all([lost, won, neither].map(scoreOf));
  expect(results.map(({ attempt }) => [attempt.score, attempt.passed])).toEqual([
    [0, false],
    [2, true],
    [0, false],
  ]);
  expect(results.map(({ regradedAt }) => typeof regradedAt)).toEqual(['string', 'string', 'object']);
  expect(results[1]?.questions[0]?.rightChoice).toEqual(['b']);

  // An attempt that ran meanwhile keeps its version, and is graded with the corrected key.
  await submit(running.id, running.token, 1);
  expect((await scoreOf(running)).attempt.score).toBe(2);
  const { regrades } = (await bank.read(token, question.id)).json().data;
  expect(regrades).toMatchObject([{ reason: 'The key was wrong.', changed: 2 }]);
  expect(
    (await regrade(token, question.id, { version, reason: 'x', dryRun: false })).json().data,
  ).toMatchObject({
    applied: false,
    hasOtherKey: false,
    changed: 0,
  });
});

const said = (...texts: string[]) => texts.map((text) => ({ text: { en_US: text }, right: false }));
const part = (text: string, right: number | null, ...patterns: string[]) => ({
  text: text === '' ? {} : { en_US: text },
  right,
  accepts: patterns.map((pattern) => ({ pattern, share: 1 })),
});
const keyOf = (list: ExamQuestion['parts'], text: string): string =>
  list?.find((one) => one.text === text)?.key ?? '';
const pairsAnswer = ({ options: columns, parts }: ExamQuestion) => ({
  parts: {
    [keyOf(parts, 'Bird')]: keyOf(columns, 'Sky'),
    [keyOf(parts, 'Fish')]: keyOf(columns, 'Sea'),
  },
});
const pairs = (...right: [number, number]): Partial<QuestionInput> => ({
  options: said('Sky', 'Sea'),
  parts: [part('Bird', right[0]), part('Fish', right[1])],
});
const measure = (value: number) => ({ number: { value, tolerance: 0, near: null } });
/** Of each kind that a key grades: a wrong key, the right one, and an answer that it makes right. */
const KEYS: {
  kind: QuestionInput['kind'];
  wrong: Partial<QuestionInput>;
  right: Partial<QuestionInput>;
  answer: (question: ExamQuestion) => { choice?: string[]; text?: string; parts?: Record<string, string> };
}[] = [
  {
    kind: 'single',
    wrong: { options: options(0) },
    right: { options: options(1) },
    answer: () => ({ choice: ['b'] }),
  },
  {
    kind: 'multiple',
    wrong: { options: options(0) },
    right: { options: options(2) },
    answer: () => ({ choice: ['c'] }),
  },
  {
    kind: 'truefalse',
    wrong: { options: options(0).slice(0, 2) },
    right: { options: options(1).slice(0, 2) },
    answer: () => ({ choice: ['b'] }),
  },
  {
    kind: 'text',
    wrong: { accepts: [{ pattern: 'cat', share: 1 }] },
    right: { accepts: [{ pattern: 'dog', share: 1 }] },
    answer: () => ({ text: 'Dog' }),
  },
  { kind: 'number', wrong: measure(1), right: measure(2), answer: () => ({ text: '2' }) },
  {
    kind: 'slider',
    wrong: { ...measure(1), range: { min: 0, max: 10, step: 1 } },
    right: { ...measure(2), range: { min: 0, max: 10, step: 1 } },
    answer: () => ({ text: '2' }),
  },
  { kind: 'matching', wrong: pairs(1, 0), right: pairs(0, 1), answer: pairsAnswer },
  { kind: 'categories', wrong: pairs(1, 0), right: pairs(0, 1), answer: pairsAnswer },
  {
    kind: 'table',
    wrong: pairs(1, 0),
    // In another order as well.
    right: {
      options: said('Sea', 'Sky'),
      parts: [part('Fish', 0), part('Bird', 1)],
    },
    answer: pairsAnswer,
  },
  {
    kind: 'ordering',
    wrong: { options: said('Two', 'Three', 'One') },
    right: { options: said('One', 'Two', 'Three') },
    answer: ({ options: list }) => ({ choice: ['One', 'Two', 'Three'].map((text) => keyOf(list, text)) }),
  },
  {
    kind: 'gaps',
    wrong: { text: { en_US: 'A [[1]].' }, parts: [part('', null, 'cat')] },
    right: { text: { en_US: 'A [[1]].' }, parts: [part('', null, 'dog; dingo', 'dog')] },
    answer: ({ parts }) => ({ parts: { [parts?.[0]?.key ?? '']: 'dog; dingo' } }),
  },
];

it.each(KEYS)('grades $kind anew', async ({ kind, wrong, right, answer }) => {
  const { token } = await makePerson(test, 'teacher');
  const input = questionInput({ kind, points: 2, ...wrong });
  const question = (await bank.create(token, input)).json().data as { id: string; version: number };
  const exam = examInput({ status: 'published', questions: [{ questionId: question.id, points: 2 }] });
  const { id } = (await bank.createExam(token, exam)).json().data as { id: string };
  const learner = await makePerson(test, 'member');
  const attempt = (await start(id, learner.token)).json().data as ExamAttempt;
  const [shown] = attempt.questions as [ExamQuestion];
  await save(attempt.id, learner.token, [answerTo(question.id, 1, answer(shown))]);
  await submit(attempt.id, learner.token, 1);
  const own = { id: attempt.id, token: learner.token };
  expect((await scoreOf(own)).attempt.score).toBe(0);
  const saved = await bank.save(token, question.id, { ...input, ...right, version: question.version });
  const { version } = saved.json().data;
  const body = { version, reason: 'The key was wrong.', dryRun: false };
  expect((await regrade(token, question.id, body)).json().data).toMatchObject({ applied: true, changed: 1 });
  const after = await scoreOf(own);
  expect(after.attempt.score).toBe(2);
  // What is shown as right is what was answered.
  const [entry] = after.questions;
  if (entry?.rightChoice) expect(entry.rightChoice).toEqual(entry.answer?.choice);
  for (const { isRight } of entry?.rightParts ?? []) expect(isRight).toBe(true);
});

it('keeps points that a person gave', async () => {
  const { token, question, sit, correct } = await wrongKey();
  const learner = await sit('b');
  await test.call('PUT', `/api/exam/v1/attempts/${learner.id}/grading`, {
    token,
    headers: { tenantid: SCHOOL.open },
    json: { version: '0', scores: [{ questionId: question.id, score: 1 }], finished: true },
  });
  const version = await correct();
  const body = { version, reason: 'The key was wrong.', dryRun: false };
  expect((await regrade(token, question.id, body)).json().data).toMatchObject({ applied: true, changed: 0 });
  expect((await scoreOf(learner)).attempt.score).toBe(1);
});

it('leaves versions alone that ask something else', async () => {
  const { token, question, sit, correct } = await wrongKey();
  const learner = await sit('a');
  const version = await correct({ options: options(1).slice(0, 2) });
  const { data } = (await regrade(token, question.id, { version, reason: 'x', dryRun: false })).json();
  expect(data).toMatchObject({ applied: false, changed: 0, unfitting: 1 });
  expect((await scoreOf(learner)).attempt.score).toBe(2);
});

it('is not for learners, other schools, and teachers of other exams', async () => {
  const { token, question, sit, correct } = await wrongKey();
  const learner = await sit('a');
  const version = await correct();
  const body = { version, reason: 'x', dryRun: true };
  expect(await codeOf(regrade(learner.token, question.id, body))).toBe('FORBIDDEN');
  const other = await makePerson(test, 'teacher');
  expect(await codeOf(regrade(other.token, question.id, body))).toBe('FORBIDDEN');
  expect((await regrade(token, question.id, body, SCHOOL.company)).statusCode).toBeGreaterThanOrEqual(403);
});

it('never waits for an exam whose save waits for the question', async () => {
  const { token, question, examId, sit } = await wrongKey();
  await sit('a');
  const { data } = (await bank.readExam(token, examId)).json() as { data: { version: number } };
  const input = examInput({ status: 'published', questions: [{ questionId: question.id, points: 2 }] });
  const scope = { schoolId: SCHOOL.open };
  const saved = await test.database.write(scope, async (tx) => {
    // As regrading begins and ends.
    await lockQuestion(tx, question.id);
    const saving = bank.saveExam(token, examId, { ...input, version: data.version });
    await eventually(async () => {
      const { rows } = await test.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).not.toHaveLength(0);
    });
    await settlePasses(tx, SCHOOL.open, [{ examId, accountId: '0' }], new Date());
    return { saving };
  });
  expect((await saved.saving).statusCode).toBe(200);
});
