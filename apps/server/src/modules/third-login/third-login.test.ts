import { SignJWT, UnsecuredJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { PROVIDER_KINDS, startCanary } from '../../testing/oidc-provider.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { hashPassword } from '../auth/passwords.ts';
import { sentCode } from '../auth/auth.fixtures.ts';
import { Browser, settingsOf, startProviders, type Providers } from './third-login.fixtures.ts';

const test = useTestApp({ SSO_PRIVATE_HOSTS: '127.0.0.1' });
const LEARNER = 'learner@stoa.example';
const SETTINGS = `/api/school/schools/${SCHOOL.company}/login-settings`;
const V1 = '/api/auth/open/thirdlogin/v1/accesstoken/';
const BIND = '/api/auth/open/thirdlogin/user/to/bind';
let providers: Providers;
let admin: Someone;

beforeAll(async () => {
  providers = await startProviders(test.config);
  admin = await makePerson(test, 'admin', SCHOOL.company);
  const saved = await test.call('PUT', SETTINGS, {
    token: admin.token,
    json: settingsOf(Object.values(providers), 0),
  });
  expect(saved.statusCode).toBe(200);
});
afterAll(() => Promise.all(Object.values(providers).map((one) => one.close())));

const finish = (browser: Browser, provider: string, back: { code: string; state: string; iss: string }) =>
  browser.call('POST', V1, { json: { provider, ...back, tenantId: SCHOOL.company } });

/** A new person at a provider, linked to an account of their own. */
async function linked(provider: (typeof PROVIDER_KINDS)[number], sub: string) {
  providers[provider].person = { sub, name: 'Lin Wei', email: `${sub}@elsewhere.example` };
  const browser = new Browser(test);
  const pending = await finish(browser, provider, await browser.visit(provider, test.config));
  expect(pending.json().data).toMatchObject({ outcome: 'bindRequired', displayName: 'Lin Wei' });
  const email = `${sub}@stoa.example`;
  await test.call('POST', '/api/accounts/open/email/verify_code', {
    form: { email, purpose: 'register' },
    headers: {
      'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
  });
  const bound = await browser.call('POST', BIND, {
    json: {
      pendingBindId: pending.json().data.pendingBindId,
      channel: 'email',
      target: email,
      code: await sentCode(test, email),
      create: true,
      nickName: 'Lin',
    },
  });
  expect(bound.json()).toMatchObject({ code: 200 });
  return { id: bound.json().data.user_id as string, browser };
}

async function withPassword() {
  const { id } = await makePerson(test);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const { email } = await test.database.write({}, (tx) =>
    tx
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow(),
  );
  return { id, email: email as string };
}

describe('signing in by a real provider (C002, C005 to C011, C015, C016)', () => {
  it.each(PROVIDER_KINDS)('works by %s: an account is made, and found again', async (provider) => {
    const { id } = await linked(provider, `first-${provider}`);
    const browser = new Browser(test);
    const answer = await finish(browser, provider, await browser.visit(provider, test.config));
    expect(answer.json().data).toMatchObject({
      outcome: 'signedIn',
      token: { user_id: id },
      targetUrl: `/portal/${SCHOOL.company}`,
    });
    expect(Object.keys(browser.cookies).sort()).toEqual(['access_token', 'refresh_token']);
  });

  it('tells the ways in and begins only where the school has the provider', async () => {
    const browser = new Browser(test);
    const init = (json: object) => browser.call('POST', '/api/auth/login/init', { json });
    const all = await init({ tenantId: SCHOOL.company });
    expect(all.json().data.providers.map((one: { provider: string }) => one.provider)).toEqual([
      ...PROVIDER_KINDS,
    ]);
    expect((await init({ tenantId: SCHOOL.open })).json().data).toMatchObject({ providers: [] });
    const elsewhere = await init({ tenantId: SCHOOL.open, provider: 'imc' });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'PROVIDER_UNKNOWN']);
  });

  it('vouches for its own school alone', async () => {
    const { id } = await linked('stoa', 'bound-person');
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.insertInto('membership').values({ school_id: SCHOOL.open, account_id: id, role: 'admin' }).execute(),
    );
    const browser = new Browser(test);
    await finish(browser, 'stoa', await browser.visit('stoa', test.config));
    const here = await browser.call('GET', `/api/school/schools/${SCHOOL.company}/`);
    const there = await browser.call('GET', `/api/school/schools/${SCHOOL.open}/login-settings`);
    expect([here.statusCode, there.statusCode]).toEqual([200, 403]);
  });

  it('keeps out whom the school or the platform has shut out (TRUST 16)', async () => {
    const { id } = await linked('imc', 'shut-out');
    const status = (value: 'valid' | 'disabled') =>
      test.database.write({ schoolId: SCHOOL.company }, (tx) =>
        tx.updateTable('membership').set({ status: value }).where('account_id', '=', id).execute(),
      );
    await status('disabled');
    const browser = new Browser(test);
    const member = await finish(browser, 'imc', await browser.visit('imc', test.config));
    await status('valid');
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ is_valid: false }).where('id', '=', id).execute(),
    );
    const account = await finish(browser, 'imc', await browser.visit('imc', test.config));
    expect([member.json().code, account.json().code]).toEqual(['ACCOUNT_DISABLED', 'ACCOUNT_DISABLED']);
  });
});

describe('attacks on the way back', () => {
  it('a state of another browser, or used before, signs nobody in (TRUST 21)', async () => {
    await linked('uniportal', 'victim');
    const attacker = new Browser(test);
    const back = await attacker.visit('uniportal', test.config);
    const victim = new Browser(test);
    await victim.visit('uniportal', test.config);
    const stolen = await finish(victim, 'uniportal', back);
    expect([stolen.statusCode, stolen.json().code]).toEqual([400, 'STATE_MISMATCH']);
    const own = await victim.visit('uniportal', test.config);
    expect((await finish(victim, 'uniportal', own)).statusCode).toBe(200);
    const replay = await finish(victim, 'uniportal', own);
    expect([replay.statusCode, replay.json().code]).toEqual([400, 'LOGIN_INIT_EXPIRED']);
    expect(stolen.cookies.concat(replay.cookies)).toEqual([]);
  });

  it('a code of one provider is never sent to another (TRUST 23)', async () => {
    const browser = new Browser(test);
    const back = await browser.visit('stoa', test.config);
    const before = providers.imc.hits.filter((path) => path === '/token').length;
    const crossed = await finish(browser, 'imc', back);
    expect([crossed.statusCode, crossed.json().code]).toEqual([400, 'STATE_MISMATCH']);
    const again = await browser.visit('imc', test.config);
    const issuer = await finish(browser, 'imc', { ...again, iss: providers.stoa.issuer });
    expect([issuer.statusCode, issuer.json().code]).toEqual([401, 'VERIFICATION_FAILED']);
    expect(providers.imc.hits.filter((path) => path === '/token')).toHaveLength(before);
  });

  it('a code that was put into another attempt is refused by PKCE', async () => {
    const thief = new Browser(test);
    const victim = new Browser(test);
    const stolen = await victim.visit('enterprise', test.config);
    const own = await thief.visit('enterprise', test.config);
    const answer = await finish(thief, 'enterprise', { ...own, code: stolen.code });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'VERIFICATION_FAILED']);
  });

  it('a forged id token signs nobody in (TRUST 22)', async () => {
    const { enterprise } = providers;
    const stranger = await generateKeyPair('PS256');
    const now = Math.floor(Date.now() / 1000);
    const forge = (
      claims: object,
      alg = 'PS256',
      key: Parameters<SignJWT['sign']>[0] = stranger.privateKey,
    ) =>
      new SignJWT({
        iss: enterprise.issuer,
        aud: enterprise.clientId,
        sub: 'somebody',
        iat: now,
        exp: now + 300,
        ...claims,
      })
        .setProtectedHeader({ alg })
        .sign(key);
    const unsigned = new UnsecuredJWT({
      iss: enterprise.issuer,
      aud: enterprise.clientId,
      sub: 'somebody',
      iat: now,
      exp: now + 300,
    }).encode();
    const forgeries = {
      'another key': await forge({}),
      'alg none': unsigned,
      'HMAC with the client secret': await forge(
        {},
        'HS256',
        new TextEncoder().encode(enterprise.clientSecret.padEnd(32, '0')),
      ),
      'another audience': await forge({ aud: 'somebody-else' }),
      'another issuer': await forge({ iss: 'https://evil.example' }),
      'another nonce': await forge({ nonce: 'of-another-attempt' }),
      'long ended': await forge({ exp: now - 3600 }),
    };
    for (const [name, token] of Object.entries(forgeries)) {
      const browser = new Browser(test);
      const back = await browser.visit('enterprise', test.config);
      enterprise.intercept = (request, response) => {
        if (request.url !== '/token') return false;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: token }));
        return true;
      };
      const answer = await finish(browser, 'enterprise', back);
      enterprise.intercept = undefined;
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'VERIFICATION_FAILED']);
      expect(browser.cookies).not.toHaveProperty('access_token');
    }
  });

  it('an equal address or an equal subject elsewhere is nobody’s account (TRUST 24)', async () => {
    await linked('stoa', 'same-subject');
    providers.imc.person = { sub: 'same-subject', name: 'Twin', email: LEARNER };
    const browser = new Browser(test);
    const answer = await finish(browser, 'imc', await browser.visit('imc', test.config));
    expect(answer.json().data).toMatchObject({
      outcome: 'bindRequired',
      suggestedContact: 'l•••@stoa.example',
    });
    expect(browser.cookies).not.toHaveProperty('access_token');
  });

  it('an identity is linked by a proof of the account, in this browser, five tries (TRUST 25)', async () => {
    providers.imc.person = { sub: 'attacker', name: 'Mallory' };
    const browser = new Browser(test);
    const pending = await finish(browser, 'imc', await browser.visit('imc', test.config));
    const { pendingBindId } = pending.json().data;
    const target = { pendingBindId, channel: 'email', target: LEARNER };
    const elsewhere = new Browser(test);
    await elsewhere.visit('stoa', test.config);
    expect(
      (await elsewhere.call('POST', BIND, { json: { ...target, password: DEMO_PASSWORD } })).json().code,
    ).toBe('STATE_MISMATCH');
    const codes = [];
    for (let i = 0; i < 5; i++)
      codes.push((await browser.call('POST', BIND, { json: { ...target, code: '000000' } })).json().code);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'CODE_INVALID'), 'BINDING_EXPIRED']);
    const late = await browser.call('POST', BIND, { json: { ...target, password: DEMO_PASSWORD } });
    expect(late.json().code).toBe('BINDING_EXPIRED');
  });

  it('is linked once where the answer was lost, and the same browser is signed in again', async () => {
    providers.imc.person = { sub: 'lost-answer', name: 'Lin' };
    const browser = new Browser(test);
    const pending = await finish(browser, 'imc', await browser.visit('imc', test.config));
    const { email, id } = await withPassword();
    const bind = (who: Browser) =>
      who.call('POST', BIND, {
        json: {
          pendingBindId: pending.json().data.pendingBindId,
          channel: 'email',
          target: email,
          password: DEMO_PASSWORD,
        },
        headers: { 'idempotency-key': 'bind-lost-1' },
      });
    const cookies = { ...browser.cookies };
    expect((await bind(browser)).json().data.user_id).toBe(id);
    const again = new Browser(test);
    Object.assign(again.cookies, cookies);
    expect((await bind(again)).json().data.user_id).toBe(id);
    expect((await bind(new Browser(test))).json().code).toBe('BINDING_EXPIRED');
  });

  it('the password of the account links it, and a signed-in person links by going there', async () => {
    providers.imc.person = { sub: 'learner-at-imc', name: 'Learner' };
    const browser = new Browser(test);
    const pending = await finish(browser, 'imc', await browser.visit('imc', test.config));
    const bound = await browser.call('POST', BIND, {
      json: {
        pendingBindId: pending.json().data.pendingBindId,
        channel: 'email',
        target: LEARNER,
        password: DEMO_PASSWORD,
      },
    });
    expect(bound.json()).toMatchObject({ code: 200 });
    providers.stoa.person = { sub: 'learner-at-stoa', name: 'Learner' };
    const back = await browser.visit('stoa', test.config);
    const link = (json: object) => browser.call('POST', '/api/accounts/third_user/to/bind', { json });
    expect((await link({ provider: 'stoa', ...back })).json().data).toMatchObject({ provider: 'stoa' });
    const twice = await browser.visit('stoa', test.config);
    expect((await link({ provider: 'stoa', ...twice })).json().code).toBe('ALREADY_BOUND');
  });
});

describe('welink free login (C011, B021, TRUST 26)', () => {
  const freeLogin = (browser: Browser, json: object) =>
    browser.call('POST', '/api/welink/proxy/rest/v1/open/free_login', { json });

  it('signs in once, and answers 030025 for whatever the service says otherwise', async () => {
    await linked('welink', 'welink-person');
    const browser = new Browser(test);
    const back = await browser.visit('welink', test.config);
    expect((await freeLogin(browser, { ...back, platformType: '99' })).statusCode).toBe(400);
    expect((await freeLogin(browser, { ...back, platformType: '2' })).json().data.outcome).toBe('signedIn');
    const replay = await freeLogin(browser, { ...back, platformType: '2' });
    expect(replay.json().code).toBe('STATE_MISMATCH');
    for (const [status, body] of [
      [200, '{"code":"030025"}'],
      [500, 'oops'],
      [200, ''],
      [200, '<html></html>'],
    ] as const) {
      const again = new Browser(test);
      const other = await again.visit('welink', test.config);
      providers.welink.intercept = (request, response) => {
        if (request.url !== '/token') return false;
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
        return true;
      };
      const answer = await freeLogin(again, { ...other, platformType: '2' });
      providers.welink.intercept = undefined;
      expect([answer.statusCode, answer.json().code]).toEqual([200, '030025']);
      expect(again.cookies).not.toHaveProperty('access_token');
    }
  });
});

describe('addresses', () => {
  const start = (path: string) => new Browser(test).call('GET', path, { headers: { accept: 'text/html' } });

  it('lead only to this portal (TRUST 27)', async () => {
    for (const target of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/%09//evil.example',
      '/%2f/evil.example',
      '/a/..//evil.example',
      'http://localhost:3000@evil.example',
    ]) {
      const query = new URLSearchParams({ targetUrl: target, tenantId: SCHOOL.company });
      const answer = await start(`/api/auth/open/third/uniportal/authorization_code?${query}`);
      expect([target, answer.json().code, answer.headers.location]).toEqual([
        target,
        'REDIRECT_NOT_ALLOWED',
        undefined,
      ]);
    }
    const good = `targetUrl=/portal/${SCHOOL.company}&tenantId=${SCHOOL.company}`;
    const led = await start(`/api/auth/open/third/stoa/authorization_code?${good}`);
    expect([led.statusCode, new URL(String(led.headers.location)).origin]).toEqual([
      302,
      providers.stoa.issuer,
    ]);
    for (const path of [
      `/api/auth/open/third/nobody/authorization_code?${good}`,
      `/api/auth/open/third/stoa/authorization_code?${good}&loginChannel=1`,
    ])
      expect((await start(path)).statusCode).toBe(400);
  });

  it('come from a closed list of kinds (TRUST 28)', async () => {
    const { token } = await makePerson(test);
    const skip = (type: string) =>
      test.call('GET', `/api/accounts/skip?third_platform_type=${encodeURIComponent(type)}`, { token });
    expect((await skip('imc')).json().data).toEqual({ targetUrl: '/' });
    for (let i = 0; i < 20; i++) expect((await skip(crypto.randomUUID())).statusCode).toBe(400);
  });
});

describe('a provider in trouble', () => {
  const begin = () =>
    new Browser(test).call(
      'GET',
      `/api/auth/open/third/imc/authorization_code?targetUrl=/&tenantId=${SCHOOL.open}`,
    );
  const point = async (issuer: string) => {
    const boss = await makePerson(test, 'admin', SCHOOL.open);
    const url = `/api/school/schools/${SCHOOL.open}/login-settings`;
    const { version } = (await test.call('GET', url, { token: boss.token })).json().data;
    const json = settingsOf([{ ...providers.imc, issuer }], version);
    expect((await test.call('PUT', url, { token: boss.token, json })).statusCode).toBe(200);
  };

  it('is told as such, and the other ways in go on', async () => {
    const html = await startCanary((_request, response) => response.end('<html>Maintenance</html>'));
    const slow = await startCanary(() => undefined);
    for (const url of [html.url, slow.url, 'http://127.0.0.1:9']) {
      await point(url);
      const began = Date.now();
      const waiting = begin();
      const signedIn = await test.signIn(LEARNER);
      const answer = await waiting;
      expect(signedIn).not.toBe('');
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 502, 'PROVIDER_FAILED']);
      expect(Date.now() - began).toBeLessThan(20_000);
    }
    html.close();
    slow.close();
  }, 60_000);

  it('may change its keys between two sign-ins', async () => {
    const { id } = await linked('uniportal', 'after-rotation');
    await providers.uniportal.rotateKeys();
    const browser = new Browser(test);
    const answer = await finish(browser, 'uniportal', await browser.visit('uniportal', test.config));
    expect(answer.json().data).toMatchObject({ outcome: 'signedIn', token: { user_id: id } });
  });
});
