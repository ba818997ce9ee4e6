import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProvider, type RealProvider } from '../../testing/oidc-provider.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { serviceKey } from '../../core/identity/login-rules.repository.ts';
import { callbackUrl } from '../../core/identity/provider-client.ts';
import { Browser, settingsOf } from './third-login.fixtures.ts';

const test = useTestApp({ SSO_PRIVATE_HOSTS: '127.0.0.1' });
let imc: RealProvider;
let admin: Someone;
beforeAll(async () => {
  imc = await startProvider('imc', callbackUrl(test.config, 'imc'));
  admin = await makePerson(test, 'admin', SCHOOL.company);
  const saved = await test.call('PUT', `/api/school/schools/${SCHOOL.company}/login-settings`, {
    token: admin.token,
    json: settingsOf([imc], 0),
  });
  expect(saved.statusCode, saved.body).toBe(200);
});
afterAll(() => imc.close());

/** A member whom the provider knows, with an authenticator app. */
async function linkedWithApp(sub: string) {
  const person = await makePerson(test, 'member', SCHOOL.company);
  await test.database.write({ schoolId: SCHOOL.company }, (tx) =>
    tx
      .insertInto('account_identity')
      .values({
        account_id: person.id,
        school_id: SCHOOL.company,
        provider: 'imc',
        issuer: imc.issuer,
        service: serviceKey({
          issuer: imc.issuer,
          authorize_url: null,
          token_url: null,
          user_info_url: null,
          claims: {},
        }),
        subject: sub,
        linked_at: new Date(),
        last_used_at: null,
      })
      .execute(),
  );
  const app = (method: 'POST' | 'PUT', json?: object) =>
    test.call(method, '/api/accounts/users/second-factor/totp', {
      token: person.token,
      ...(json ? { json } : {}),
    });
  const { secret } = (await app('POST')).json().data as { secret: string };
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  expect((await app('PUT', { code: codeAt(-1) })).statusCode).toBe(200);
  return { ...person, codeAt };
}
async function visit(sub: string) {
  imc.person = { sub, name: 'Lin Wei' };
  const browser = new Browser(test);
  const back = await browser.visit('imc', test.config);
  const answer = await browser.call('POST', '/api/auth/open/thirdlogin/imc/accesstoken', {
    json: { ...back, tenantId: SCHOOL.company },
  });
  return { browser, answer };
}
const confirm = (browser: Browser, form: Record<string, string>) =>
  browser.call('POST', '/api/auth/oauth/token', { form: { grant_type: 'second_factor', ...form } });

describe('a third party and a second factor', () => {
  it('is no way around it, and what it vouched for stays the same', async () => {
    const person = await linkedWithApp('with-app');
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .insertInto('membership')
        .values({ school_id: SCHOOL.open, account_id: person.id, role: 'admin' })
        .execute(),
    );
    const { browser, answer } = await visit('with-app');
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'SECOND_FACTOR_REQUIRED',
        details: {
          ticket: expect.any(String),
          methods: ['totp', 'recovery'],
          expiresInSeconds: 300,
          targetUrl: `/portal/${SCHOOL.company}`,
        },
      }),
    ]);
    expect(browser.cookies).not.toHaveProperty('access_token');
    const { ticket } = answer.json().details;
    const done = await confirm(browser, { ticket, code: person.codeAt(0) });
    expect(done.json()).toMatchObject({ user_id: person.id });
    // The provider spoke for its own school: the administrator of another one is not signed in.
    const settings = (school: string) => browser.call('GET', `/api/school/schools/${school}/login-settings`);
    expect((await settings(SCHOOL.open)).statusCode).toBe(403);
    const { rows } = await test.database.pool.query(
      'select bound_school, provider, login_method from session where account_id = $1 order by created_at desc limit 1',
      [person.id],
    );
    expect(rows).toEqual([{ bound_school: SCHOOL.company, provider: 'imc', login_method: '1' }]);
  });

  it('lets nobody in who was shut out between the two (TRUST 16)', async () => {
    const person = await linkedWithApp('shut-between');
    const { browser, answer } = await visit('shut-between');
    const { ticket } = answer.json().details;
    const shut = await test.call('PUT', `/api/school/members/${person.id}/valid`, {
      token: admin.token,
      headers: { tenantId: SCHOOL.company },
      json: { isValid: 0 },
    });
    expect(shut.statusCode).toBe(200);
    const done = await confirm(browser, { ticket, code: person.codeAt(0) });
    expect([done.statusCode, done.json().code]).toEqual([403, 'ACCOUNT_DISABLED']);
    const again = await visit('shut-between');
    expect(again.answer.json().code).toBe('ACCOUNT_DISABLED');
  });
});
