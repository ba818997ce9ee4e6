import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { Browser } from '../third-login/third-login.fixtures.ts';
import { sentCode } from './auth.fixtures.ts';
import { hashPassword } from '../../core/identity/passwords.ts';

const test = useTestApp();
const PASSWORD = 'a calm porch in 1776';
const CALLBACK = 'https://app.example.com/callback';
let admin: Someone;
let n = 0;
beforeAll(async () => {
  admin = await makePerson(test, 'admin');
  await test.call('PUT', `/api/school/schools/${SCHOOL.open}/oauth-clients/notes`, {
    token: admin.token,
    json: { name: 'Notes', redirectUris: [CALLBACK], newSecret: false },
  });
});

const headers = () => ({ 'x-forwarded-for': `203.0.113.${(n++ % 250) + 1}` });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: unknown }).code ?? 200;
const token = (form: Record<string, string>) =>
  test.call('POST', '/api/auth/oauth/token', { form, headers: headers() });
const setValid = (who: Someone, isValid: 0 | 1) =>
  test.call('PUT', `/api/school/members/${who.id}/valid`, {
    token: admin.token,
    headers: { tenantId: SCHOOL.open },
    json: { isValid },
  });
/** A member with a password. */
async function somebody() {
  const person = await makePerson(test, 'member');
  const password_hash = await hashPassword(PASSWORD);
  const { email } = await test.database.write({}, (tx) =>
    tx
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', person.id)
      .returning('email')
      .executeTakeFirstOrThrow(),
  );
  return { ...person, email: email as string };
}
const byPassword = (email: string, more: Record<string, string> = {}) =>
  token({ grant_type: 'password', username: email, password: PASSWORD, ...more });
const byCode = async (email: string, more: Record<string, string> = {}) => {
  await test.call('POST', '/api/accounts/open/email/verify_code', {
    form: { email, purpose: 'login' },
    headers: headers(),
  });
  return token({ grant_type: 'email_code', email, code: await sentCode(test, email), ...more });
};
/** The browser asks for a code of a school, the phone scans and confirms, the browser redeems. */
const byQr = async (phone: { token: string }, tenantId: string) => {
  const browser = new Browser(test);
  const asked = await browser.call('GET', `/api/auth/rest/v1/open/qrcode.login/session?tenantId=${tenantId}`);
  const { qrcodeId } = asked.json().data;
  const notify = (path: string, json: object) =>
    test.call('POST', `/api/auth/rest/v1/qrcode.login/${path}`, { token: phone.token, json });
  await notify('scan', { qrcodeId });
  await notify('confirm', { qrcodeId, decision: 'confirm' });
  return browser.call('POST', '/api/auth/rest/v1/open/qrcode.login/token', { json: { qrcodeId } });
};
const authorize = (who: { token: string }) =>
  test.call(
    'GET',
    `/api/auth/v1/oauth/authorize?${new URLSearchParams({
      grant_type: 'authorization_code',
      response_type: 'code',
      client_id: 'notes',
      redirect_uri: CALLBACK,
      code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
      code_challenge_method: 'S256',
    })}`,
    { token: who.token },
  );
const me = async (access: string) =>
  (await test.call('GET', '/api/accounts/users/me', { token: access })).statusCode;

describe('a member whom a school has shut out (TRUST 16)', () => {
  it('does not come in for it by any way, and is whole elsewhere', async () => {
    const person = await somebody();
    const here = { tenantId: SCHOOL.open };
    expect(codeOf(await byPassword(person.email, here))).toBe(200);
    expect((await setValid(person, 0)).statusCode).toBe(200);
    expect(codeOf(await byPassword(person.email, here))).toBe('ACCOUNT_DISABLED');
    expect(codeOf(await byCode(person.email, here))).toBe('ACCOUNT_DISABLED');
    const elsewhere = await byPassword(person.email, { tenantId: SCHOOL.overseas });
    expect(codeOf(elsewhere)).toBe(200);
    const { access_token, refresh_token } = elsewhere.json();
    const phone = { token: access_token as string };
    expect(codeOf(await byQr(phone, SCHOOL.open))).toBe('ACCOUNT_DISABLED');
    expect(codeOf(await byQr(phone, SCHOOL.overseas))).toBe('000000');
    expect(codeOf(await authorize(phone))).toBe('NOT_A_MEMBER');
    const renew = (more: object) => token({ grant_type: 'refresh_token', refresh_token, ...more });
    expect(codeOf(await renew(here))).toBe('ACCOUNT_DISABLED');
    expect(codeOf(await renew({}))).toBe(200);
    expect((await setValid(person, 1)).statusCode).toBe(200);
    expect(codeOf(await byPassword(person.email, here))).toBe(200);
  });

  it('is out within the same moment: tokens, codes for applications, codes on a screen', async () => {
    const person = await somebody();
    const { access_token, refresh_token } = (await byPassword(person.email)).json();
    const handed = await authorize({ token: access_token });
    expect(handed.statusCode).toBe(200);
    const browser = new Browser(test);
    const asked = await browser.call('GET', '/api/auth/rest/v1/open/qrcode.login/session');
    const { qrcodeId } = asked.json().data;
    const notify = (path: string, json: object) =>
      test.call('POST', `/api/auth/rest/v1/qrcode.login/${path}`, { token: access_token, json });
    await notify('scan', { qrcodeId });
    await notify('confirm', { qrcodeId, decision: 'confirm' });
    await setValid(person, 0);
    expect(await me(access_token)).toBe(401);
    expect((await token({ grant_type: 'refresh_token', refresh_token })).statusCode).toBe(400);
    const redeemed = await browser.call('POST', '/api/auth/rest/v1/open/qrcode.login/token', {
      json: { qrcodeId },
    });
    expect(codeOf(redeemed)).toBe('QR_EXPIRED');
    expect(browser.cookies).not.toHaveProperty('access_token');
  });

  it('does not slip in while being shut out', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await somebody();
      const coming = Array.from({ length: 6 }, () => byPassword(person.email, { tenantId: SCHOOL.open }));
      const [, ...answers] = await Promise.all([setValid(person, 0), ...coming]);
      const alive = await Promise.all(
        answers.filter((one) => one.statusCode === 200).map((one) => me(one.json().access_token)),
      );
      expect(alive.filter((status) => status === 200)).toEqual([]);
    }
  });
});
