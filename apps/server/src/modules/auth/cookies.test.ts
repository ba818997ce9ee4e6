import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { firstPaint, needsBuiltPortal } from '../../pages/pages.fixtures.ts';
import { SCHOOL, useTestApp, type TestApp } from '../../testing/test-app.ts';
import { LEARNER } from './auth.fixtures.ts';

const PREFIXED = ['__Host-access_token', '__Host-refresh_token'];
const PLAIN = ['access_token', 'refresh_token'];
const ME = '/api/accounts/users/me';
const FROM_PAGE = { 'x-requested-with': 'stoa' };

const secure = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const local = useTestApp();
beforeAll(needsBuiltPortal);

const signIn = async (test: TestApp) => {
  const answer = await test.call('POST', '/api/auth/oauth/token', {
    form: { grant_type: 'password', username: LEARNER, password: DEMO_PASSWORD },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { access_token, refresh_token } = answer.json() as { access_token: string; refresh_token: string };
  return { answer, cookies: { access_token, refresh_token } };
};
/** Signed in by a version that knew no prefix. */
const signedInBefore = async () => {
  const { cookies } = await signIn(secure);
  const { rowCount } = await secure.database.pool.query(
    'update session set has_plain_cookies = true where id = (select id from session order by created_at desc limit 1)',
  );
  expect(rowCount).toBe(1);
  return cookies;
};
const me = (cookies: Record<string, string>) => secure.call('GET', ME, { cookies });
const renew = (cookies: Record<string, string>) =>
  secure.call('POST', '/api/auth/oauth/token', {
    cookies,
    headers: FROM_PAGE,
    form: { grant_type: 'refresh_token' },
  });
const signOut = (cookies: Record<string, string>) =>
  secure.call('DELETE', '/api/auth/open/logout', { cookies, headers: FROM_PAGE });
const setBy = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
/** How many sessions have not been ended. */
const living = async () =>
  (await secure.database.pool.query('select count(*)::int as n from session where revoked_at is null'))
    .rows[0].n as number;

describe('the names of the cookies (TRUST 10)', () => {
  it('have the prefix on https, so that no other host of the domain can set them', async () => {
    const { answer } = await signIn(secure);
    expect(answer.cookies.map(({ name }) => name)).toEqual(PREFIXED);
    for (const { path, secure: isSecure, domain } of answer.cookies)
      expect([path, isSecure, domain]).toEqual(['/', true, undefined]);
    const out = await signOut(setBy(answer));
    expect(
      out.cookies.map(({ name, value, path, secure: isSecure }) => [name, value, path, isSecure]),
    ).toEqual(PREFIXED.map((name) => [name, '', '/', true]));
  });

  it('are plain on http, where browsers would refuse the prefix', async () => {
    const { answer, cookies } = await signIn(local);
    expect(answer.cookies.map(({ name }) => name)).toEqual(PLAIN);
    expect((await local.call('GET', ME, { cookies })).statusCode).toBe(200);
  });

  it('have it for codes to be scanned, too', async () => {
    const at = '/api/auth/rest/v1/open/qrcode.login/session';
    const named = async (test: TestApp) => (await test.call('GET', at)).cookies.map(({ name }) => name);
    expect([await named(secure), await named(local)]).toEqual([['__Host-qr_login'], ['qr_login']]);
  });
});

describe('tokens that another host of the domain has planted (TRUST 10)', () => {
  it('sign nobody in, not even by being renewed, and leave a visitor what they were', async () => {
    const { cookies } = await signIn(secure);
    const refused = await me(cookies);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    const renewal = await renew(cookies);
    expect([renewal.statusCode, renewal.json().code]).toEqual([400, 'INVALID_GRANT']);
    expect(Object.values(setBy(renewal)).filter(Boolean)).toEqual([]);
    const school = await secure.call('GET', `/api/search/v1/resources?schoolId=${SCHOOL.open}`, {
      cookies,
      headers: FROM_PAGE,
    });
    expect(school.statusCode).toBe(200);
  });

  it('do not come before one’s own', async () => {
    const own = setBy((await signIn(secure)).answer);
    const planted = { access_token: 'planted', refresh_token: 'planted' };
    expect((await me({ ...own, ...planted })).statusCode).toBe(200);
    const renewal = await renew({ ...own, ...planted });
    expect(renewal.statusCode).toBe(200);
    expect(setBy(renewal)).toMatchObject({ access_token: '', refresh_token: '' });
  });
});

describe('who signed in before the cookies had a prefix', () => {
  it('stays signed in: the tokens are renewed first, and come under the new names', async () => {
    const cookies = await signedInBefore();
    const first = await me(cookies);
    expect([first.statusCode, first.json().code]).toEqual([401, 'TOKEN_EXPIRED']);
    const page = await secure.call('GET', `/portal/${SCHOOL.open}`, { cookies });
    expect(firstPaint(page.body).signedIn).toBe(true);
    expect(page.headers['cache-control']).toBe('no-cache, private');
    const renewal = await renew(cookies);
    expect(renewal.statusCode).toBe(200);
    const names = setBy(renewal);
    expect(Object.keys(names).toSorted()).toEqual([...PREFIXED, ...PLAIN].toSorted());
    expect([names.access_token, names.refresh_token]).toEqual(['', '']);
    const held = Object.fromEntries(PREFIXED.map((name) => [name, names[name] ?? '']));
    expect((await me(held)).statusCode).toBe(200);
    expect((await renew(held)).statusCode).toBe(200);
  });

  it('may sign out without renewing', async () => {
    const cookies = await signedInBefore();
    const before = await living();
    const out = await signOut(cookies);
    expect(out.statusCode).toBe(204);
    expect(Object.keys(setBy(out)).toSorted()).toEqual([...PREFIXED, ...PLAIN].toSorted());
    expect(await living()).toBe(before - 1);
    expect((await renew(cookies)).statusCode).toBe(400);
  });

  it('changes nothing without the header that only a script of this site can set (TRUST 11)', async () => {
    const cookies = await signedInBefore();
    const answer = await secure.call('POST', '/api/auth/oauth/token', {
      cookies,
      form: { grant_type: 'refresh_token' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'CSRF_REJECTED']);
  });

  it('is signed out where a token comes back that was spent long ago (TRUST 3)', async () => {
    const cookies = await signedInBefore();
    const second = setBy(await renew(cookies))['__Host-refresh_token'] ?? '';
    const third = setBy(await renew({ '__Host-refresh_token': second }))['__Host-refresh_token'] ?? '';
    const before = await living();
    expect((await renew(cookies)).json().code).toBe('INVALID_GRANT');
    expect(await living()).toBe(before - 1);
    expect((await renew({ '__Host-refresh_token': third })).json().code).toBe('INVALID_GRANT');
  });
});
