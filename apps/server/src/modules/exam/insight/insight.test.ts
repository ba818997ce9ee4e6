import { beforeAll, expect, it } from 'vitest';
import type { ExamAttempt, QuestionPreview } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput, questionInput } from '../bank/bank.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const { start, save, submit } = examCalls(test);
const headers = { tenantid: SCHOOL.open };
let teacher: { id: string; token: string };

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

const path = (id: string, part: string) => `/api/exam/v1/manage/questions/${id}/${part}?sxz-lang=en_US`;
const statistics = (id: string, token = teacher.token) =>
  test.call('GET', path(id, 'statistics'), { token, headers });
const preview = (id: string, token = teacher.token) =>
  test.call('GET', path(id, 'preview'), { token, headers });
const tried = (id: string, json: object, token = teacher.token) =>
  test.call('POST', path(id, 'preview'), { token, headers, json });
const make = async (input: object) => (await bank.create(teacher.token, input)).json().data.id as string;

/** Lets a new person answer a choice and another one; left out: no answer. */
async function sit(examId: string, [first, second]: string[], choices: (string | undefined)[]) {
  const learner = await makePerson(test, 'member');
  const attempt = (await start(examId, learner.token)).json().data as ExamAttempt;
  const answers = [first, second].flatMap((id, index) =>
    choices[index] === undefined ? [] : [answerTo(id, index + 1, { choice: [choices[index]] })],
  );
  if (answers.length > 0) await save(attempt.id, learner.token, answers);
  await submit(attempt.id, learner.token, 1);
  return learner;
}

it('tells how often, how hard and how telling, and breaks down no fewer than five answers (C078)', async () => {
  const ids = [await make(choiceInput()), await make(choiceInput())];
  const [asked] = ids as [string];
  const questions = ids.map((questionId) => ({ questionId, points: 2 }));
  const exam = (await bank.createExam(teacher.token, examInput({ status: 'published', questions }))).json();
  const examId = exam.data.id as string;
  const nothing = { difficulty: null, discrimination: null, options: [] };
  expect((await statistics(asked)).json().data).toEqual({ attempts: 0, answered: 0, ...nothing });
  for (const choices of [
    ['a', 'a'],
    ['a', 'a'],
    ['b', 'b'],
    ['b', 'b'],
  ])
    await sit(examId, ids, choices);
  expect((await statistics(asked)).json().data).toEqual({ attempts: 4, answered: 4, ...nothing });
  // No answer is none of the options, and no points.
  const last = await sit(examId, ids, []);
  expect((await statistics(asked)).json().data).toEqual({
    attempts: 5,
    answered: 4,
    difficulty: 0.4,
    discrimination: 1,
    options: [],
  });
  await sit(examId, ids, ['a', 'b']);
  const full = (await statistics(asked)).json().data;
  expect(full).toMatchObject({
    attempts: 6,
    answered: 5,
    difficulty: 0.5,
    options: [
      { text: { en_US: 'This' }, right: true, count: 3 },
      { text: { en_US: 'That' }, right: false, count: 2 },
    ],
  });
  expect(full.discrimination).toBeCloseTo(0.71);
  // Who tries again knows the question: only the first attempt of a person counts. One that runs does not.
  const again = (await start(examId, last.token)).json().data as ExamAttempt;
  await save(again.id, last.token, [answerTo(asked, 1, { choice: ['a'] })]);
  await submit(again.id, last.token, 1);
  await start(examId, (await makePerson(test, 'member')).token);
  expect((await statistics(asked)).json().data).toEqual(full);
  // Other words of the question change nothing, other options begin anew.
  const change = (more: object, version: number) =>
    bank.save(teacher.token, asked, { ...choiceInput(more), version });
  await change({ text: { en_US: 'Which one?' } }, 1);
  expect((await statistics(asked)).json().data.attempts).toBe(6);
  const options = [
    { text: { en_US: 'Other' }, right: true },
    { text: { en_US: 'That' }, right: false },
  ];
  await change({ options }, 2);
  expect((await statistics(asked)).json().data.attempts).toBe(0);
});

it('shows a question as a learner sees it, and scores what is tried without keeping it', async () => {
  const id = await make(
    questionInput({
      kind: 'ordering',
      points: 3,
      options: ['One', 'Two', 'Three'].map((text) => ({ text: { en_US: text }, right: false })),
      explanation: { en_US: 'secretexplanation' },
    }),
  );
  const shown = await preview(id);
  const { question, order } = shown.json().data as QuestionPreview;
  expect(shown.body).not.toContain('secretexplanation');
  expect(question).toMatchObject({ id, kind: 'ordering', score: 3 });
  // The order of the author would be the answer.
  expect(order.options).not.toEqual([0, 1, 2]);
  const right = [0, 1, 2].map((place) => question.options[order.options.indexOf(place)]?.key as string);
  expect((await tried(id, { order, choice: right, text: '' })).json().data).toMatchObject({
    score: 3,
    rightChoice: right,
    explanation: 'secretexplanation',
  });
  const empty = (await tried(id, { order, choice: [], text: '' })).json().data;
  expect(empty).toMatchObject({ score: 0, rightChoice: right });
  const essay = await make(questionInput());
  const plain = ((await preview(essay)).json().data as QuestionPreview).order;
  const written = await tried(essay, { order: plain, choice: [], text: 'Because.' });
  expect(written.json().data).toMatchObject({ score: null, rightChoice: null });
  expect((await statistics(id)).json().data).toMatchObject({ attempts: 0, answered: 0 });
});

it('refuses orders and answers that the question cannot have', async () => {
  const id = await make(choiceInput());
  const { order } = (await preview(id)).json().data as QuestionPreview;
  for (const wrong of [
    { order: { ...order, version: 2 }, choice: [], text: '' },
    { order: { ...order, options: [0] }, choice: [], text: '' },
    { order: { ...order, options: [0, 2] }, choice: [], text: '' },
    { order: { ...order, options: [0, 0] }, choice: [], text: '' },
    { order: { ...order, parts: [0] }, choice: [], text: '' },
    { order, choice: ['c'], text: '' },
    { order, choice: ['a', 'b'], text: '' },
    { order, choice: [], text: 'typed' },
    { order, choice: [], text: '', parts: [{ key: 'a', value: 'a' }] },
  ])
    expect(await codeOf(tried(id, wrong))).toBe('VALIDATION_FAILED');
});

it('is for those who teach in the school (TRUST 60)', async () => {
  const id = await make(choiceInput());
  const { order } = (await preview(id)).json().data as QuestionPreview;
  const learner = await makePerson(test, 'member');
  const elsewhere = await makePerson(test, 'teacher', SCHOOL.overseas);
  const own = { tenantid: SCHOOL.overseas };
  const sent = { order, choice: [], text: '' };
  for (const call of [
    statistics(id, learner.token),
    preview(id, learner.token),
    tried(id, sent, learner.token),
  ])
    expect(await codeOf(call)).toBe('FORBIDDEN');
  for (const call of [
    test.call('GET', path(id, 'statistics'), { token: elsewhere.token, headers: own }),
    test.call('GET', path(id, 'preview'), { token: elsewhere.token, headers: own }),
    test.call('POST', path(id, 'preview'), { token: elsewhere.token, headers: own, json: sent }),
  ])
    expect(await codeOf(call)).toBe('NOT_FOUND');
});
