import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { firstPaint, needsBuiltPortal } from './pages.fixtures.ts';
import { makeClass, makePerson } from '../modules/class/class.fixtures.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const HOSTILE = `</script><script>alert(1)</script><!-- "'&<b> $& $' $\` $1`;
let hostile: string;
let disabled: string;

beforeAll(async () => {
  needsBuiltPortal();
  const add = (values: object) =>
    test.database.write({}, (tx) =>
      tx
        .insertInto('school')
        .values({
          name: JSON.stringify({ en_US: HOSTILE }),
          summary: JSON.stringify({ en_US: HOSTILE }),
          languages: ['en_US', 'de_DE'],
          default_language: 'en_US',
          is_open: true,
          parent_id: null,
          position: 99,
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  hostile = (await add({})).id;
  disabled = (await add({ status: 'disabled' })).id;
  await test.database.write({ schoolId: hostile }, (tx) =>
    tx
      .insertInto('page')
      .values({
        school_id: hostile,
        page_id: 'home',
        title: JSON.stringify({ en_US: HOSTILE }),
        blocks: '[]',
      })
      .execute(),
  );
});

const page = (url: string, options: Parameters<typeof test.call>[2] = {}) => test.call('GET', url, options);
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] as string);
/** What stands in a page's head. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map((match) => match.slice(1).map(decode));
  return {
    html: /<html[^>]*>/.exec(html)?.[0],
    titles: all(/<title>([^<]*)<\/title>/g).flat(),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g).flat(),
    alternates: Object.fromEntries(all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)) as Record<
      string,
      string
    >,
    meta: Object.fromEntries(all(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)) as Record<
      string,
      string
    >,
  };
}
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
      (await page('/', { cookies: { access_token: member.token } })).headers.location;
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
    ['/register/select', 200],
    ['/register/creating?schoolId=1700000000000000001', 200],
    ['/register/invite?token=none', 200],
    ['/manage/1700000000000000001/members', 200],
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
    ['/portal/1700000000000000001/resource/1234567890123456789', 404],
    ['/classInfo/1700000000000000001/class-view/1234567890123456789', 404],
    ['/portal/1700000000000000003', 403],
    ['/.git/config', 404],
    ['/wp-login.htm', 404],
    ['//', 404],
    ['//evil.example/', 404],
  ])('%s answers %i with a page', async (url, status) => {
    const answer = await page(url, { headers: { 'accept-language': 'en' } });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headOf(answer.body).titles.length).toBe(1);
    expect(headOf(answer.body).meta.robots).toBe(
      status === 200 && !/login|register|logout|abnormal|manage/.test(url) ? undefined : 'noindex',
    );
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
    expect(body).toMatch(/#root:not\(:has\(~\*\)\)[^{]*\{visibility:hidden\}<\/style>/);
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

describe('the head', () => {
  it('of a home page names the school, its address and its languages (B001)', async () => {
    const url = `/portal/${SCHOOL.open}`;
    const { html, titles, canonical, alternates, meta } = headOf(
      (await page(`${url}/?sxz-lang=ar_SA&utm_source=x`)).body,
    );
    expect(html).toBe('<html lang="ar-SA" dir="rtl" data-theme="system">');
    expect(titles).toEqual([meta['og:title']]);
    expect(titles[0]).toMatch(/\p{Script=Arabic}/u);
    expect(meta.description).toMatch(/\p{Script=Arabic}/u);
    expect(canonical).toEqual([`https://stoa.example${url}`]);
    expect(Object.keys(alternates).length).toBe(13);
    expect(alternates['x-default']).toBe(`https://stoa.example${url}`);
    expect(alternates['pt-BR']).toBe(`https://stoa.example${url}?sxz-lang=pt_BR`);
  });

  it('of a class or an article names it, then the school', async () => {
    const { id } = await makeClass(test);
    const { titles, meta } = headOf(
      (await page(`/classInfo/${SCHOOL.open}/class-view/${id}?sxz-lang=en_US`)).body,
    );
    expect(titles).toEqual([`A class · ${meta['og:site_name']}`]);
    const { items } = (
      await test.call(
        'GET',
        `/api/portal/api/v1/portal/knowledge-resource?schoolId=${SCHOOL.open}&sxz-lang=en_US&pageSize=1`,
      )
    ).json().data;
    const article = headOf((await page(`${items[0].url}?sxz-lang=en_US`)).body);
    expect(article.titles).toEqual([`${items[0].title} · ${meta['og:site_name']}`]);
    expect(article.meta.description).toBe(items[0].summary);
  });

  it.each([
    [{ 'sxz-lang': 'ru_RU' }, { 'sxz-lang': 'de_DE' }, 'de-DE'],
    [{ 'sxz-lang': 'ru_RU' }, {}, 'ru-RU'],
    [{}, {}, 'en-US'],
    [{ 'sxz-lang': 'xx' }, { 'sxz-lang': 'nope' }, 'en-US'],
  ])('follows query, storage, then the school (B002): %j %j', async (cookies, query, lang) => {
    const answer = await page(
      `/portal/${SCHOOL.overseas}?${new URLSearchParams(query as Record<string, string>)}`,
      { cookies: cookies as Record<string, string>, headers: { 'accept-language': 'fr' } },
    );
    expect(headOf(answer.body).html).toContain(`lang="${lang}"`);
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['contrast', 'contrast'],
    ['"><script>', 'system'],
  ])('shows the theme of the cookie: %s', async (cookie, theme) => {
    const answer = await page('/service', { cookies: { 'stoa-theme': encodeURIComponent(cookie) } });
    expect(headOf(answer.body).html).toContain(`data-theme="${theme}"`);
  });
});

describe('a school with a hostile name', () => {
  it('breaks out of nothing (TRUST 72, 74)', async () => {
    const { body } = await page(`/portal/${hostile}?sxz-lang=en_US`);
    expect(body).not.toContain('<script>alert');
    expect(headOf(body)).toMatchObject({
      titles: [HOSTILE],
      meta: { 'og:title': HOSTILE, description: HOSTILE },
    });
    expect(body.match(/<\/head>/g)?.length).toBe(1);
    expect(firstPaint(body).queries[0]?.[1].data.school).toMatchObject({ name: HOSTILE });
    const plain = await page(`/portal/${SCHOOL.open}?sxz-lang=en_US`);
    expect([headOf(plain.body).meta['og:image'], headOf(body).meta['og:image']]).toEqual([
      `https://stoa.example/media/seed/og/${SCHOOL.open}.png`,
      undefined,
    ]);
    expect(body.match(/<script/g)?.length).toBe(plain.body.match(/<script/g)?.length);
  });

  it('nor does an address', async () => {
    for (const query of [
      'sxz-lang=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      'keyword=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
      'pageId=%3Cscript%3Ealert(1)',
    ]) {
      const { body, statusCode } = await page(`/portal/${SCHOOL.open}/search?${query}`);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script>alert');
    }
    expect((await page('/abnormal/%3Cscript%3Ealert(1)%3C%2Fscript%3E')).body).not.toContain('<script>alert');
  });
});
