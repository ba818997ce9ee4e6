import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { FONTS_HASH } from './fonts.ts';
import { LOCAL_TIMES_HASH } from './local-times.ts';
import { DIST, firstPaint, needsBuiltPortal } from './pages.fixtures.ts';
import { PRESSES_HASH } from './presses.ts';
import { STARTER_HASH } from './starter.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const page = (url: string, options: Parameters<typeof test.call>[2] = {}) => test.call('GET', url, options);
beforeAll(needsBuiltPortal);

describe('the data for the first paint', () => {
  it('is what the loaders ask for, under their keys', async () => {
    const { body } = await page(`/portal/${SCHOOL.open}?sxz-lang=en_US`);
    const { language, signedIn, queries } = firstPaint(body);
    expect([language, signedIn]).toEqual(['en_US', false]);
    expect(queries.map(([key]) => key)).toEqual([
      [
        'get',
        '/api/foundation/configProperty/open/settings',
        { params: { query: { tenantId: SCHOOL.open, 'sxz-lang': 'en_US' } } },
      ],
      [
        'get',
        '/api/portal/api/v1/portal/open/layout',
        { params: { query: { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' } } },
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
      '__Host-access_token': tokens.access_token as string,
      '__Host-refresh_token': tokens.refresh_token as string,
    };
    const url = `/portal/${SCHOOL.open}?sxz-lang=en_US`;
    const both = await page(url, { cookies });
    expect(firstPaint(both.body).signedIn).toBe(true);
    const me = firstPaint(both.body).queries.find(([key]) => key[1] === '/api/accounts/users/me');
    expect(me?.[1].data).toMatchObject({ email: 'learner@stoa.example' });
    for (const token of Object.values(cookies)) expect(both.body).not.toContain(token);
    expect(both.headers['cache-control']).toBe('no-cache, private');
    expect(
      firstPaint(
        (await page(url, { cookies: { '__Host-access_token': cookies['__Host-access_token'] } })).body,
      ).signedIn,
    ).toBe(false);
    // An access token that has ended: the page renews it and is no error.
    const ended = await page(url, {
      cookies: { ...cookies, '__Host-access_token': 'ended' },
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
      '/api/foundation/configProperty/open/settings',
      '/api/portal/api/v1/portal/open/layout',
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

  it('leads from the short addresses of a store that is named to its pages (R50, R70, B075)', async () => {
    const store = `?tenantId=${SCHOOL.store}`;
    expect((await page(`/introduce${store}`)).statusCode).toBe(200);
    for (const [path, target] of [
      ['/login', '/login/index'],
      ['/register', '/register/index'],
      ['/register/welcome', '/introduce'],
      ['/uniportal', '/uniportal/callback'],
      ['/hw', '/hw/callback'],
    ] as const) {
      const answer = await page(`${path}${store}`);
      expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 302, `${target}${store}`]);
    }
    for (const path of ['/introduce', '/login', '/register', '/register/welcome', '/uniportal', '/hw']) {
      expect([path, (await page(`${path}?tenantId=${SCHOOL.open}`)).statusCode]).toEqual([path, 404]);
      expect([path, (await page(path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('leads from / to the store where the store variant is on (R70, B075)', async () => {
    const value = JSON.stringify({ enabled: true, schoolId: SCHOOL.store });
    await test.database.write({}, (tx) =>
      tx.insertInto('runtime_config').values({ id: 'store-variant', value }).execute(),
    );
    await eventually(async () => expect((await page('/')).headers.location).toBe(`/portal/${SCHOOL.store}`));
    expect(firstPaint((await page('/privacy')).body).queries[0]?.[1].data).toMatchObject({
      variant: 'store',
      schoolId: SCHOOL.store,
    });
    await test.database.write({}, (tx) =>
      tx.deleteFrom('runtime_config').where('id', '=', 'store-variant').execute(),
    );
    await eventually(async () => expect((await page('/')).headers.location).toBe(`/portal/${SCHOOL.open}`));
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
      'script-src': `'self' ${STARTER_HASH} ${FONTS_HASH} ${LOCAL_TIMES_HASH} ${PRESSES_HASH}`,
      'object-src': "'none'",
      'worker-src': "'self' blob:",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
      'form-action': "'self'",
      'upgrade-insecure-requests': '',
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|http:/);
    const nonce = /'nonce-([^']+)'/.exec(policy['style-src'] ?? '')?.[1];
    expect(one.body).toContain(`nonce="${nonce}"`);
    // Each document that is made has its own; a stored one keeps it (stored-documents.test.ts).
    expect((await page(`/portal/${SCHOOL.open}?x=1`)).headers['content-security-policy']).not.toBe(
      one.headers['content-security-policy'],
    );
    const inline = [...one.body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([^<]*)</g)].map(
      ([, attributes = '', source = '']) => ({
        attributes,
        hash: `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
      }),
    );
    // Data, which no browser runs.
    expect(inline.filter(({ hash }) => !policy['script-src']?.includes(hash))).toEqual([
      expect.objectContaining({ attributes: ' type="application/ld+json"' }),
      expect.objectContaining({ attributes: ' type="application/json" id="first-paint"' }),
    ]);
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
    html
      .slice(0, html.indexOf('</head>'))
      .match(/<(link rel="(stylesheet|modulepreload)"|script type="module")/g);

  it('is the document alone: its styles stand in it, the rest is fetched once it is seen', async () => {
    const answer = await page(`/portal/${SCHOOL.open}`);
    expect(linked(answer.body)).toBeNull();
    const [, starter = ''] =
      /<script data-entry="\/assets\/[^"]+\.js"[^>]*>([^<]+)<\/script>/.exec(answer.body) ?? [];
    const hash = createHash('sha256').update(starter).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' `);
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
