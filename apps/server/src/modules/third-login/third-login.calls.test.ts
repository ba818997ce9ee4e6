import { describe, expect, it } from 'vitest';
import { PROVIDER_KINDS } from '../../testing/oidc-provider.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { sentCode } from '../auth/auth.fixtures.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { useProviders } from './providers.fixtures.ts';
import { Browser } from './third-login.fixtures.ts';

const test = useTestApp({ SSO_PRIVATE_HOSTS: '127.0.0.1' });
const { providers, finish, linked } = useProviders(test);

const LOGIN = '/api/auth/open/thirdlogin';
const tenantId = SCHOOL.company;

describe('a code of a service is redeemed', () => {
  it.each([
    ['C005', 'uniportal', `${LOGIN}/accesstoken/`, { third_platform_type: '3', tenantId }],
    ['C006', 'welink', `${LOGIN}/v1/accesstoken/`, { provider: 'welink', tenantId }],
    ['C009', 'enterprise', '/api/auth/open/enterprise/oauth2/accesstoken', { tenantId }],
    ['C010', 'imc', `${LOGIN}/imc/accesstoken`, { tenantId }],
  ] as const)('by the call of %s for %s, once', async (row, provider, path, form) => {
    expect(PROVIDER_KINDS).toContain(provider);
    const { id } = await linked(provider, `call-${row.toLowerCase()}`);
    const browser = new Browser(test);
    const json = { ...form, ...(await browser.visit(provider, test.config)) };
    const answer = await browser.call('POST', path, { json });
    expect(answer.json().data, answer.body).toMatchObject({ outcome: 'signedIn', token: { user_id: id } });
    expect((await browser.call('POST', path, { json })).statusCode).toBe(400);
  });
});

describe('one account of several (C008)', () => {
  const CHOOSE = `${LOGIN}/users/to/auth_code`;

  it('is proved by a code that was sent to it, and the answer signs in once, in this browser alone', async () => {
    const { id } = await makePerson(test);
    const email = `${id}@several.example`;
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ email }).where('id', '=', id).execute(),
    );
    providers.imc.person = { sub: 'one-of-several', name: 'Lin Wei' };
    const browser = new Browser(test);
    const pending = await finish(browser, 'imc', await browser.visit('imc', test.config));
    const { pendingBindId } = pending.json().data as { pendingBindId: string };
    await browser.call('POST', '/api/accounts/open/email/verify_code', { form: { email, purpose: 'login' } });
    const choose = (code: string, who = browser) =>
      who.call('POST', CHOOSE, { json: { pendingBindId, channel: 'email', target: email, code, tenantId } });
    const code = await sentCode(test, email);
    expect((await choose(code, new Browser(test))).json().code).toBe('STATE_MISMATCH');
    expect((await choose(code === '000000' ? '000001' : '000000')).json().code).toBe('CODE_INVALID');
    const chosen = await choose(code);
    expect(chosen.json().data, chosen.body).toMatchObject({ expiresInSeconds: 60 });

    const json = { provider: 'stoa', code: chosen.json().data.code, state: pendingBindId, tenantId };
    const signIn = (who: Browser) => who.call('POST', `${LOGIN}/v1/accesstoken/`, { json });
    const answer = await signIn(browser);
    expect(answer.json().data, answer.body).toMatchObject({ outcome: 'signedIn', token: { user_id: id } });
    expect((await signIn(browser)).json().code).toBe('VERIFICATION_FAILED');
    // From now on the identity is the account's.
    const later = await finish(browser, 'imc', await browser.visit('imc', test.config));
    expect(later.json().data).toMatchObject({ outcome: 'signedIn', token: { user_id: id } });
  });
});
