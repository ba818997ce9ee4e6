import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { creationCalls } from './creation.fixtures.ts';

const test = useTestApp();
const { create, ready } = creationCalls(test);

describe('agreements (C066, C068, C069)', () => {
  const URL = '/api/ischool/v1/agreements/compare-and-sign-lastest-agreement';
  const compare = (person: Someone, query = '', headers: Record<string, string> = {}) =>
    test.call('GET', `${URL}${query}`, { token: person.token, headers });

  it('are compared, signed as they were read, and withdrawn by their person alone', async () => {
    const [person, other] = [await makePerson(test), await makePerson(test)];
    expect((await compare(person)).json().data).toMatchObject({
      upToDate: false,
      items: [
        { type: 'service', version: '2026-10', signedVersion: null },
        { type: 'privacy', signedVersion: null },
      ],
    });
    expect(codeOf(await compare(person, '?sign=true&agreementVersion=2020-01'))).toBe('AGREEMENT_OUTDATED');
    expect((await compare(person, '?sign=true&agreementVersion=2026-10')).json().data.upToDate).toBe(true);
    expect((await compare(other)).json().data.upToDate).toBe(false);
    const withdraw = (who: Someone) =>
      test.call('DELETE', '/api/assist/v2/agreement/user/signs?type=privacy', { token: who.token });
    expect((await withdraw(other)).json().data).toEqual({ withdrawn: 0 });
    expect((await compare(person)).json().data.upToDate).toBe(true);
    expect((await withdraw(person)).json().data).toEqual({ withdrawn: 1 });
    expect((await compare(person, '?type=privacy')).json().data).toMatchObject({ upToDate: false });
  });

  it('are not signed by an address that another site makes a browser open (TRUST 11)', async () => {
    const person = await makePerson(test);
    const forged = await test.call('GET', `${URL}?sign=true&agreementVersion=2026-10`, {
      cookies: { access_token: person.token },
    });
    expect(codeOf(forged)).toBe('CSRF_REJECTED');
    expect((await compare(person)).json().data.upToDate).toBe(false);
  });

  it('of a school are signed by its owner', async () => {
    const owner = await makePerson(test);
    const { schoolId } = (await create(owner)).json().data;
    await ready(owner, schoolId);
    const admin = await makePerson(test, 'admin', schoolId);
    const stranger = await makePerson(test, 'owner');
    const signFor = (person: Someone) =>
      test.call('POST', '/api/assist/v2/agreement/signSchoolDataProcessAgreement', {
        token: person.token,
        json: { tenantId: schoolId, agreementVersion: '2026-12', agreed: true },
      });
    expect((await signFor(owner)).json().data).toMatchObject({
      type: 'schoolDataProcessing',
      upToDate: true,
    });
    expect((await signFor(admin)).statusCode).toBe(403);
    expect((await signFor(stranger)).statusCode).toBe(404);
    const seen = await compare(owner, '?type=schoolDataProcessing', { tenantId: schoolId });
    expect(seen.json().data.upToDate).toBe(true);
    // What is signed has a text of its own.
    const [{ url }] = seen.json().data.items;
    expect(url).toMatch(/^\/commonUsage\/dataProcessing\.htm\?/);
  });
});
