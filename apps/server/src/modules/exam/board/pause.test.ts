import { expect, it } from 'vitest';
import { PAUSE_HOURS } from '@stoa/api/exam-pause';
import type { AttemptTime, AuditEntry, ExamBoardEntry } from '@stoa/api/schema';
import { eventually } from '../../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { boardCalls } from './board.fixtures.ts';

const test = useTestApp();
const { call, makeSitting } = boardCalls(test);
const { start, save, submit, expire } = examCalls(test);
const MINUTE_MS = 60_000;

const pause = (token: string, id: string, isPaused: boolean) =>
  call('PUT', `/attempts/${id}/pause`, token, { isPaused });
const pauseAll = (token: string, examId: string, isPaused: boolean) =>
  call('PUT', `/exams/${examId}/pause`, token, { isPaused });
const write = (token: string, examId: string, body: object) =>
  call('POST', `/exams/${examId}/messages`, token, body);
const presence = async (token: string, id: string, questionId?: string) =>
  (await call('POST', `/attempts/${id}/presence`, token, questionId ? { questionId } : undefined)).json()
    .data as AttemptTime;
const board = async (token: string, examId: string) =>
  (await call('GET', `/exams/${examId}/board`, token)).json().data as {
    items: ExamBoardEntry[];
    pausedCount: number;
  };

/** Lets a pause have begun so long ago, and the attempt with it. */
const longAgo = (id: string, minutes: number) =>
  test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .updateTable('exam_attempt')
      .set({ paused_at: new Date(Date.now() - minutes * MINUTE_MS) })
      .where('id', '=', id)
      .execute(),
  );

it('lets time stand still for one person, and gives all of it back (C078)', async () => {
  const { token, examId, begin: sit } = await makeSitting();
  const [one, two] = [await sit(), await sit()];
  const { id } = one.attempt;
  for (let again = 0; again < 2; again++)
    expect((await pause(token, id, true)).json().data).toMatchObject({
      attemptId: id,
      pausedAt: expect.any(String),
      deadline: one.attempt.deadline,
    });
  expect((await presence(one.token, id)).pausedAt).not.toBeNull();
  expect((await presence(two.token, two.attempt.id)).pausedAt).toBeNull();
  expect((await start(examId, one.token)).json().data.pausedAt).toEqual(expect.any(String));
  expect((await board(token, examId)).pausedCount).toBe(1);

  // What a device without a connection sends meanwhile is kept, also behind the end that was.
  await longAgo(id, 100);
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .updateTable('exam_attempt')
      .set({ deadline: new Date(Date.now() - 90 * MINUTE_MS) })
      .where('id', '=', id)
      .execute(),
  );
  await test.hurry();
  const answers = [answerTo(one.attempt.questions[0]?.id, 1, { choice: ['a'] })];
  expect((await save(id, one.token, answers)).statusCode).toBe(200);

  const resumed = (await pause(token, id, false)).json().data as ExamBoardEntry;
  expect(resumed).toMatchObject({ isRunning: true, pausedAt: null, answered: 1, extraMinutes: 0 });
  const left = Date.parse(resumed.deadline) - Date.now();
  expect(left).toBeGreaterThan(9 * MINUTE_MS);
  expect(left).toBeLessThanOrEqual(10 * MINUTE_MS);
  expect((await pause(token, id, false)).json().data.deadline).toBe(resumed.deadline);
  await expire(id);
  expect(await codeOf(pause(token, id, true))).toBe('ATTEMPT_EXPIRED');
  expect(await codeOf(pause(token, id, true))).toBe('ATTEMPT_SUBMITTED');
});

it('does not take the word of a device that the time is over, where the end has moved unheard (C078)', async () => {
  const { token, begin: sit } = await makeSitting();
  const { attempt, ...learner } = await sit();
  await pause(token, attempt.id, true);
  expect(await codeOf(submit(attempt.id, learner.token, 0, true))).toBe('VERSION_CONFLICT');
  await pause(token, attempt.id, false);
  expect(await codeOf(submit(attempt.id, learner.token, 0, true))).toBe('VERSION_CONFLICT');
  await expire(attempt.id);
  expect((await submit(attempt.id, learner.token, 0, true)).json().data.submittedBy).toBe('server');
});

it('hands in what is paused where its person or a teacher does (C078)', async () => {
  const { token, begin: sit } = await makeSitting();
  const [one, two] = [await sit(), await sit()];
  await pause(token, one.attempt.id, true);
  await pause(token, two.attempt.id, true);
  expect((await submit(one.attempt.id, one.token, 0)).json().data.submittedBy).toBe('person');
  const handedIn = (await call('POST', `/attempts/${two.attempt.id}/submit-for`, token)).json().data;
  expect(handedIn).toMatchObject({ isRunning: false, pausedAt: null, submittedBy: 'teacher' });
});

it('pauses everybody whose attempt runs, and lets all go on (C078)', async () => {
  const { token, examId, begin: sit } = await makeSitting();
  const [one, two, gone] = [await sit(), await sit(), await sit()];
  await submit(gone.attempt.id, gone.token, 0);
  await pause(token, one.attempt.id, true);
  expect((await pauseAll(token, examId, true)).json().data).toEqual({ count: 1 });
  expect((await pauseAll(token, examId, true)).json().data).toEqual({ count: 0 });
  expect((await board(token, examId)).pausedCount).toBe(2);
  const later = await sit();
  expect((await presence(later.token, later.attempt.id)).pausedAt).toBeNull();
  await longAgo(two.attempt.id, 5);
  expect((await pauseAll(token, examId, false)).json().data).toEqual({ count: 2 });
  const moved = Date.parse((await presence(two.token, two.attempt.id)).deadline);
  expect(moved - Date.parse(two.attempt.deadline)).toBeGreaterThanOrEqual(5 * MINUTE_MS);
  expect((await board(token, examId)).pausedCount).toBe(0);
});

it('tells where somebody is and when something was saved (C078)', async () => {
  const { token, examId, begin: sit } = await makeSitting();
  const { attempt, ...one } = await sit();
  expect((await board(token, examId)).items[0]).toMatchObject({ place: null, savedAt: null });
  await presence(one.token, attempt.id, attempt.questions[1]?.id);
  await save(attempt.id, one.token, [answerTo(attempt.questions[1]?.id, 1, { choice: ['a'] })]);
  // A question that is not asked is nowhere, and who says nothing stays.
  await presence(one.token, attempt.id, examId);
  await presence(one.token, attempt.id);
  expect((await board(token, examId)).items[0]).toMatchObject({ place: 2, savedAt: expect.any(String) });
});

it('brings messages to everybody, or to one person alone (C078)', async () => {
  const { token, examId, begin: sit } = await makeSitting();
  const [one, two] = [await sit(), await sit()];
  expect((await write(token, examId, { text: ' Metres, not miles <b> ' })).json().data).toMatchObject({
    text: 'Metres, not miles <b>',
  });
  await write(token, examId, { text: 'See me', attemptId: one.attempt.id });
  const texts = async ({ token: own, attempt }: typeof one) =>
    (await presence(own, attempt.id)).messages.map(({ text }) => text);
  expect(await texts(one)).toEqual(['Metres, not miles <b>', 'See me']);
  expect(await texts(two)).toEqual(['Metres, not miles <b>']);
  // Whoever begins afterwards does not need it.
  expect(await texts(await sit())).toEqual([]);
  const other = await makeSitting();
  const elsewhere = await other.begin();
  expect(await codeOf(write(token, examId, { text: 'No', attemptId: elsewhere.attempt.id }))).toBe(
    'NOT_FOUND',
  );
  expect(await codeOf(write(token, examId, { text: '  ' }))).toBe('VALIDATION_FAILED');
  expect(await codeOf(write(token, examId, { text: 'x'.repeat(501) }))).toBe('VALIDATION_FAILED');
});

it('is for the teacher of the exam and those who run the school', async () => {
  const { token, examId, begin: sit } = await makeSitting();
  const { attempt, ...learner } = await sit();
  const [other, admin] = [await makePerson(test, 'teacher'), await makePerson(test, 'admin')];
  for (const ask of [
    (who: string) => pause(who, attempt.id, true),
    (who: string) => pauseAll(who, examId, true),
    (who: string) => write(who, examId, { text: 'Hello' }),
  ]) {
    expect(await codeOf(ask(other.token))).toBe('NOT_FOUND');
    expect(await codeOf(ask(learner.token))).toBe('FORBIDDEN');
    expect((await ask(admin.token)).statusCode).toBe(200);
    expect((await ask(token)).statusCode).toBe(200);
  }
});

it('ends by itself after a day, by as long as was announced, and not before (C078)', async () => {
  const { token, examId, begin: sit } = await makeSitting();
  const [one, two] = [await sit(), await sit()];
  const paused = (await pause(token, one.attempt.id, true)).json().data as ExamBoardEntry;
  const end = Date.parse(paused.pausedAt ?? '') + PAUSE_HOURS * 60 * MINUTE_MS;
  expect(Date.parse(paused.pauseEndsAt ?? '')).toBe(end);
  expect((await presence(one.token, one.attempt.id)).pauseEndsAt).toBe(paused.pauseEndsAt);
  expect((await start(examId, one.token)).json().data.pauseEndsAt).toBe(paused.pauseEndsAt);
  // Another pause than the one that is to be ended.
  await pause(token, two.attempt.id, true);
  await longAgo(two.attempt.id, 1);

  await test.hurry(PAUSE_HOURS * 60 * MINUTE_MS + 1000);
  const moved = async ({ attempt }: typeof one) => {
    const { items } = await board(token, examId);
    const entry = items.find(({ attemptId }) => attemptId === attempt.id);
    if (entry?.pausedAt !== null) return undefined;
    return Date.parse(entry.deadline) - Date.parse(attempt.deadline);
  };
  await eventually(async () => expect(await moved(one)).toBeDefined());
  expect(await moved(two)).toBeUndefined();
  expect((await presence(one.token, one.attempt.id)).pauseEndsAt).toBeUndefined();

  // Resumed late: what was announced holds.
  const late = await sit();
  await pause(token, late.attempt.id, true);
  await longAgo(late.attempt.id, (PAUSE_HOURS - 1) * 60);
  await pause(token, late.attempt.id, false);
  expect(Math.round(((await moved(late)) ?? 0) / MINUTE_MS)).toBe((PAUSE_HOURS - 1) * 60);
  const later = await sit();
  await pause(token, later.attempt.id, true);
  await longAgo(later.attempt.id, (PAUSE_HOURS + 2) * 60);
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .updateTable('exam_attempt')
      .set({ deadline: new Date(Date.now() + 180 * MINUTE_MS) })
      .where('id', '=', later.attempt.id)
      .execute(),
  );
  const resumed = (await pause(token, later.attempt.id, false)).json().data as ExamBoardEntry;
  const given = Date.parse(resumed.deadline) - Date.now() - 180 * MINUTE_MS;
  expect(Math.round(given / MINUTE_MS)).toBe(PAUSE_HOURS * 60);
});

it('is written down in the audit log, as are messages, extra time and what is handed in for somebody (C078)', async () => {
  const { token, examId, begin: sit } = await makeSitting();
  const { attempt } = await sit();
  await pause(token, attempt.id, true);
  await pauseAll(token, examId, false);
  await write(token, examId, { text: 'secretmessage' });
  await call('PUT', `/attempts/${attempt.id}/extra-time`, token, { extraMinutes: 15 });
  await call('POST', `/attempts/${attempt.id}/submit-for`, token);
  const admin = await makePerson(test, 'admin');
  expect(await codeOf(pause(admin.token, attempt.id, true))).toBe('ATTEMPT_SUBMITTED');
  const log = await test.call('GET', '/api/school/audit?sxz-lang=en_US', {
    token: admin.token,
    headers: { tenantid: SCHOOL.open },
  });
  const items = (log.json().data.items as AuditEntry[]).filter(({ subject }) =>
    [examId, attempt.id].includes(subject?.id ?? ''),
  );
  expect(items.map(({ action, subject, value }) => [action, subject?.id, value])).toEqual([
    ['examSubmittedFor', attempt.id, null],
    ['examTimeGiven', attempt.id, '15'],
    ['examMessageSent', examId, null],
    ['examPaused', examId, 'false'],
    ['examPaused', attempt.id, 'true'],
  ]);
  // Of one person it says whose.
  expect(items[1]?.subject?.name).toMatch(/ · Person /);
  expect(items[2]?.subject?.name).not.toContain('·');
  expect(log.body).not.toContain('secretmessage');
});
