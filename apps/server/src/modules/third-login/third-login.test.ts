import { describe, expect, it } from 'vitest';
import { PROVIDER_KINDS, startCanary } from '../../testing/oidc-provider.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { LEARNER } from '../auth/auth.fixtures.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { useProviders } from './providers.fixtures.ts';
import { Browser, settingsOf } from './third-login.fixtures.ts';

const test = useTestApp({ SSO_PRIVATE_HOSTS: '127.0.0.1' });
const { providers, finish, linked } = useProviders(test);

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

  it('come from a closed list of kinds (C026, TRUST 28)', async () => {
    const { token } = await makePerson(test);
    const skip = (type: string) =>
      test.call('GET', `/api/accounts/skip?third_platform_type=${encodeURIComponent(type)}`, { token });
    expect((await skip('imc')).json().data).toEqual({ targetUrl: '/' });
    for (let i = 0; i < 20; i++) expect((await skip(crypto.randomUUID())).statusCode).toBe(400);
  });
});

describe('a provider in trouble (TRUST F30)', () => {
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
      const waiting = begin();
      const signedIn = await test.signIn(LEARNER);
      const answer = await waiting;
      expect(signedIn).not.toBe('');
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 502, 'PROVIDER_FAILED']);
    }
    html.close();
    slow.close();
  });

  it('may change its keys between two sign-ins', async () => {
    const { id } = await linked('uniportal', 'after-rotation');
    await providers.uniportal.rotateKeys();
    const browser = new Browser(test);
    const answer = await finish(browser, 'uniportal', await browser.visit('uniportal', test.config));
    expect(answer.json().data).toMatchObject({ outcome: 'signedIn', token: { user_id: id } });
  });
});
