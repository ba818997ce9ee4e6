import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { addHostileSchool, headOf, needsBuiltPortal } from './pages.fixtures.ts';
import { makeClass, makePerson } from '../modules/class/class.fixtures.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
let disabled: string;

beforeAll(async () => {
  needsBuiltPortal();
  disabled = (await addHostileSchool(test, { status: 'disabled' })).id;
});

const page = (url: string, options: Parameters<typeof test.call>[2] = {}) => test.call('GET', url, options);

describe('the landing (R01, B009, B010)', () => {
  it('leads to the first open school, with its query', async () => {
    const answer = await page('/?noRedirect=1&sxz-lang=fr_FR');
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      `/portal/${SCHOOL.open}?noRedirect=1&sxz-lang=fr_FR`,
      'no-store',
    ]);
  });

  it('leads a signed-in person to their last school', async () => {
    const member = await makePerson(test, 'member', SCHOOL.company);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ last_school_id: SCHOOL.company }).where('id', '=', member.id).execute(),
    );
    const target = async () =>
      (await page('/', { cookies: { '__Host-access_token': member.token } })).headers.location;
    expect(await target()).toBe(`/portal/${SCHOOL.company}`);
    // But not where they can no longer go.
    await test.database.write({ schoolId: SCHOOL.company }, (tx) =>
      tx.deleteFrom('membership').where('account_id', '=', member.id).execute(),
    );
    expect(await target()).toBe(`/portal/${SCHOOL.open}`);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ last_school_id: disabled }).where('id', '=', member.id).execute(),
    );
    expect(await target()).toBe(`/portal/${SCHOOL.open}`);
  });
});

describe('statuses (B004, B005)', () => {
  it.each([
    ['/login/index', 200],
    ['/register/index', 200],
    ['/service', 200],
    ['/privacy', 200],
    ['/logout', 200],
    ['/abnormal/500', 200],
    ['/register/invite?token=none', 200],
    ['/manage/1700000000000000001/nope', 404],
    ['/manage/123/members', 404],
    ['/insufficient-permissions', 403],
    ['/403', 403],
    ['/404', 404],
    ['/nope', 404],
    ['/portal', 404],
    ['/portal/123', 404],
    ['/portal/17000000000000000012', 404],
    ['/portal/170000000000000000x', 404],
    ['/portal/1234567890123456789', 404],
    ['/portal/9999999999999999999', 404],
    ['/portal/%E0%A4%A', 404],
    ['/portal/1700000000000000001/nope', 404],
    ['/portal/1700000000000000001', 200],
    ['/portal/1700000000000000001/', 200],
    ['/portal/1700000000000000001/search', 200],
    ['/portal/1700000000000000001/sub-school', 200],
    ['/portal/1700000000000000001/more', 200],
    ['/portal/1700000000000000001/more?page=50000&type=abc', 200],
    ['/portal/1700000000000000001/search?page=1e9&type=99', 200],
    ['/feedback/1700000000000000001?view=mine&page=50000', 200],
    ['/portal/1700000000000000001/resource/1234567890123456789', 404],
    ['/classInfo/1700000000000000001/class-view/1234567890123456789', 404],
    ['/portal/1700000000000000003', 403],
    ['/portal/1700000000000000003/search?keyword=safety', 403],
    ['/portal/1700000000000000003/more?type=5', 403],
    ['/portal/1700000000000000003/more?type=ranking', 403],
    ['/portal/1700000000000000003/sub-school', 200],
    ['/portal/1700000000000000003/resource/1770000000000000004', 403],
    ['/.git/config', 404],
    ['/wp-login.htm', 404],
    ['//', 404],
    ['//evil.example/', 404],
  ])('%s answers %i with a page', async (url, status) => {
    const answer = await page(url, { headers: { 'accept-language': 'en' } });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headOf(answer.body).titles.length).toBe(1);
    // What is not there, and what may not be seen, is said before any script has run.
    const isReadAlike = !/%E0|\/\//.test(url);
    if (status !== 200) expect(answer.body.includes('<h1')).toBe(isReadAlike);
    expect(headOf(answer.body).meta.robots).toBe(
      status === 200 && !/login|register|logout|abnormal|manage/.test(url) ? undefined : 'noindex',
    );
  });

  it.each([
    '/manage/1700000000000000001',
    '/manage/1700000000000000001/members',
    '/learning',
    '/account/devices',
  ])('%s leads visitors to where they sign in (B004)', async (url) => {
    const answer = await page(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
    expect(answer.headers.location).toContain(`/login/index?redirect=${encodeURIComponent(url)}`);
  });

  it.each([
    '/.env',
    '/assets/nope.js',
    '/media/seed/../../package.json',
    '/media/seed/%2e%2e%2f%2e%2e%2fpackage.json',
    '/media/nope.png',
    '/favicon.nope',
    '/api/nope',
    '/main.js.map',
  ])('%s is nothing, and no page', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.body).not.toContain('workspaces');
  });

  it('is drawn part by part, each whole, and tells nothing of the machine that drew it', async () => {
    const { body } = await page(`/portal/${SCHOOL.open}`);
    expect(body).toContain('</header>');
    // What follows the drawing shows that it is whole.
    const [, hidden] = /#root:not\(:has\(~\*\)\)([^{]*)\{visibility:hidden\}/.exec(body) ?? [];
    expect(hidden).toContain('main>:not(:has(~*))>:not(:has(~*))');
    // In Chromium nothing is one while its parent is being read.
    expect(hidden).not.toContain(':last-child');
    expect(body).toMatch(/<\/div>\s*<script type="application\/json" id="first-paint">/);
    expect(body).not.toMatch(/file:\/\/|data-(?:msg|stck|cstck)=/);
  });

  it('names no file of the portal that is not there: icons, the manifest, the script for ancient browsers (B014)', async () => {
    const { body } = await page('/service');
    const named = [...body.matchAll(/(?:href|src)="(\/[^/"?]+\.\w+)"/g)].map(([, path]) => path as string);
    expect(named).toContain('/unsupported.js');
    for (const path of named) expect([path, (await page(path)).statusCode]).toEqual([path, 200]);
    expect((await page('/unsupported.js')).headers['content-type']).toMatch(
      /^(text|application)\/javascript/,
    );
  });

  it('of a school that is disabled, and of a school that there is not, differ', async () => {
    expect((await page(`/portal/${disabled}`)).statusCode).toBe(403);
    expect(
      headOf((await page('/portal/1234567890123456789', { headers: { 'accept-language': 'de' } })).body),
    ).toMatchObject({ html: expect.stringContaining('lang="de-DE"'), canonical: [], alternates: {} });
  });
});

describe('addresses that lead elsewhere', () => {
  it('send the old address of a class to its page (R10)', async () => {
    const { id } = await makeClass(test);
    const answer = await page(`/portal/${SCHOOL.open}/class-view/${id}?lesson=1&sxz-lang=de_DE`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/classInfo/${SCHOOL.open}/class-view/${id}?lesson=1&sxz-lang=de_DE`,
    ]);
    expect((await page(answer.headers.location as string)).statusCode).toBe(200);
  });

  it.each(['check-view', 'question-survey'])(
    'send the old address of a %s to its page, with the language (R12, R29)',
    async (kind) => {
      const rest = `/${SCHOOL.open}/${kind}/1740000000000000004?sxz-lang=de_DE`;
      const { statusCode, headers } = await page(`/portal${rest}`);
      expect([statusCode, headers.location]).toEqual([302, `/classInfo${rest}`]);
    },
  );

  it('send a sub-school below the wrong school to the right one (R16)', async () => {
    expect((await page(`/portal/${SCHOOL.open}/sub-school/1700000000000000011`)).statusCode).toBe(200);
    expect((await page(`/portal/${SCHOOL.arabic}/sub-school/1700000000000000011?a=1`)).headers.location).toBe(
      `/portal/${SCHOOL.open}/sub-school/1700000000000000011?a=1`,
    );
    expect((await page(`/portal/${SCHOOL.open}/sub-school/${SCHOOL.arabic}`)).headers.location).toBe(
      `/portal/${SCHOOL.arabic}`,
    );
  });
});
