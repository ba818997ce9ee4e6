import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ExamBoardEntry } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { boardCalls } from './board.fixtures.ts';

const test = useTestApp();
const { call, makeSitting } = boardCalls(test);
const { save, submit, result, expire } = examCalls(test);
const MINUTE_MS = 60_000;

const board = (token: string, examId: string, query = '') =>
  call('GET', `/exams/${examId}/board${query}`, token);
const extend = (token: string, id: string, extraMinutes: number) =>
  call('PUT', `/attempts/${id}/extra-time`, token, { extraMinutes });
const submitFor = (token: string, id: string) => call('POST', `/attempts/${id}/submit-for`, token);
const presence = (token: string, id: string) => call('POST', `/attempts/${id}/presence`, token);

/** Who sits it has answered the first question. */
async function sitting() {
  const { begin, ...sat } = await makeSitting();
  const sit = async () => {
    const learner = await begin();
    const [first] = learner.attempt.questions;
    await save(learner.attempt.id, learner.token, [answerTo(first?.id, 1, { choice: ['a'] })]);
    return learner;
  };
  return { ...sat, sit };
}

it('shows who takes an exam, how far they are and how long they have (C078)', async () => {
  const { token, examId, sit } = await sitting();
  const [one, two] = [await sit(), await sit()];
  await submit(two.attempt.id, two.token, 1);
  const { data } = (await board(token, examId)).json();
  expect(data).toMatchObject({ total: 2, runningCount: 1, submittedCount: 1 });
  const [running, handedIn] = data.items as ExamBoardEntry[];
  expect(running).toMatchObject({
    attemptId: one.attempt.id,
    learner: { id: one.id },
    isRunning: true,
    answered: 1,
    questionCount: 2,
    extraMinutes: 0,
    deadline: one.attempt.deadline,
    submittedAt: null,
    submittedBy: null,
  });
  expect(handedIn).toMatchObject({ attemptId: two.attempt.id, isRunning: false, submittedBy: 'person' });
  expect((await board(token, examId, '?isRunning=true')).json().data.total).toBe(1);
  expect((await board(token, examId, '?keyword=%25')).json().data.total).toBe(0);

  // A device that only looks is there as well.
  const before = Date.parse(running?.seenAt ?? '');
  const reported = (await presence(one.token, one.attempt.id)).json().data;
  expect(reported).toMatchObject({ status: 'running', deadline: one.attempt.deadline, extraMinutes: 0 });
  const [seen] = (await board(token, examId)).json().data.items as ExamBoardEntry[];
  expect(Date.parse(seen?.seenAt ?? '')).toBeGreaterThanOrEqual(before);
});

it('sorts and finds people by what they are called now, page by page', async () => {
  const { token, examId, begin } = await makeSitting();
  const call = (id: string, name: string) =>
    test.database.write({ schoolId: SCHOOL.open, accountId: id }, (tx) =>
      sql`update account set real_name = ${name} where id = ${id}`.execute(tx),
    );
  const [one, two, three] = [await begin(), await begin(), await begin()];
  const names = new Map([
    [one.id, 'Zoe 100% Alder'],
    [two.id, 'bea Alder'],
    [three.id, '王伟'],
  ]);
  for (const [id, name] of names) await call(id, name);
  const shown = async (query: string) => {
    const { data } = (await board(token, examId, query)).json();
    return { ...data, names: (data.items as ExamBoardEntry[]).map(({ learner }) => learner.name) };
  };
  expect((await shown('')).names).toEqual(['bea Alder', 'Zoe 100% Alder', '王伟']);
  const first = await shown('?pageSize=2');
  expect(first).toMatchObject({ total: 3, totalIsExact: true, previous: null });
  const second = await shown(`?pageSize=2&cursor=${first.next}`);
  expect(second.names).toEqual(['王伟']);
  expect((await shown(`?pageSize=2&cursor=${second.previous}`)).names).toEqual(first.names);
  for (const [keyword, found] of [
    ['ALDER', ['bea Alder', 'Zoe 100% Alder']],
    ['0%', ['Zoe 100% Alder']],
    ['伟', ['王伟']],
    ['nobody', []],
  ] as const)
    expect((await shown(`?keyword=${encodeURIComponent(keyword)}`)).names).toEqual(found);
  // Called otherwise while they sit it, and handed in: those that run stay first.
  await call(two.id, 'Mo');
  await submit(three.attempt.id, three.token, 0);
  await call(three.id, 'Aki');
  expect((await shown('')).names).toEqual(['Mo', 'Zoe 100% Alder', 'Aki']);
  expect((await shown('?isRunning=false')).names).toEqual(['Aki']);
  expect(await shown('?keyword=bea')).toMatchObject({ total: 0, names: [] });
});

it('gives one person more time, however often it is sent (C078)', async () => {
  const { token, examId, sit } = await sitting();
  const [one, two] = [await sit(), await sit()];
  const later = new Date(Date.parse(one.attempt.deadline) + 15 * MINUTE_MS).toISOString();
  for (let again = 0; again < 2; again++)
    expect((await extend(token, one.attempt.id, 15)).json().data).toMatchObject({
      deadline: later,
      extraMinutes: 15,
    });
  expect((await presence(one.token, one.attempt.id)).json().data).toMatchObject({
    deadline: later,
    extraMinutes: 15,
  });
  expect((await presence(two.token, two.attempt.id)).json().data.deadline).toBe(two.attempt.deadline);
  // Taken back where time is left; the job of the first deadline hands nothing in.
  expect((await extend(token, one.attempt.id, 0)).json().data.deadline).toBe(one.attempt.deadline);
  await extend(token, one.attempt.id, 30);
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .updateTable('exam_attempt')
      .set({ deadline: new Date(Date.now() + MINUTE_MS) })
      .where('id', '=', one.attempt.id)
      .execute(),
  );
  expect(await codeOf(extend(token, one.attempt.id, 1))).toBe('VALIDATION_FAILED');
  await expire(two.attempt.id);
  expect(await codeOf(extend(token, two.attempt.id, 15))).toBe('ATTEMPT_EXPIRED');
  expect(await codeOf(extend(token, two.attempt.id, 15))).toBe('ATTEMPT_SUBMITTED');
  const left = (await board(token, examId, '?isRunning=false')).json().data.items as ExamBoardEntry[];
  expect(left).toMatchObject([{ attemptId: two.attempt.id, submittedBy: 'server' }]);
});

it('hands in for somebody what is stored, once (C078)', async () => {
  const { token, sit } = await sitting();
  const learner = await sit();
  const first = (await submitFor(token, learner.attempt.id)).json().data as ExamBoardEntry;
  expect(first).toMatchObject({ isRunning: false, submittedBy: 'teacher', answered: 1 });
  expect((await submitFor(token, learner.attempt.id)).json().data).toEqual(first);
  expect((await presence(learner.token, learner.attempt.id)).json().data.status).toBe('graded');
  const answers = [answerTo(learner.attempt.questions[1]?.id, 2, { choice: ['a'] })];
  expect(await codeOf(save(learner.attempt.id, learner.token, answers))).toBe('ATTEMPT_SUBMITTED');
  // The device hands in as well and is told what counts.
  expect((await submit(learner.attempt.id, learner.token, 1)).json().data).toMatchObject({
    submittedBy: 'teacher',
    submittedAt: first.submittedAt,
  });
  expect((await result(learner.attempt.id, learner.token)).json().data).toMatchObject({
    handedIn: { submittedBy: 'teacher' },
    attempt: { score: 1 },
  });
});

it('is for the teacher of the exam and those who run the school', async () => {
  const { token, examId, sit } = await sitting();
  const learner = await sit();
  const { id } = learner.attempt;
  const [other, admin] = [await makePerson(test, 'teacher'), await makePerson(test, 'admin')];
  expect(await codeOf(board(other.token, examId))).toBe('NOT_FOUND');
  expect(await codeOf(extend(other.token, id, 5))).toBe('NOT_FOUND');
  expect(await codeOf(submitFor(other.token, id))).toBe('NOT_FOUND');
  expect(await codeOf(board(learner.token, examId))).toBe('FORBIDDEN');
  expect(await codeOf(presence(token, id))).toBe('NOT_FOUND');
  expect((await extend(admin.token, id, 5)).statusCode).toBe(200);
  const elsewhere = await call(
    'PUT',
    `/attempts/${id}/extra-time`,
    admin.token,
    { extraMinutes: 5 },
    SCHOOL.overseas,
  );
  expect(elsewhere.statusCode).toBeGreaterThanOrEqual(403);
});

it('reads a board with a fixed number of statements', async () => {
  const { token, examId, sit } = await sitting();
  const count = async () => {
    const before = test.database.statements;
    await board(token, examId);
    return test.database.statements - before;
  };
  await sit();
  const few = await count();
  await sit();
  await sit();
  expect(await count()).toBe(few);
});
