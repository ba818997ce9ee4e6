import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { startProvider, type RealProvider } from '../../testing/oidc-provider.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { callbackUrl } from '../../core/identity/provider-client.ts';
import { Browser, settingsOf } from '../third-login/third-login.fixtures.ts';

const test = useTestApp({ SSO_PRIVATE_HOSTS: '127.0.0.1' });
const INIT = '/api/auth/login/init';
let imc: RealProvider;
beforeAll(async () => {
  imc = await startProvider('imc', callbackUrl(test.config, 'imc'));
  const { token } = await makePerson(test, 'admin', SCHOOL.company);
  const url = `/api/school/schools/${SCHOOL.company}/login-settings`;
  expect((await test.call('PUT', url, { token, json: settingsOf([imc], 0) })).statusCode).toBe(200);
});
afterAll(() => imc.close());

const finish = (browser: Browser, back: object) =>
  browser.call('POST', '/api/auth/open/thirdlogin/imc/accesstoken', {
    json: { ...back, tenantId: SCHOOL.company },
  });

describe('beginning a sign-in (C002, TRUST 14)', () => {
  it('is worth nothing after somebody has signed in: neither its state nor its cookie', async () => {
    imc.person = { sub: 'attacker', name: 'Mallory' };
    const browser = new Browser(test);
    const back = await browser.visit('imc', test.config);
    const planted = browser.cookies.login_init as string;
    const signedIn = await browser.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'password', username: 'learner@stoa.example', password: DEMO_PASSWORD },
    });
    expect(signedIn.statusCode).toBe(200);
    expect(browser.cookies).not.toHaveProperty('login_init');
    const token = browser.cookies.access_token;
    const finished = await finish(browser, back);
    expect([finished.statusCode, finished.json().code]).toEqual([400, 'STATE_MISMATCH']);
    expect(browser.cookies.access_token).toBe(token);
    await browser.visit('imc', test.config);
    expect(browser.cookies.login_init).not.toBe(planted);
  });

  it('ties it to no browser that somebody else has named (TRUST 21)', async () => {
    imc.person = { sub: 'attacker', name: 'Mallory' };
    const known = 'a'.repeat(32);
    for (const planted of [known, `${known}.${known}`, `${known}.`, '.', '']) {
      const [attacker, victim] = [new Browser(test), new Browser(test)];
      victim.cookies.login_init = planted;
      const back = await victim.visit('imc', test.config);
      expect(victim.cookies.login_init).not.toContain(known);
      attacker.cookies.login_init = planted;
      const stolen = await finish(attacker, back);
      expect([stolen.statusCode, stolen.json().code]).toEqual([400, 'STATE_MISMATCH']);
    }
  });

  it('is shared by the tabs of a browser', async () => {
    imc.person = { sub: 'tabs', name: 'Tabs' };
    const browser = new Browser(test);
    const first = await browser.visit('imc', test.config);
    const held = browser.cookies.login_init;
    await browser.visit('imc', test.config);
    expect(browser.cookies.login_init).toBe(held);
    expect((await finish(browser, first)).statusCode).toBe(200);
  });

  it('ends after ten minutes, and is used once', async () => {
    const browser = new Browser(test);
    const back = await browser.visit('imc', test.config);
    await test.database.pool.query(
      `update challenge set expires_at = now() - interval '1 second' where kind = 'third-login'`,
    );
    expect((await finish(browser, back)).json().code).toBe('LOGIN_INIT_EXPIRED');
  });

  it('can be done so often from one address, whatever it calls itself, and keeps nothing', async () => {
    const ask = (json: object, n: number) =>
      test.call('POST', INIT, { json, headers: { 'x-forwarded-for': '203.0.113.200', fp: `fp-${n}` } });
    const kept = async () =>
      (await test.database.pool.query('select count(*)::int as n from challenge')).rows[0].n as number;
    const before = await kept();
    for (let n = 0; n < 20; n++) expect((await ask({ tenantId: SCHOOL.company }, n)).statusCode).toBe(200);
    expect(await kept()).toBe(before);
    const used = (key: string, count: number) =>
      test.database.pool.query(
        `insert into rate_counter values ($1, $2, now() + interval '10 minutes')
         on conflict (key) do update set count = excluded.count`,
        [key, count],
      );
    await used('login:init:203.0.113.200', 3000);
    await used('third:init:203.0.113.200', 300);
    for (const json of [{ tenantId: SCHOOL.company }, { tenantId: SCHOOL.company, provider: 'imc' }]) {
      const refused = await ask(json, 1);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await kept()).toBe(before);
    const elsewhere = await test.call('POST', INIT, {
      json: {},
      headers: { 'x-forwarded-for': '203.0.113.201' },
    });
    expect(elsewhere.statusCode).toBe(200);
  });
});
