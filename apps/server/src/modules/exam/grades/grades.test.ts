import type { GradingSheet } from '@stoa/api/schema';
import { beforeAll, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { readXlsx } from '../../../platform/xlsx.ts';
import { codeOf, makePerson, pointsOf } from '../../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput, questionInput } from '../bank/bank.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { countingOf } from './grades.service.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
const headers = { tenantid: SCHOOL.open };
let teacher: { id: string; token: string };

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

const list = (token: string, examId: string, query = '') =>
  test.call('GET', `/api/exam/v1/exams/${examId}/grading${query}`, { token, headers });
const sheet = (token: string, attemptId: string) =>
  test.call('GET', `/api/exam/v1/attempts/${attemptId}/grading`, { token, headers });
const grade = (token: string, attemptId: string, json: object) =>
  test.call('PUT', `/api/exam/v1/attempts/${attemptId}/grading`, { token, headers, json });
const release = (token: string, examId: string) =>
  test.call('POST', `/api/exam/v1/exams/${examId}/release`, { token, headers });
const file = (token: string, examId: string, query = '') =>
  test.call('GET', `/api/exam/v1/exams/${examId}/grades.csv${query}`, { token, headers });

/** An exam of one choice and one essay, and an attempt at it that was handed in. */
async function handedIn(more: Parameters<typeof examInput>[0] = {}, essay = 'Because.') {
  const ids = [];
  for (const input of [choiceInput(), questionInput({ points: 4, explanation: { en_US: 'A reason.' } })])
    ids.push((await bank.create(teacher.token, input)).json().data.id as string);
  const [choice, written] = ids as [string, string];
  const exam = await bank.createExam(
    teacher.token,
    examInput({
      status: 'published',
      questions: [
        { questionId: choice, points: 1 },
        { questionId: written, points: 4 },
      ],
      ...more,
    }),
  );
  const examId = exam.json().data.id as string;
  const learner = await makePerson(test, 'member');
  const attemptId = (await exams.start(examId, learner.token)).json().data.id as string;
  await exams.save(attemptId, learner.token, [
    answerTo(choice, 1, { choice: ['a'] }),
    ...(essay ? [answerTo(written, 2, { text: essay })] : []),
  ]);
  await exams.submit(attemptId, learner.token, 1);
  return { examId, attemptId, choice, written, learner };
}

it('lists what waits before what is graded, page by page', async () => {
  const { examId, attemptId, written, learner } = await handedIn();
  const later: string[] = [];
  for (let index = 0; index < 2; index++) {
    const { token } = await makePerson(test, 'member');
    const id = (await exams.start(examId, token)).json().data.id as string;
    await exams.save(id, token, [answerTo(written, 2, { text: 'Because.' })]);
    await exams.submit(id, token, 1);
    later.push(id);
  }
  const [second = '', third = ''] = later;
  const graded = await grade(teacher.token, attemptId, {
    version: '0',
    finished: true,
    scores: [{ questionId: written, score: 3 }],
  });
  expect(graded.statusCode).toBe(200);
  const page = async (query: string) => {
    const { items, ...rest } = (await list(teacher.token, examId, query)).json().data;
    return { ...rest, ids: items.map((entry: { attempt: { id: string } }) => entry.attempt.id) };
  };
  expect(await page('')).toMatchObject({ total: 3, ids: [second, third, attemptId], next: null });
  const first = await page('?pageSize=2');
  expect(first).toMatchObject({ ids: [second, third], total: 3, totalIsExact: true, previous: null });
  expect(first).toMatchObject({ gradedCount: 1, gradedIsExact: true, appealsAreExact: true });
  const last = await page(`?pageSize=2&cursor=${first.next}`);
  expect(last).toMatchObject({ ids: [attemptId], next: null });
  expect((await page(`?pageSize=2&cursor=${last.previous}`)).ids).toEqual(first.ids);
  expect(await page('?grading=2')).toMatchObject({ ids: [], total: 0, gradedCount: 1 });
  expect((await list(learner.token, examId)).statusCode).toBe(403);
});

it('gives points and remarks, which the learner sees once all is graded (B064)', async () => {
  const { examId, attemptId, written, learner } = await handedIn();
  const own = async () => (await exams.result(attemptId, learner.token)).json().data;
  expect((await list(teacher.token, examId)).json().data).toMatchObject({
    items: [{ attempt: { id: attemptId, grading: 1 }, openQuestions: 1, isReleased: false }],
    total: 1,
    gradedCount: 0,
    unreleasedCount: 0,
  });
  const read = (await sheet(teacher.token, attemptId)).json().data as GradingSheet;
  expect(read).toMatchObject({
    version: '0',
    questions: [
      { score: 1, rightChoice: ['a'] },
      { score: null, guidance: 'A reason.', answer: { text: 'Because.' } },
    ],
  });
  const given = (score: number, version: string, finished = false) => ({
    version,
    scores: [{ questionId: written, score, comment: ' Half. ' }],
    feedback: 'Go on.',
    finished,
  });
  expect((await grade(teacher.token, attemptId, given(2, '0'))).json().data).toMatchObject({
    version: '1',
    attempt: { grading: 1, score: null },
  });
  expect(await own()).toMatchObject({ attempt: { score: null }, feedback: null });
  expect((await own()).questions[1]).toMatchObject({ score: null, comment: null });
  expect(await codeOf(grade(teacher.token, attemptId, given(3, '0')))).toBe('VERSION_CONFLICT');
  await grade(teacher.token, attemptId, given(2.5, '1', true));
  expect(await own()).toMatchObject({
    attempt: { grading: 0, score: 3.5, passed: true },
    feedback: 'Go on.',
    questions: [{ score: 1 }, { score: 2.5, comment: 'Half.' }],
  });
  const recorded = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('exam_grade')
      .select(['score', 'graded_by'])
      .where('attempt_id', '=', attemptId)
      .orderBy('id')
      .execute(),
  );
  expect(recorded).toEqual([2, 2.5].map((score) => ({ score, graded_by: teacher.id })));
  // A grade that is mended counts at once.
  await grade(teacher.token, attemptId, { ...given(4, '2'), scores: [{ questionId: written, score: 4 }] });
  expect((await own()).attempt).toMatchObject({ score: 5 });
});

it('shows no result before a teacher releases it, where the exam says so', async () => {
  const { examId, attemptId, written, learner } = await handedIn({ releases: 'manual', isBlind: true });
  const scores = [{ questionId: written, score: 4, comment: 'secretremark' }];
  const graded = (await grade(teacher.token, attemptId, { version: '0', scores, finished: true })).json()
    .data;
  expect(graded).toMatchObject({
    learner: null,
    anonymousName: `#${attemptId.slice(-4)}`,
    isReleased: false,
  });
  const answers = [await exams.result(attemptId, learner.token), await exams.list(examId, learner.token)];
  for (const answer of answers)
    expect(answer.body).not.toMatch(/secretremark|"score":[1-9]\d*,"maxScore"|"grading":0/);
  expect((await list(teacher.token, examId, '?grading=0')).json().data).toMatchObject({
    total: 1,
    unreleasedCount: 1,
  });
  expect((await release(teacher.token, examId)).json().data).toEqual({ count: 1 });
  expect((await release(teacher.token, examId)).json().data).toEqual({ count: 0 });
  expect((await exams.result(attemptId, learner.token)).json().data).toMatchObject({
    attempt: { score: 5, grading: 0 },
    questions: [{}, { comment: 'secretremark' }],
  });
});

it('takes no points that a question does not have, and ends only where all is graded (TRUST 60)', async () => {
  const { attemptId, choice, written } = await handedIn();
  const send = (scores: object[], finished = false) =>
    codeOf(grade(teacher.token, attemptId, { version: '0', scores, finished }));
  expect(await send([{ questionId: written, score: 4.5 }])).toBe('VALIDATION_FAILED');
  for (const score of [1.3, -1, 1e308, '1', 'NaN'])
    expect(await send([{ questionId: written, score }])).toBe('VALIDATION_FAILED');
  expect(await send([{ questionId: '1234567890123456789', score: 1 }])).toBe('VALIDATION_FAILED');
  expect(await send([{ questionId: choice, score: 0.5 }], true)).toBe('VALIDATION_FAILED');
  const empty = await handedIn({}, '');
  expect(
    await codeOf(
      grade(teacher.token, empty.attemptId, {
        version: '0',
        scores: [{ questionId: empty.written, score: 1 }],
        finished: true,
      }),
    ),
  ).toBe('VALIDATION_FAILED');
});

it('is for the teacher of the exam and those who run the school; attempts that run are not there (TRUST 60)', async () => {
  const { examId, attemptId, learner } = await handedIn();
  const colleague = await makePerson(test, 'teacher');
  const admin = await makePerson(test, 'admin');
  for (const call of [
    list(colleague.token, examId),
    sheet(colleague.token, attemptId),
    release(colleague.token, examId),
  ])
    expect(await codeOf(call)).toBe('NOT_FOUND');
  expect(await codeOf(sheet(learner.token, attemptId))).toBe('FORBIDDEN');
  expect(await codeOf(grade(learner.token, attemptId, { version: '0', scores: [], finished: true }))).toBe(
    'FORBIDDEN',
  );
  expect((await sheet(admin.token, attemptId)).statusCode).toBe(200);
  const running = (await exams.start(examId, learner.token)).json().data.id as string;
  expect(await codeOf(sheet(admin.token, running))).toBe('NOT_FOUND');
});

it('writes grades into a file that no spreadsheet runs', async () => {
  const { examId, learner } = await handedIn();
  await test.database.write({}, (tx) =>
    tx.updateTable('account').set({ real_name: '=1+1' }).where('id', '=', learner.id).execute(),
  );
  const { csv, rows } = (await file(teacher.token, examId)).json().data;
  expect(rows).toBe(1);
  expect(csv).toContain(`"'=1+1","1","submitted","","5","","yes"`);
  const { xlsx, fileName } = (await file(teacher.token, examId, '?format=xlsx')).json().data;
  expect(fileName).toMatch(/\.xlsx$/);
  expect(readXlsx(Buffer.from(xlsx, 'base64'))?.[1]?.cells).toEqual([
    '=1+1',
    '1',
    'submitted',
    '',
    '5',
    '',
    'yes',
  ]);
});

it('counts the attempt that the exam says', () => {
  const rows = (counted: 'best' | 'first' | 'last') =>
    [5, 9, null].map((score, index) => ({
      id: `${index + 1}`,
      account_id: '1',
      number: index + 1,
      score,
      counted,
    }));
  expect((['best', 'first', 'last'] as const).map((counted) => [...countingOf(rows(counted))])).toEqual([
    ['2'],
    ['1'],
    ['3'],
  ]);
});

it('gives the points for passing once results are released, and takes them back where it was no pass', async () => {
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .insertInto('point_setting')
      .values({
        school_id: SCHOOL.open,
        version: 1,
        time_zone: 'UTC',
        rules: JSON.stringify({ 'exam.passed': { isOn: true, points: 30 } }),
      })
      .execute(),
  );
  const { examId, attemptId, written, learner } = await handedIn({ releases: 'manual' });
  const given = (score: number, version: string) => ({
    version,
    scores: [{ questionId: written, score }],
    finished: true,
  });
  const points = async () => (await pointsOf(test, learner.id)).map((row) => row.points);
  await grade(teacher.token, attemptId, given(4, '0'));
  expect(await points()).toEqual([]);
  await release(teacher.token, examId);
  expect(await points()).toEqual([30]);
  await grade(teacher.token, attemptId, given(0, '1'));
  expect(await points()).toEqual([30, -30]);
  await grade(teacher.token, attemptId, given(4, '2'));
  expect(await points()).toEqual([30, -30, 30]);
});
