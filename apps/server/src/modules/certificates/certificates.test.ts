import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { learnerCalls } from '../class/progress.fixtures.ts';
import { cleanCode, groupedCode, newCode } from './code.ts';

const test = useTestApp();
const { makeLearner, save } = learnerCalls(test);
const inSchool = (schoolId: string = SCHOOL.open) => ({ tenantid: schoolId });
const OPEN = '/api/class/v1/open/certificates';
const MANAGED = '/api/manager/v1/class/certificates';
const TEMPLATE = '/api/school/biz/certificateTemplate';
let admin: Someone;
let teacher: Someone;
let colleague: Someone;

beforeAll(async () => {
  admin = await makePerson(test, 'admin');
  [teacher, colleague] = (await makePeople(test, 2, 'teacher')) as [Someone, Someone];
});

/** Somebody in a class of two lessons; `gives` whether it gives a certificate. */
async function learning(gives = true) {
  const made = await makeLearner({
    lessons: [{ kind: 'video' }, { kind: 'video' }],
    teachers: [teacher.id],
  });
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.updateTable('class').set({ gives_certificate: gives }).where('resource_id', '=', made.id).execute(),
  );
  const done = (index: number) => save(made.lessons[index], made.token, { completed: true });
  return { ...made, done };
}

/** Somebody who has earned a certificate, and its code. */
async function finished() {
  const made = await learning();
  await made.done(0);
  const code = (await made.done(1)).json().data.certificateCode as string;
  return { ...made, code };
}

const check = (code: string, language = 'en_US') => test.call('GET', `${OPEN}/${code}?sxz-lang=${language}`);
const pdf = (code: string, query = '') => test.call('GET', `${OPEN}/${code}/document.pdf${query}`);
const list = (classId: string, who: Someone | undefined) =>
  test.call('GET', `${MANAGED}?classId=${classId}`, { token: who?.token, headers: inSchool() });
const revoke = (id: string, who: Someone, reason = 'By mistake', schoolId: string = SCHOOL.open) =>
  test.call('PUT', `${MANAGED}/${id}/revocation`, {
    token: who.token,
    headers: inSchool(schoolId),
    json: { reason },
  });
const restore = (id: string, who: Someone) =>
  test.call('DELETE', `${MANAGED}/${id}/revocation`, { token: who.token, headers: inSchool() });

describe('a certificate', () => {
  it('is given for the last lesson, once, and checked by whoever has its code', async () => {
    const { done, token, id, person } = await learning();
    expect((await done(0)).json().data.certificateCode).toBeNull();
    const code = (await done(1)).json().data.certificateCode as string;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect((await done(1)).json().data.certificateCode).toBe(code);
    const { data } = (await check(code)).json();
    expect(data).toMatchObject({
      code,
      state: 'valid',
      title: 'Certificate of completion',
      subjectTitle: 'A class',
      revokedAt: null,
      pdfUrl: `${OPEN}/${code}/document.pdf`,
    });
    expect((await check(code, 'de_DE')).json().data.title).not.toBe('');
    const mine = await test.call('GET', '/api/class/v1/certificates', { token });
    expect(mine.json().data).toMatchObject({ total: 1, items: [{ code }] });
    const detail = await test.call('GET', `/api/class/v1/open/classes/${id}?schoolId=${SCHOOL.open}`, {
      token,
    });
    expect(detail.json().data).toMatchObject({ givesCertificate: true, certificateCode: code });
    expect((await list(id, teacher)).json().data).toMatchObject({
      total: 1,
      totalIsExact: true,
      next: null,
      previous: null,
      givesCertificate: true,
      items: [{ code, state: 'valid', person: { id: person.id }, reason: null }],
    });
  });

  it('is given by no class whose author did not say so', async () => {
    const { done, token } = await learning(false);
    await done(0);
    expect((await done(1)).json().data.certificateCode).toBeNull();
    const mine = await test.call('GET', '/api/class/v1/certificates', { token });
    expect(mine.json().data.total).toBe(0);
  });

  it('is a document with what stands on it, in every language', async () => {
    const { code } = await finished();
    for (const language of ['en_US', 'ar_SA', 'zh_CN', 'ja_JP', 'ko_KR', 'ru_RU']) {
      const answer = await pdf(code, `?sxz-lang=${language}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.rawPayload.length).toBeGreaterThan(10_000);
    }
    expect(await codeOf(pdf(newCode()))).toBe('NOT_FOUND');
  });

  it('does not count while it is revoked, and says so to everybody', async () => {
    const { code, id, token, done } = await finished();
    const [{ id: certificateId }] = (await list(id, admin)).json().data.items;
    expect((await revoke(certificateId, teacher, 'Handed in by another')).json().data).toMatchObject({
      state: 'revoked',
      reason: 'Handed in by another',
    });
    // Again keeps what was said first.
    expect((await revoke(certificateId, admin, 'Another reason')).json().data.reason).toBe(
      'Handed in by another',
    );
    const { data } = (await check(code)).json();
    expect(data).toMatchObject({ state: 'revoked', pdfUrl: null });
    expect(JSON.stringify(data)).not.toContain('Handed in by another');
    expect(await codeOf(pdf(code))).toBe('NOT_FOUND');
    const detail = () =>
      test.call('GET', `/api/class/v1/open/classes/${id}?schoolId=${SCHOOL.open}`, { token });
    expect((await detail()).json().data.certificateCode).toBeNull();
    // Learning on gives no other one.
    expect((await done(1)).json().data.certificateCode).toBeNull();
    expect((await restore(certificateId, teacher)).json().data).toMatchObject({
      state: 'valid',
      reason: null,
    });
    expect((await restore(certificateId, teacher)).statusCode).toBe(200);
    expect((await check(code)).json().data.state).toBe('valid');
    expect((await detail()).json().data.certificateCode).toBe(code);
  });

  it('is revoked by nobody who does not look after the class', async () => {
    const { id, person } = await finished();
    const [{ id: certificateId }] = (await list(id, admin)).json().data.items;
    expect(await codeOf(list(id, colleague))).toBe('FORBIDDEN');
    expect(await codeOf(list(id, person))).toBe('FORBIDDEN');
    expect(await codeOf(list(id, undefined))).toBe('UNAUTHENTICATED');
    expect(await codeOf(revoke(certificateId, colleague))).toBe('FORBIDDEN');
    expect(await codeOf(revoke(certificateId, person))).toBe('FORBIDDEN');
    expect(await codeOf(restore(certificateId, colleague))).toBe('FORBIDDEN');
    expect(await codeOf(revoke(certificateId, teacher, '  '))).toBe('VALIDATION_FAILED');
    const stranger = await makePerson(test, 'owner', SCHOOL.company);
    expect(await codeOf(revoke(certificateId, stranger, 'Mine', SCHOOL.company))).toBe('NOT_FOUND');
    expect(await codeOf(revoke(certificateId, stranger))).toBe('NOT_FOUND');
  });

  it('outlives its class', async () => {
    const { code, id } = await finished();
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.deleteFrom('resource').where('id', '=', id).execute(),
    );
    expect((await check(code)).json().data).toMatchObject({
      state: 'valid',
      subjectTitle: 'A class',
      subjectUrl: null,
    });
  });
});

describe('the template of a school', () => {
  const read = (who: Someone) => test.call('GET', TEMPLATE, { token: who.token, headers: inSchool() });
  const write = (who: Someone, json: object) =>
    test.call('PUT', TEMPLATE, { token: who.token, headers: inSchool(), json });

  it('words what is issued from then on', async () => {
    const before = await finished();
    expect((await read(admin)).json().data.version).toBe(0);
    const template = {
      version: 0,
      title: { en_US: 'Diploma', de_DE: '  ' },
      signatoryName: ' Chen  Min ',
      signatoryRole: { en_US: 'Head' },
    };
    expect((await write(admin, template)).json().data).toMatchObject({
      version: 1,
      title: { en_US: 'Diploma' },
      signatoryRole: { en_US: 'Head' },
    });
    expect(await codeOf(write(admin, template))).toBe('VERSION_CONFLICT');
    expect(await codeOf(write(teacher, template))).toBe('FORBIDDEN');
    expect(await codeOf(read(teacher))).toBe('FORBIDDEN');
    const { code } = await finished();
    expect((await check(code)).json().data).toMatchObject({ title: 'Diploma', signatoryRole: 'Head' });
    expect((await check(before.code)).json().data.title).toBe('Certificate of completion');
  });
});

describe('a code', () => {
  it('is read however it was typed', () => {
    const code = newCode();
    expect(cleanCode(groupedCode(code).toLowerCase())).toBe(code);
    expect(cleanCode('o0il-7kq2')).toBe('00117KQ2');
  });
});
