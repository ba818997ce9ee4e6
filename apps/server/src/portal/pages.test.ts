import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { STARTER_HASH } from './starter.ts';
import { makeClass, makePerson } from '../modules/class/class.fixtures.ts';

const DIST = join(import.meta.dirname, '../../../portal/dist');
const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const HOSTILE = `</script><script>alert(1)</script><!-- "'&<b> $& $' $\` $1`;
let hostile: string;
let disabled: string;

beforeAll(async () => {
  if (!existsSync(join(DIST, 'index.html')))
    throw new Error('These tests look at the built portal: run `npm run build -w @stoa/portal` first.');
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
const firstPaint = (html: string) =>
  JSON.parse(/<script type="application\/json" id="first-paint">([^]*?)<\/script>/.exec(html)?.[1] ?? '') as {
    language: string;
    signedIn: boolean;
    queries: [string[], { data: Record<string, unknown> }][];
  };

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

describe('the data for the first paint', () => {
  it('is what the loaders ask for, under their keys', async () => {
    const { body } = await page(`/portal/${SCHOOL.open}?sxz-lang=en_US`);
    const { language, signedIn, queries } = firstPaint(body);
    expect([language, signedIn]).toEqual(['en_US', false]);
    expect(queries.map(([key]) => key)).toEqual([
      [
        'get',
        '/api/portal/api/v1/portal/open/frame',
        { params: { query: { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' } } },
      ],
      [
        'get',
        '/api/foundation/configProperty/open/settings',
        { params: { query: { tenantId: SCHOOL.open, 'sxz-lang': 'en_US' } } },
      ],
      [
        'get',
        '/api/portal/api/v1/portal/open/home',
        { params: { query: { schoolId: SCHOOL.open, pageId: 'home', 'sxz-lang': 'en_US' } } },
      ],
    ]);
    for (const [[, path, init], answer] of queries as unknown as [
      [string, string, { params: { query: Record<string, string> } }],
      object,
    ][]) {
      expect((await test.call('GET', `${path}?${new URLSearchParams(init.params.query)}`)).json()).toEqual(
        answer,
      );
    }
  });

  it('has the person where both cookies are there (B016), and never a token', async () => {
    const tokens = (
      await test.call('POST', '/api/auth/oauth/token', {
        form: { grant_type: 'password', username: 'learner@stoa.example', password: DEMO_PASSWORD },
      })
    ).json();
    const cookies = {
      access_token: tokens.access_token as string,
      refresh_token: tokens.refresh_token as string,
    };
    const url = `/portal/${SCHOOL.open}?sxz-lang=en_US`;
    const both = await page(url, { cookies });
    expect(firstPaint(both.body).signedIn).toBe(true);
    expect(firstPaint(both.body).queries.at(-1)?.[1].data).toMatchObject({ email: 'learner@stoa.example' });
    for (const token of Object.values(cookies)) expect(both.body).not.toContain(token);
    expect(both.headers['cache-control']).toBe('no-cache, private');
    expect(
      firstPaint((await page(url, { cookies: { access_token: cookies.access_token } })).body).signedIn,
    ).toBe(false);
    // An access token that has ended: the page renews it and is no error.
    const ended = await page(url, {
      cookies: { access_token: 'ended', refresh_token: cookies.refresh_token },
    });
    expect([
      ended.statusCode,
      firstPaint(ended.body).signedIn,
      firstPaint(ended.body).queries.length,
    ]).toEqual([200, true, 3]);
  });

  it('of a closed school has nothing of its inside', async () => {
    const { body } = await page(`/portal/${SCHOOL.company}?sxz-lang=en_US`);
    expect(firstPaint(body).queries.map(([key]) => key[1])).toEqual([
      '/api/portal/api/v1/portal/open/frame',
      '/api/foundation/configProperty/open/settings',
    ]);
  });

  it('has the settings of the school that an address names, and of none else (B054, B073, B075, B076)', async () => {
    const settingsOf = async (url: string) =>
      firstPaint((await page(url)).body).queries.find(([key]) =>
        String(key[1]).endsWith('/open/settings'),
      )?.[1].data;
    expect(await settingsOf(`/privacy?tenantId=${SCHOOL.store}`)).toMatchObject({ variant: 'store' });
    expect(await settingsOf(`/login/index?schoolId=${SCHOOL.overseas}`)).toMatchObject({ isOverseas: true });
    expect(await settingsOf('/privacy?tenantId=1234567890123456789')).toMatchObject({ schoolId: null });
  });

  it('answers the store’s short addresses with 200 for a store that is named (R50, R70, B075)', async () => {
    for (const path of ['/introduce', '/login', '/register', '/register/welcome', '/uniportal', '/hw']) {
      expect([path, (await page(`${path}?tenantId=${SCHOOL.store}`)).statusCode]).toEqual([path, 200]);
      expect([path, (await page(`${path}?tenantId=${SCHOOL.open}`)).statusCode]).toEqual([path, 404]);
      expect([path, (await page(path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('leads from / to the store where the store variant is on (R70, B075)', async () => {
    const value = JSON.stringify({ enabled: true, schoolId: SCHOOL.store });
    await test.database.write({}, (tx) =>
      tx.insertInto('runtime_config').values({ id: 'store-variant', value }).execute(),
    );
    await vi.waitFor(async () => expect((await page('/')).headers.location).toBe(`/portal/${SCHOOL.store}`));
    expect(firstPaint((await page('/privacy')).body).queries[0]?.[1].data).toMatchObject({
      variant: 'store',
      schoolId: SCHOOL.store,
    });
    await test.database.write({}, (tx) =>
      tx.deleteFrom('runtime_config').where('id', '=', 'store-variant').execute(),
    );
    await vi.waitFor(async () => expect((await page('/')).headers.location).toBe(`/portal/${SCHOOL.open}`));
  });
});

describe('headers', () => {
  it('of a page allow its own scripts alone, and no inline ones', async () => {
    const one = await page(`/portal/${SCHOOL.open}`);
    const policy = Object.fromEntries(
      String(one.headers['content-security-policy'])
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': `'self' ${STARTER_HASH}`,
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
      'form-action': "'self'",
      'upgrade-insecure-requests': '',
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|http:/);
    const nonce = /'nonce-([^']+)'/.exec(policy['style-src'] ?? '')?.[1];
    expect(one.body).toContain(`nonce="${nonce}"`);
    expect((await page(`/portal/${SCHOOL.open}`)).headers['content-security-policy']).not.toBe(
      one.headers['content-security-policy'],
    );
    expect(
      [...one.body.matchAll(/<script(?! data-entry)(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1]),
    ).toEqual([' type="application/json" id="first-paint"']);
    expect(one.body).not.toMatch(/ on[a-z]+="/);
  });

  it.each([
    '/',
    `/portal/${SCHOOL.open}`,
    '/nope',
    '/api/nope',
    '/api/accounts/users/me',
    '/healthz',
    '/.env',
    '/media/seed/nope.png',
  ])('of %s are strict', async (url) => {
    const { headers } = await page(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^req-/);
  });
});

describe('files of the build', () => {
  const sizeOf = (file: string) => statSync(join(DIST, 'assets', file)).size;
  const name = () =>
    readdirSync(join(DIST, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .sort((a, b) => sizeOf(b) - sizeOf(a))[0] as string;

  it('are sent as they were compressed, and for ever', async () => {
    const plain = await page(`/assets/${name()}`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-type']).toMatch(/javascript/);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const encoding of ['br', 'gzip']) {
      const sent = await page(`/assets/${name()}`, { headers: { 'accept-encoding': encoding } });
      expect(sent.headers['content-encoding']).toBe(encoding);
      expect(
        sent.rawPayload.equals(
          readFileSync(join(DIST, 'assets', `${name()}.${encoding === 'br' ? 'br' : 'gz'}`)),
        ),
      ).toBe(true);
      expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(sent.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it('have a tag', async () => {
    const first = await page(`/assets/${name()}`);
    expect(
      (await page(`/assets/${name()}`, { headers: { 'if-none-match': first.headers.etag as string } }))
        .statusCode,
    ).toBe(304);
  });
});

describe('when the database is gone', () => {
  const broken = useTestApp();
  it('the landing leads to the page that says so (B010), and that page is there', async () => {
    // The bus has a connection of its own; only what pages ask for is cut off.
    const refuse = () =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    Object.assign(broken.database.pool, { connect: refuse });
    Object.assign(broken.database, { once: refuse });
    const landing = await broken.call('GET', '/');
    expect([landing.statusCode, landing.headers.location]).toEqual([302, '/abnormal/503']);
    expect((await broken.call('GET', '/abnormal/503')).statusCode).toBe(200);
    const home = await broken.call('GET', `/portal/${SCHOOL.open}`);
    expect([home.statusCode, home.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    const api = await broken.call('GET', `/api/portal/api/v1/portal/open/home?schoolId=${SCHOOL.open}`);
    expect([api.statusCode, api.json().code, api.headers['retry-after']]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      '5',
    ]);
    const signIn = await broken.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'password', username: 'learner@stoa.example', password: DEMO_PASSWORD },
    });
    expect(signIn.statusCode).toBe(503);
    expect((await broken.call('GET', '/healthz')).statusCode).toBe(200);
  });
});

describe('the notice above a drawn page (B031)', () => {
  it('is hidden before anything is painted for whoever has closed it, and for nobody else', async () => {
    const visit = (cookie?: string) =>
      page(`/portal/${SCHOOL.overseas}`, cookie ? { headers: { cookie } } : {});
    const { body } = await visit();
    const [, id] = /data-bulletin="(\d{19})"/.exec(body.slice(body.indexOf('<div id="root">'))) ?? [];
    const rule = `[data-bulletin="${id}"]{display:none}`;
    expect([id, body.includes(rule)]).toEqual([expect.any(String), false]);
    const closed = (await visit(`stoa-bulletin=${id}`)).body;
    expect(closed.slice(0, closed.indexOf('</head>'))).toContain(rule);
    const hostile = (await visit('stoa-bulletin=1"]{}</style><script>')).body;
    expect(hostile).not.toContain('{}</style><script>');
  });
});

describe('what a visitor waits for', () => {
  const linked = (html: string) =>
    html.slice(0, html.indexOf('</head>')).match(/<(link rel="(stylesheet|modulepreload)"|script type)/g);

  it('is the document alone: its styles stand in it, the rest is fetched once it is seen', async () => {
    const answer = await page(`/portal/${SCHOOL.open}`);
    expect(linked(answer.body)).toBeNull();
    const [, starter = ''] =
      /<script data-entry="\/assets\/[^"]+\.js"[^>]*>([^<]+)<\/script>/.exec(answer.body) ?? [];
    const hash = createHash('sha256').update(starter).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(answer.body).toMatch(/<style nonce="[^"]+">:root\{/);
  });

  it('is nothing new for a browser that has the files of this release', async () => {
    const first = await page(`/portal/${SCHOOL.open}`);
    const release = /data-release="([^"]+)"/.exec(first.body)?.[1];
    const again = await page(`/portal/${SCHOOL.open}`, { headers: { cookie: `stoa-warm=${release}` } });
    expect(linked(again.body)?.length).toBeGreaterThan(4);
    const old = await page(`/portal/${SCHOOL.open}`, { headers: { cookie: 'stoa-warm=of-last-week' } });
    expect(linked(old.body)).toBeNull();
  });
});
