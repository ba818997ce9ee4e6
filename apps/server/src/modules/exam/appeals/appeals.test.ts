import type { AttemptResult, ExamInput, GradingSheet, QuestionAppeal } from '@stoa/api/schema';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { SCHOOL_PARTS } from '../../accounts/data-export.repository.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput, questionInput } from '../bank/bank.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
const headers: { tenantid: string } = { tenantid: SCHOOL.open };
let teacher: { id: string; token: string };

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

interface Place {
  attemptId: string;
  questionId: string;
}
const at = ({ attemptId, questionId }: Place) => `/api/exam/v1/attempts/${attemptId}/appeals/${questionId}`;
const ask = (place: Place, token: string | undefined, reason = 'It names both risks.', school = headers) =>
  test.call('PUT', at(place), { token, headers: school, json: { reason } });
const withdraw = (place: Place, token: string, school = headers) =>
  test.call('DELETE', at(place), { token, headers: school });
const list = (examId: string, query = '', token = teacher.token) =>
  test.call('GET', `/api/exam/v1/exams/${examId}/grading${query}`, { token, headers });
const sheet = async (attemptId: string) =>
  (
    await test.call('GET', `/api/exam/v1/attempts/${attemptId}/grading`, { token: teacher.token, headers })
  ).json().data as GradingSheet;
const grade = (attemptId: string, version: string, scores: object[], token = teacher.token) =>
  test.call('PUT', `/api/exam/v1/attempts/${attemptId}/grading`, {
    token,
    headers,
    json: { version, scores, finished: true },
  });
const entryOf = (result: AttemptResult, questionId: string) =>
  result.questions.find(({ question }) => question.id === questionId);

/** An attempt at an exam of an essay (2 of 4), a right choice and a question without an answer; results are released. */
async function graded(more: Partial<ExamInput> = {}) {
  const ids: string[] = [];
  for (const input of [questionInput({ points: 4 }), choiceInput(), questionInput()])
    ids.push((await bank.create(teacher.token, input)).json().data.id as string);
  const [essay, choice, empty] = ids as [string, string, string];
  const input = examInput({
    status: 'published',
    appealDays: 7,
    questions: ids.map((questionId, index) => ({ questionId, points: index === 0 ? 4 : 1 })),
    ...more,
  });
  const examId = (await bank.createExam(teacher.token, input)).json().data.id as string;
  const learner = await makePerson(test, 'member');
  const attemptId = (await exams.start(examId, learner.token)).json().data.id as string;
  await exams.save(attemptId, learner.token, [
    answerTo(essay, 1, { text: 'Because.' }),
    answerTo(choice, 2, { choice: ['a'] }),
  ]);
  await exams.submit(attemptId, learner.token, 1);
  const given = await grade(attemptId, '0', [{ questionId: essay, score: 2, comment: 'Half.' }]);
  expect(given.statusCode).toBe(200);
  const result = async () => (await exams.result(attemptId, learner.token)).json().data as AttemptResult;
  return {
    input,
    examId,
    attemptId,
    essay,
    choice,
    empty,
    learner,
    result,
    place: { attemptId, questionId: essay },
  };
}

it('is asked once, answered by other points, and told to the learner', async () => {
  const { examId, attemptId, essay, choice, empty, learner, result, place } = await graded();
  const before = await result();
  expect(before.appealsUntil).not.toBeNull();
  // What is right already, and what has no answer, has nothing to be appealed.
  expect([essay, choice, empty].map((id) => entryOf(before, id)?.mayAppeal)).toEqual([
    true,
    undefined,
    undefined,
  ]);
  const asked = (await ask(place, learner.token, ' It names both risks. ')).json().data as QuestionAppeal;
  expect(asked).toMatchObject({ state: 'open', reason: 'It names both risks.', scoreBefore: 2, reply: null });
  // Sent again it is the same; other words are not taken.
  expect((await ask(place, learner.token)).json().data).toEqual(asked);
  expect(await codeOf(ask(place, learner.token, 'Other words.'))).toBe('CONFLICT');
  expect(entryOf(await result(), essay)).toMatchObject({ score: 2, appeal: asked });
  expect(entryOf(await result(), essay)).not.toHaveProperty('mayAppeal');

  expect((await list(examId, '?isAppealed=true')).json().data).toMatchObject({
    items: [{ attempt: { id: attemptId }, learner: { id: learner.id }, openAppeals: 1 }],
    total: 1,
    appealCount: 1,
  });
  expect((await list(examId, '?isAppealed=false')).json().data).toMatchObject({ items: [], appealCount: 1 });
  const managed = (await bank.listExams(teacher.token)).json().data.items as { id: string }[];
  expect(managed.find(({ id }) => id === examId)).toMatchObject({ waitingCount: 1 });
  const read = await sheet(attemptId);
  expect(read.questions[0]).toMatchObject({ score: 2, comment: 'Half.', appeal: { state: 'open' } });

  const answer = [{ questionId: essay, score: 4, comment: 'Half.', appealReply: ' You are right. ' }];
  const answered = (await grade(attemptId, read.version, answer)).json().data as GradingSheet;
  expect(answered.questions[0]?.appeal).toMatchObject({
    state: 'changed',
    scoreBefore: 2,
    scoreAfter: 4,
    reply: 'You are right.',
  });
  expect(await result()).toMatchObject({ attempt: { score: 5, passed: true } });
  expect(entryOf(await result(), essay)).toMatchObject({ score: 4, appeal: { state: 'changed' } });
  expect((await list(examId, '?isAppealed=true')).json().data).toMatchObject({ total: 0, appealCount: 0 });
  const reported = await test.call('GET', '/api/accounts/notifications?sxz-lang=en_US', {
    token: learner.token,
  });
  expect(reported.body).toContain('appealAnswered');
  expect(reported.body).toContain(`/classInfo/${SCHOOL.open}/check-view/${examId}?attempt=${attemptId}`);
  // It is final.
  expect(await codeOf(withdraw(place, learner.token))).toBe('CONFLICT');
  expect(await codeOf(ask(place, learner.token, 'Once more.'))).toBe('CONFLICT');
  expect(await codeOf(grade(attemptId, answered.version, answer))).toBe('CONFLICT');
  const copy = await test.database.read(
    { schoolId: SCHOOL.open },
    (tx) => SCHOOL_PARTS.examAppeals?.(tx, learner.id) as Promise<object[]>,
  );
  expect(copy).toMatchObject([{ question_id: essay, reason: 'It names both risks.', score_after: 4 }]);
});

it('keeps the points only with a word, and counts once for two graders at once', async () => {
  const { attemptId, essay, learner, result, place } = await graded();
  await ask(place, learner.token);
  const { version } = await sheet(attemptId);
  const keep = (appealReply: string) =>
    grade(attemptId, version, [{ questionId: essay, score: 2, comment: 'Half.', appealReply }]);
  expect(await codeOf(keep('  '))).toBe('VALIDATION_FAILED');
  const codes = await Promise.all(['One.', 'Two.'].map((reply) => codeOf(keep(reply))));
  expect(codes.toSorted()).toEqual([200, 'VERSION_CONFLICT']);
  const appeal = entryOf(await result(), essay)?.appeal;
  expect(appeal).toMatchObject({ state: 'kept', scoreBefore: 2, scoreAfter: 2 });
  expect(appeal?.reply).toBe(codes[0] === 200 ? 'One.' : 'Two.');
});

it('is withdrawn until it is answered; who is grading it right now is told', async () => {
  const { examId, attemptId, essay, learner, place } = await graded();
  await ask(place, learner.token);
  const { version } = await sheet(attemptId);
  for (const _ of [1, 2]) expect((await withdraw(place, learner.token)).statusCode).toBe(200);
  const answer = [{ questionId: essay, score: 3, appealReply: 'A little more.' }];
  expect(await codeOf(grade(attemptId, version, answer))).toBe('VERSION_CONFLICT');
  expect(await codeOf(grade(attemptId, (await sheet(attemptId)).version, answer))).toBe('CONFLICT');
  expect((await list(examId)).json().data).toMatchObject({ appealCount: 0 });
  expect((await ask(place, learner.token, 'In other words.')).json().data).toMatchObject({ state: 'open' });
  const last = (await sheet(attemptId)).version;
  const [taken, given] = await Promise.all([
    codeOf(withdraw(place, learner.token)),
    codeOf(grade(attemptId, last, answer)),
  ]);
  expect([
    [200, 'VERSION_CONFLICT'],
    ['CONFLICT', 200],
  ]).toContainEqual([taken, given]);
});

it('stays open where points change without an answer, and tells what they were when it was asked', async () => {
  const { attemptId, essay, learner, result, place } = await graded();
  await ask(place, learner.token);
  const changed = await grade(attemptId, (await sheet(attemptId)).version, [{ questionId: essay, score: 3 }]);
  expect(changed.statusCode).toBe(200);
  expect(entryOf(await result(), essay)).toMatchObject({
    score: 3,
    appeal: { state: 'open', scoreBefore: 2 },
  });
  await grade(attemptId, (await sheet(attemptId)).version, [
    { questionId: essay, score: 3, appealReply: '' },
  ]);
  expect(entryOf(await result(), essay)?.appeal).toMatchObject({
    state: 'changed',
    scoreBefore: 2,
    scoreAfter: 3,
    reply: null,
  });
});

it('is possible only while the points are shown, and as long as the exam says', async () => {
  const none = await graded({ appealDays: null });
  expect(await codeOf(ask(none.place, none.learner.token))).toBe('APPEAL_CLOSED');
  expect((await none.result()).appealsUntil).toBeNull();
  const never = await graded({ showsAnswers: 'never' });
  expect(await codeOf(ask(never.place, never.learner.token))).toBe('APPEAL_CLOSED');
  const held = await graded({ releases: 'manual' });
  expect(await codeOf(ask(held.place, held.learner.token))).toBe('APPEAL_CLOSED');
  expect((await held.result()).appealsUntil).toBeNull();

  const { attemptId, choice, empty, learner, result, place } = await graded();
  for (const questionId of [choice, empty])
    expect(await codeOf(ask({ attemptId, questionId }, learner.token))).toBe('APPEAL_CLOSED');
  expect(await codeOf(ask({ attemptId, questionId: '1234567890123456789' }, learner.token))).toBe(
    'NOT_FOUND',
  );
  for (const reason of ['', '  ', 'x'.repeat(2001)])
    expect(await codeOf(ask(place, learner.token, reason))).toBe('VALIDATION_FAILED');
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    sql`update exam_attempt set released_at = released_at - interval '7 days', submitted_at = submitted_at - interval '7 days'
      where id = ${attemptId}`.execute(tx),
  );
  expect(await codeOf(ask(place, learner.token))).toBe('APPEAL_CLOSED');
  expect((await result()).questions[0]).not.toHaveProperty('mayAppeal');
});

it('belongs to the learner of the attempt, and is answered by who may grade it (TRUST 60)', async () => {
  const { attemptId, essay, learner, place } = await graded();
  const classmate = await makePerson(test, 'member');
  const stranger = await makePerson(test, 'owner', SCHOOL.company);
  const colleague = await makePerson(test, 'teacher');
  expect(await codeOf(ask(place, undefined))).toBe('UNAUTHENTICATED');
  for (const { token } of [classmate, teacher, stranger])
    expect(await codeOf(ask(place, token))).toBe('NOT_FOUND');
  expect(await codeOf(ask(place, stranger.token, 'Mine.', { tenantid: SCHOOL.company }))).toBe('NOT_FOUND');
  await ask(place, learner.token);
  for (const { token } of [classmate, teacher, stranger])
    expect(await codeOf(withdraw(place, token))).toBe('NOT_FOUND');
  const answer = [{ questionId: essay, score: 4, appealReply: '' }];
  const { version } = await sheet(attemptId);
  expect(await codeOf(grade(attemptId, version, answer, learner.token))).toBe('FORBIDDEN');
  expect(await codeOf(grade(attemptId, version, answer, colleague.token))).toBe('NOT_FOUND');
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .updateTable('membership')
      .set({ status: 'disabled' })
      .where('account_id', '=', learner.id)
      .where('school_id', '=', SCHOOL.open)
      .execute(),
  );
  expect(await codeOf(withdraw(place, learner.token))).toBe('NOT_A_MEMBER');
  // Those who run the school answer it all the same.
  const admin = await makePerson(test, 'admin');
  expect((await grade(attemptId, version, answer, admin.token)).statusCode).toBe(200);
});

it('is graded without names where the exam is', async () => {
  const { examId, attemptId, learner, place } = await graded({ isBlind: true });
  await ask(place, learner.token);
  const answer = await list(examId, '?isAppealed=true');
  expect(answer.json().data.items).toMatchObject([
    { learner: null, anonymousName: `#${attemptId.slice(-4)}`, openAppeals: 1 },
  ]);
  expect(answer.body).not.toContain(learner.id);
  expect(JSON.stringify(await sheet(attemptId))).not.toContain(learner.id);
});

it('is a setting of the exam', async () => {
  const { examId, input } = await graded();
  const read = (await bank.readExam(teacher.token, examId)).json().data;
  expect(read.appealDays).toBe(7);
  const change = (appealDays: number | null, version: number) =>
    bank.saveExam(teacher.token, examId, { ...input, appealDays, version });
  for (const days of [0, 366, 1.5])
    expect(await codeOf(change(days, read.version))).toBe('VALIDATION_FAILED');
  expect((await change(null, read.version)).json().data.appealDays).toBeNull();
});
