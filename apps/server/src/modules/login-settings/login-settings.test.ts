import { beforeAll, describe, expect, it } from 'vitest';
import { startCanary } from '../../testing/oidc-provider.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const URL_OF_SETTINGS = `/api/school/schools/${SCHOOL.company}/login-settings`;
const SECRET = 'a-secret-that-nobody-may-see';
let admin: Someone;
let teacher: Someone;
let stranger: Someone;

beforeAll(async () => {
  admin = await makePerson(test, 'admin', SCHOOL.company);
  teacher = await makePerson(test, 'teacher', SCHOOL.company);
  stranger = await makePerson(test, 'admin', SCHOOL.open);
});

const form = (version: number, provider: object = {}, changes: object = {}) => ({
  version,
  methods: ['email', 'password', 'thirdParty'],
  registrationOpen: false,
  captcha: 'always',
  redirectOrigins: ['https://app.example.com'],
  providers: [
    {
      provider: 'enterprise',
      enabled: true,
      name: 'Company',
      issuer: 'https://id.company.example',
      clientId: 'stoa',
      secret: SECRET,
      ...provider,
    },
  ],
  ...changes,
});
const save = (token: string, json: object) => test.call('PUT', URL_OF_SETTINGS, { token, json });
const version = async () =>
  (await test.call('GET', URL_OF_SETTINGS, { token: admin.token })).json().data.version as number;

describe('a school’s login settings', () => {
  it('are read and written by its administrators alone', async () => {
    for (const { token } of [teacher, stranger]) {
      expect((await test.call('GET', URL_OF_SETTINGS, { token })).statusCode).toBe(403);
      expect((await save(token, form(0))).statusCode).toBe(403);
    }
    expect((await test.call('GET', URL_OF_SETTINGS)).statusCode).toBe(401);
    expect(await version()).toBe(0);
  });

  it('keep the secret: it is sealed, never answered, and not sent to another place', async () => {
    const saved = await save(admin.token, form(0));
    expect(saved.json().data).toMatchObject({
      version: 1,
      methods: ['email', 'password', 'thirdParty'],
      providers: [{ provider: 'enterprise', hasSecret: true, clientId: 'stoa' }],
    });
    const read = await test.call('GET', URL_OF_SETTINGS, { token: admin.token });
    expect(saved.body + read.body).not.toContain(SECRET);
    const { rows } = await test.database.pool.query('select * from login_provider');
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(SECRET).toString('hex'));
    expect(rows[0].secret_cipher.includes(SECRET)).toBe(false);
    const kept = await save(admin.token, form(1, { secret: undefined, name: 'Renamed' }));
    expect(kept.json().data.providers).toMatchObject([{ name: 'Renamed', hasSecret: true }]);
    const moved = await save(admin.token, form(2, { secret: undefined, issuer: 'https://evil.example' }));
    expect(moved.statusCode).toBe(400);
  });

  it('are not overwritten by who read an older version', async () => {
    const answer = await save(admin.token, form(0));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('need a fresh proof', async () => {
    const old = await makePerson(test, 'admin', SCHOOL.company);
    await test.database.write({}, (tx) =>
      tx
        .updateTable('session')
        .set({ proved_at: new Date(Date.now() - 3_600_000) })
        .where('account_id', '=', old.id)
        .execute(),
    );
    expect((await save(old.token, form(await version()))).json().code).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('name no address inside the operator’s network (SSRF)', async () => {
    const current = await version();
    const canary = await startCanary((_request, response) => response.end('{}'));
    for (const issuer of [
      canary.url,
      canary.url.replace('127.0.0.1', 'localhost'),
      'http://id.company.example',
      'https://127.0.0.1',
      'https://10.1.2.3',
      'https://169.254.169.254',
      'https://[::1]',
      'https://[::ffff:10.0.0.1]',
      'https://2130706433',
      'https://user@id.company.example',
    ]) {
      expect([issuer, (await save(admin.token, form(current, { issuer }))).statusCode]).toEqual([
        issuer,
        400,
      ]);
      const tried = await test.call('POST', `${URL_OF_SETTINGS}/test`, {
        token: admin.token,
        json: { issuer },
      });
      expect([issuer, tried.json().data]).toEqual([
        issuer,
        { works: false, reason: 'notAllowed', authorizeUrl: null, tokenUrl: null, pkce: false },
      ]);
    }
    // A name that leads there is found out when it is resolved.
    const named = await test.call('POST', `${URL_OF_SETTINGS}/test`, {
      token: admin.token,
      json: { issuer: canary.url.replace('http://127.0.0.1', 'https://localhost') },
    });
    expect(named.json().data).toMatchObject({ works: false, reason: 'notAllowed' });
    expect(canary.hits()).toBe(0);
    canary.close();
  });

  it('take origins as browsers write them', async () => {
    for (const origin of [
      'https://app.example.com:443',
      'https://APP.example.com',
      'https://app.example.com\\x',
    ])
      expect(
        (await save(admin.token, form(await version(), {}, { redirectOrigins: [origin] }))).statusCode,
      ).toBe(400);
  });

  it('decide which ways in a school offers', async () => {
    const refused = await test.call('POST', '/api/auth/oauth/token', {
      form: {
        grant_type: 'sms_code',
        mobile: '13800000001',
        code: '123456',
        tenantId: SCHOOL.company,
      },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'LOGIN_METHOD_OFF']);
  });
});

describe('signing out of a school’s own service (B025, TRUST 30)', () => {
  const current = async (path = '') =>
    test.call('POST', `/api/ischool/v1/open/schools/common-current${path}`, {
      json: { tenantId: SCHOOL.company },
    });
  const logoutUrls = async () => (await current()).json().data.logoutUrls;

  it('goes on to the address of the settings, and nothing in a request changes it', async () => {
    const logoutUrl = 'https://id.company.example/logout';
    expect((await save(admin.token, form(await version(), { logoutUrl }))).statusCode).toBe(200);
    expect(await logoutUrls()).toEqual({ corporate: null, enterprise: logoutUrl });
    expect((await current('?redirect=https://evil.example')).statusCode).toBe(400);
    const off = form(await version(), { logoutUrl, enabled: false });
    expect((await save(admin.token, off)).statusCode).toBe(200);
    expect(await logoutUrls()).toEqual({ corporate: null, enterprise: null });
    const script = form(await version(), { logoutUrl: 'javascript:alert(1)' });
    expect((await save(admin.token, script)).statusCode).toBe(400);
  });

  it('is done here first, whether the service answers or not, and leads nowhere by itself', async () => {
    const person = await makePerson(test, 'member', SCHOOL.company);
    const led = await test.call('DELETE', '/api/auth/open/logout?redirect=https://evil.example', {
      token: person.token,
    });
    expect([led.statusCode, led.headers.location]).toEqual([400, undefined]);
    const done = await test.call('DELETE', '/api/auth/open/logout', { token: person.token });
    expect([done.statusCode, done.headers.location]).toEqual([204, undefined]);
    expect((await test.call('GET', '/api/accounts/users/me', { token: person.token })).statusCode).toBe(401);
  });
});

describe('addresses of login settings', () => {
  it('lead to https, and to the developer’s own machine outside of production', async () => {
    for (const [origin, status] of [
      ['http://app.example.com', 400],
      ['http://localhost.example.com', 400],
      ['ftp://app.example.com', 400],
      ['http://localhost:5173', 200],
      ['https://app.example.com', 200],
    ] as const) {
      const saved = await save(
        admin.token,
        form(await version(), { secret: null }, { redirectOrigins: [origin] }),
      );
      expect([origin, saved.statusCode]).toEqual([origin, status]);
    }
  });

  it('of a service are written down together or not at all', async () => {
    const all = {
      authorizeUrl: 'https://id.company.example/a',
      tokenUrl: 'https://id.company.example/t',
      userInfoUrl: 'https://id.company.example/u',
    };
    for (const [given, status] of [
      [all, 200],
      [{ ...all, userInfoUrl: null }, 400],
      [{ authorizeUrl: all.authorizeUrl }, 400],
    ] as const)
      expect((await save(admin.token, form(await version(), { secret: null, ...given }))).statusCode).toBe(
        status,
      );
  });
});
