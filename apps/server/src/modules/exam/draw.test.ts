import { expect, it } from 'vitest';
import type { ExamAttempt } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput } from './bank/bank.fixtures.ts';
import { answerTo, examCalls } from './exam.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const { introduce, start, read, save, submit, result } = examCalls(test);

/** A folder of the bank with so many questions, and an exam that names one of them and draws of the rest. */
async function folderOf(count: number, tags: string[] = []) {
  const { token } = await makePerson(test, 'teacher');
  const folder = crypto.randomUUID();
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push((await bank.create(token, choiceInput({ folder, tags }))).json().data.id);
  return { token, folder, ids };
}
const draw = (folder: string, count: number, more: object = {}) => ({
  folder,
  tag: '',
  count,
  points: 2,
  ...more,
});
const idsOf = ({ questions }: ExamAttempt) => questions.map(({ id }) => id);

it('draws other questions for each attempt, pins them, and asks none twice (C078)', async () => {
  const { token, folder, ids } = await folderOf(12);
  const [named] = ids as [string];
  const input = examInput({
    status: 'published',
    questions: [{ questionId: named, points: 1 }],
    draws: [draw(folder, 4), draw(folder, 3)],
  });
  const saved = (await bank.createExam(token, input)).json().data;
  expect(saved.draws).toEqual(input.draws);
  const learners = await Promise.all([0, 1, 2].map(() => makePerson(test, 'member')));
  expect((await introduce(saved.id, learners[0]?.token)).json().data).toMatchObject({
    questionCount: 8,
    maxScore: 15,
  });
  const attempts: ExamAttempt[] = [];
  for (const learner of learners) attempts.push((await start(saved.id, learner.token)).json().data);
  for (const attempt of attempts) {
    expect(idsOf(attempt)[0]).toBe(named);
    expect(new Set(idsOf(attempt)).size).toBe(8);
    for (const id of idsOf(attempt)) expect(ids).toContain(id);
    expect(attempt.questions.slice(1).map(({ score }) => score)).toEqual(Array.from({ length: 7 }, () => 2));
  }
  // Three times the same seven of eleven come once in a hundred thousand runs.
  expect(new Set(attempts.map((attempt) => idsOf(attempt).toSorted().join())).size).toBeGreaterThan(1);

  // Pinned: read again, and whatever becomes of the exam and its folder.
  const [one, learner] = [attempts[0] as ExamAttempt, learners[0] as { token: string }];
  await bank.saveExam(token, saved.id, { ...input, draws: [], version: 1 });
  for (const id of ids) await bank.archive(token, id, true);
  expect(idsOf((await read(one.id, learner.token)).json().data)).toEqual(idsOf(one));
  await save(
    one.id,
    learner.token,
    idsOf(one).map((id, index) => answerTo(id, index + 1, { choice: ['a'] })),
  );
  await submit(one.id, learner.token, 1);
  expect((await result(one.id, learner.token)).json().data.attempt).toMatchObject({
    score: 15,
    maxScore: 15,
  });
  // What was drawn is never deleted.
  expect(await codeOf(bank.remove(token, idsOf(one)[1] as string))).toBe('CONFLICT');
});

it('draws of a tag, and of all folders', async () => {
  const tag = crypto.randomUUID().slice(0, 20);
  const { token, ids } = await folderOf(3, [tag]);
  const input = examInput({ status: 'published', draws: [draw('', 3, { tag })] });
  const { id } = (await bank.createExam(token, input)).json().data;
  const learner = await makePerson(test, 'member');
  const attempt = (await start(id, learner.token)).json().data as ExamAttempt;
  expect(idsOf(attempt).toSorted()).toEqual(ids.toSorted());
  const shown = (await bank.preview(token, id)).json().data;
  expect(shown).toMatchObject({ maxScore: 6 });
  expect(shown.questions).toHaveLength(3);
});

it('is not published with more than the bank has, and draws what is left later', async () => {
  const { token, folder, ids } = await folderOf(2);
  const publish = (draws: object[]) =>
    bank.createExam(token, { ...examInput({ status: 'published' }), draws });
  expect(await codeOf(publish([draw(folder, 3)]))).toBe('VALIDATION_FAILED');
  expect(await codeOf(publish([draw(folder, 1), draw(folder, 2)]))).toBe('VALIDATION_FAILED');
  expect(await codeOf(publish([draw(crypto.randomUUID(), 1)]))).toBe('VALIDATION_FAILED');
  expect(await codeOf(publish([draw('', 200), draw('', 200)]))).toBe('VALIDATION_FAILED');
  const { id } = (await publish([draw(folder, 2)])).json().data;
  await bank.archive(token, ids[0] as string, true);
  const learner = await makePerson(test, 'member');
  const attempt = (await start(id, learner.token)).json().data as ExamAttempt;
  expect(idsOf(attempt)).toEqual([ids[1]]);
});

it('draws nothing of another school', async () => {
  const { token } = await folderOf(1);
  const elsewhere = bankCalls(test, SCHOOL.overseas);
  const owner = await makePerson(test, 'teacher', SCHOOL.overseas);
  const folder = crypto.randomUUID();
  expect((await elsewhere.create(owner.token, choiceInput({ folder }))).statusCode).toBe(200);
  const input = examInput({ status: 'published', draws: [draw(folder, 1)] });
  expect(await codeOf(bank.createExam(token, input))).toBe('VALIDATION_FAILED');
});

it('draws of a level alone, and is not published where there are too few of it', async () => {
  const { token, folder } = await folderOf(3);
  const hard: string[] = [];
  for (let index = 0; index < 2; index++)
    hard.push((await bank.create(token, choiceInput({ folder, level: 'hard' }))).json().data.id);
  const input = (count: number) =>
    examInput({ status: 'published', questions: [], draws: [draw(folder, count, { level: 'hard' })] });
  expect(await codeOf(bank.createExam(token, input(3)))).toBe('VALIDATION_FAILED');
  const { id } = (await bank.createExam(token, input(2))).json().data;
  const learner = await makePerson(test, 'member');
  const attempt = (await start(id, learner.token)).json().data as ExamAttempt;
  expect(idsOf(attempt).toSorted()).toEqual(hard.toSorted());
});
