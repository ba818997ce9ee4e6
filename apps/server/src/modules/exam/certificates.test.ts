import { sql } from 'kysely';
import type { ExamInput } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { PARTS } from '../accounts/data-export.repository.ts';
import { codeOf, makePerson, type Someone } from '../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput } from './bank/bank.fixtures.ts';
import { answerTo, examCalls } from './exam.fixtures.ts';
import { AT_ONCE } from './settle-everybody.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
const inSchool = (schoolId: string = SCHOOL.open) => ({ tenantid: schoolId });
const OPEN = '/api/class/v1/open/certificates';
const REVOKED = '/api/manager/v1/class/certificates';
let teacher: Someone;
let admin: Someone;
let question: string;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  admin = await makePerson(test, 'admin');
  question = (await bank.create(teacher.token, choiceInput({ points: 2 }))).json().data.id as string;
});

const check = (code: string, language = 'en_US') => test.call('GET', `${OPEN}/${code}?sxz-lang=${language}`);
const list = (examId: string, who: Someone | undefined, schoolId?: string) =>
  test.call('GET', `/api/exam/v1/manage/exams/${examId}/certificates?sxz-lang=en_US`, {
    token: who?.token,
    headers: inSchool(schoolId),
  });
const revoke = (id: string, who: Someone, schoolId?: string) =>
  test.call('PUT', `${REVOKED}/${id}/revocation`, {
    token: who.token,
    headers: inSchool(schoolId),
    json: { reason: 'Done by another' },
  });
const restore = (id: string, who: Someone, schoolId?: string) =>
  test.call('DELETE', `${REVOKED}/${id}/revocation`, { token: who.token, headers: inSchool(schoolId) });
const release = (examId: string) =>
  test.call('POST', `/api/exam/v1/exams/${examId}/release`, { token: teacher.token, headers: inSchool() });
const grade = (attemptId: string, score: number, version: string) =>
  test.call('PUT', `/api/exam/v1/attempts/${attemptId}/grading`, {
    token: teacher.token,
    headers: inSchool(),
    json: { version, scores: [{ questionId: question, score }], finished: true },
  });

/** A published exam of one question, with certificates where a test does not say otherwise. */
async function published(more: Partial<ExamInput> = {}) {
  const input = examInput({
    status: 'published',
    questions: [{ questionId: question, points: 2 }],
    givesCertificate: true,
    ...more,
  });
  const { id, version } = (await bank.createExam(teacher.token, input)).json().data as {
    id: string;
    version: number;
  };
  const change = (part: Partial<ExamInput>, at = version) =>
    bank.saveExam(teacher.token, id, { ...input, ...part, version: at });
  return { id, change };
}

/** Takes an exam; `isRight` whether that passes. @returns the attempt */
async function take(examId: string, who: Someone, isRight = true): Promise<string> {
  const attemptId = (await exams.start(examId, who.token)).json().data.id as string;
  await exams.save(attemptId, who.token, [answerTo(question, 1, { choice: [isRight ? 'a' : 'b'] })]);
  await exams.submit(attemptId, who.token, 1);
  return attemptId;
}
const codeFor = async (attemptId: string, { token }: Someone): Promise<string | null> =>
  (await exams.result(attemptId, token)).json().data.certificateCode as string | null;

/** Somebody who has passed an exam, with the certificate as managers see it. */
async function passed(more: Partial<ExamInput> = {}) {
  const exam = await published(more);
  const learner = await makePerson(test, 'member');
  const attemptId = await take(exam.id, learner);
  const code = (await codeFor(attemptId, learner)) as string;
  const [{ id: certificateId }] = (await list(exam.id, teacher)).json().data.items;
  return { ...exam, learner, attemptId, code, certificateId: certificateId as string };
}

describe('the certificate of an exam', () => {
  it('is given to whoever passes, once, and says what it is for', async () => {
    const { id, learner, attemptId, code } = await passed();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect((await check(code)).json().data).toMatchObject({
      kind: 'exam',
      state: 'valid',
      title: 'Certificate of achievement',
      holderName: 'Person 1',
      subjectTitle: 'Goals',
      subjectUrl: `/classInfo/${SCHOOL.open}/check-view/${id}`,
    });
    const again = await take(id, learner);
    expect([await codeFor(attemptId, learner), await codeFor(again, learner)]).toEqual([code, code]);
    const mine = await test.call('GET', '/api/class/v1/certificates', { token: learner.token });
    expect(mine.json().data).toMatchObject({
      total: 1,
      items: [{ code, kind: 'exam', subjectTitle: 'Goals' }],
    });
    expect((await list(id, teacher)).json().data).toMatchObject({
      examTitle: 'Goals',
      givesCertificate: true,
      total: 1,
      items: [{ code, state: 'valid', person: { id: learner.id }, reason: null, lostPass: false }],
    });
  });

  it('is given to nobody who fails, and by no exam whose author did not say so', async () => {
    const learner = await makePerson(test, 'member');
    const gives = await published();
    expect(await codeFor(await take(gives.id, learner, false), learner)).toBeNull();
    const none = await published({ givesCertificate: false });
    expect(await codeFor(await take(none.id, learner), learner)).toBeNull();
    const reported = async (id: string) =>
      (await exams.introduce(id, learner.token)).json().data.givesCertificate as boolean | undefined;
    expect([await reported(gives.id), await reported(none.id)]).toEqual([true, undefined]);
    expect((await list(gives.id, teacher)).json().data.total).toBe(0);
  });

  it('needs a pass mark, and says so at that field', async () => {
    const input = examInput({ givesCertificate: true, passMark: 0 });
    const answer = await bank.createExam(teacher.token, input);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields).toMatchObject([{ path: 'body/passMark', rule: 'minimum' }]);
    const { change } = await published();
    expect(await codeOf(change({ passMark: 0 }))).toBe('VALIDATION_FAILED');
    expect((await change({ passMark: 0, givesCertificate: false })).json().data.givesCertificate).toBe(false);
  });

  it('is a document in every language', async () => {
    const { code } = await passed();
    for (const language of ['en_US', 'ar_SA', 'zh_CN', 'ru_RU']) {
      const answer = await test.call('GET', `${OPEN}/${code}/document.pdf?sxz-lang=${language}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('keeps the title of the day on which it was given', async () => {
    const { change, code } = await passed();
    await change({ title: { en_US: 'Renamed' } });
    expect((await check(code)).json().data.subjectTitle).toBe('Goals');
  });

  it('is given when results are released, not before', async () => {
    const { id } = await published({ releases: 'manual' });
    const learner = await makePerson(test, 'member');
    const attemptId = await take(id, learner);
    expect(await codeFor(attemptId, learner)).toBeNull();
    await release(id);
    expect(await codeFor(attemptId, learner)).not.toBeNull();
  });

  it('counts no more once the pass is taken away, and counts again with the next one', async () => {
    const { id, learner, attemptId, code } = await passed();
    await grade(attemptId, 0, '0');
    expect(await codeFor(attemptId, learner)).toBeNull();
    expect((await check(code)).json().data).toMatchObject({ state: 'revoked', pdfUrl: null });
    expect((await list(id, teacher)).json().data.items).toMatchObject([
      { state: 'revoked', lostPass: true, reason: null },
    ]);
    const again = await take(id, learner);
    expect(await codeFor(again, learner)).toBe(code);
    expect((await list(id, teacher)).json().data.items).toMatchObject([
      { state: 'valid', lostPass: false, revokedAt: null },
    ]);
  });

  it('follows which attempt counts', async () => {
    const { id, change, learner, code } = await passed();
    await take(id, learner, false);
    expect((await check(code)).json().data.state).toBe('valid');
    await change({ counted: 'last' });
    expect((await check(code)).json().data.state).toBe('revoked');
  });

  it('stays revoked where somebody has revoked it, whatever results say', async () => {
    const { attemptId, learner, code, certificateId } = await passed();
    expect((await revoke(certificateId, teacher)).json().data).toMatchObject({
      state: 'revoked',
      reason: 'Done by another',
      lostPass: false,
    });
    await grade(attemptId, 0, '0');
    await grade(attemptId, 2, '1');
    expect(await codeFor(attemptId, learner)).toBeNull();
    expect((await restore(certificateId, admin)).json().data).toMatchObject({ state: 'valid', reason: null });
    expect(await codeFor(attemptId, learner)).toBe(code);
  });

  it('is no more given back by a pass where somebody has revoked what results had taken', async () => {
    const { attemptId, learner, certificateId } = await passed();
    await grade(attemptId, 0, '0');
    await revoke(certificateId, teacher);
    await grade(attemptId, 2, '1');
    expect(await codeFor(attemptId, learner)).toBeNull();
  });

  it('is given to those who have passed already when it is turned on, and taken from nobody when it is turned off', async () => {
    const { id, change } = await published({ givesCertificate: false });
    const [first, second] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
    const attemptId = await take(id, first);
    await take(id, second, false);
    await change({ givesCertificate: true });
    const code = await codeFor(attemptId, first);
    expect(code).not.toBeNull();
    expect((await list(id, teacher)).json().data.total).toBe(1);
    await change({ givesCertificate: false }, 2);
    expect(await codeFor(attemptId, first)).toBe(code);
  });

  it('is given to many when it is turned on: the first at once, the others by a job', async () => {
    const { id, change } = await published({ givesCertificate: false });
    const learner = await makePerson(test, 'member');
    const attemptId = await take(id, learner);
    const mark = crypto.randomUUID();
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      const { rows } = await sql<{ id: string }>`insert into account (email, real_name, language)
        select ${mark} || n || '@test.example', 'Learner ' || n, 'en_US' from generate_series(1, ${AT_ONCE + 1}::int) n
        returning id`.execute(tx);
      const same = sql.raw(
        'exam_id, school_id, number, status, started_at, deadline, paper, max_score, pass_score, submitted_at, receipt, score, released_at',
      );
      await sql`insert into exam_attempt (account_id, ${same}) select holder.id, ${same} from exam_attempt,
          unnest(${rows.map((row) => row.id)}::bigint[]) as holder (id)
        where exam_attempt.id = ${attemptId}`.execute(tx);
    });
    await change({ givesCertificate: true });
    expect((await list(id, teacher)).json().data.total).toBeGreaterThan(0);
    await test.hurry();
    const given = () =>
      test.database.read({ schoolId: SCHOOL.open }, (tx) =>
        tx
          .selectFrom('certificate')
          .select(sql<number>`count(*)::int`.as('given'))
          .where('exam_id', '=', id)
          .executeTakeFirstOrThrow(),
      );
    await eventually(async () => expect((await given()).given).toBe(AT_ONCE + 2));
  });

  it('outlives its exam', async () => {
    const { id, code, certificateId, learner } = await passed();
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.deleteFrom('resource').where('id', '=', id).execute(),
    );
    expect((await check(code)).json().data).toMatchObject({
      kind: 'exam',
      state: 'valid',
      subjectTitle: 'Goals',
      subjectUrl: null,
    });
    expect(await codeOf(revoke(certificateId, admin))).toBe('NOT_FOUND');
    const copy = await test.database.read(
      { accountId: learner.id },
      (tx) => PARTS.certificates?.(tx, learner.id) as Promise<object[]>,
    );
    expect(copy).toMatchObject([{ code, kind: 'exam', subject_title: { en_US: 'Goals' } }]);
  });

  it('is seen and revoked by those alone who look after the exam', async () => {
    const { id, certificateId, learner } = await passed();
    const colleague = await makePerson(test, 'teacher');
    const stranger = await makePerson(test, 'owner', SCHOOL.company);
    expect((await list(id, admin)).json().data.total).toBe(1);
    expect(await codeOf(list(id, colleague))).toBe('NOT_FOUND');
    expect(await codeOf(list(id, learner))).toBe('FORBIDDEN');
    expect(await codeOf(list(id, undefined))).toBe('UNAUTHENTICATED');
    expect(await codeOf(list(id, stranger))).toBe('NOT_FOUND');
    expect(await codeOf(list(id, stranger, SCHOOL.company))).toBe('NOT_FOUND');
    for (const change of [revoke, restore]) {
      expect(await codeOf(change(certificateId, colleague))).toBe('NOT_FOUND');
      expect(await codeOf(change(certificateId, learner))).toBe('FORBIDDEN');
      expect(await codeOf(change(certificateId, stranger))).toBe('NOT_FOUND');
      expect(await codeOf(change(certificateId, stranger, SCHOOL.company))).toBe('NOT_FOUND');
    }
  });

  it('stands in the audit log where somebody revokes it', async () => {
    const { certificateId } = await passed();
    await revoke(certificateId, teacher);
    const log = await test.call('GET', '/api/school/audit?action=certificateRevoked', {
      token: admin.token,
      headers: inSchool(),
    });
    expect(JSON.stringify(log.json().data.items)).toContain(teacher.id);
  });
});
