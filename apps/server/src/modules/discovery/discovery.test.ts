import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass } from '../class/class.fixtures.ts';
import { sitemapService } from './sitemap.service.ts';

const SITE = 'https://stoa.example';
const test = useTestApp({ PUBLIC_URL: SITE });
const HOSTILE = `</title><script>alert(1)</script> & "'\u0000\u0007`;
const get = (url: string, headers: Record<string, string> = {}) => test.call('GET', url, { headers });
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

/** Lets every process forget what it keeps of a school. */
const changed = async (schoolId: string) => test.app.publicCache.invalidate(schoolId);

describe('robots.txt', () => {
  it('names the sitemap of each school that anybody may look into, and no other (TRUST 46)', async () => {
    const answer = await get('/robots.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toContain(`Sitemap: ${SITE}/sitemap-${SCHOOL.open}.xml\n`);
    const { rows } = await test.database.pool.query<{ id: string }>(
      `select id from school where not is_open or status <> 'active'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      expect(answer.body).not.toContain(id);
      expect((await get(`/sitemap-${id}.xml`)).statusCode).toBe(404);
      expect((await get(`/portal/${id}/articles.xml`)).statusCode).toBe(404);
      expect((await get(`/link-pictures/${id}/school.png`)).statusCode).toBe(404);
    }
  });
});

describe('a sitemap', () => {
  it('lists what visitors may see, in all languages of the school, and nothing else', async () => {
    const shown = await makeClass(test);
    const forMembers = await makeClass(test, { audience: 2 });
    const draft = await makeClass(test, { status: 'draft' });
    await changed(SCHOOL.open);
    const answer = await get(`/sitemap-${SCHOOL.open}.xml`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    const listed = addresses(answer.body);
    expect(listed).toContain(`${SITE}/portal/${SCHOOL.open}`);
    expect(listed).toContain(`${SITE}/classInfo/${SCHOOL.open}/class-view/${shown.id}`);
    for (const { id } of [forMembers, draft]) expect(answer.body).not.toContain(id);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((address) => address?.includes('/resource/')).length).toBeGreaterThan(0);
    expect(answer.body).toContain(
      `<xhtml:link rel="alternate" hreflang="ar-SA" href="${SITE}/portal/${SCHOOL.open}?sxz-lang=ar_SA"/>`,
    );
    expect(answer.body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  });

  it('leads to pages that visitors get', async () => {
    const { body } = await get(`/sitemap-${SCHOOL.open}.xml`);
    const paths = addresses(body).map((address) => new URL(String(address).replaceAll('&amp;', '&')));
    const byKind = new Map(paths.map((url) => [url.pathname.replaceAll(/\d{19}/g, 'id') + url.search, url]));
    for (const { pathname, search } of byKind.values())
      expect([pathname, (await get(`${pathname}${search}`)).statusCode]).toEqual([pathname, 200]);
  });

  it('is an index of parts where there are many addresses; together they hold each once', async () => {
    const { database, clock, cache } = {
      database: test.database,
      clock: { now: () => new Date() },
      cache: { get: (_school: string, _key: string, load: () => Promise<unknown>) => load() },
    };
    const few = sitemapService({ database, clock, cache } as never, 7);
    const all = sitemapService({ database, clock, cache } as never);
    const whole = await all.whole(SCHOOL.open);
    const index = await few.whole(SCHOOL.open);
    if (!whole || !('pages' in whole) || !index || !('parts' in index)) throw new Error('not as expected');
    const parts = await Promise.all(index.parts.map((part) => few.part(SCHOOL.open, part)));
    const resources = (paths: readonly { path: string }[]) =>
      paths.map(({ path }) => path).filter((path) => /resource|class-view|live-learn/.test(path));
    expect(parts.slice(1).every((part) => part && part.pages.length <= 7)).toBe(true);
    expect(resources(parts.flatMap((part) => part?.pages ?? [])).sort()).toEqual(
      resources(whole.pages).sort(),
    );
  });

  it('asks the database for a constant number of things', async () => {
    const count = async () => {
      await changed(SCHOOL.open);
      const before = test.database.statements;
      await get(`/sitemap-${SCHOOL.open}.xml`);
      return test.database.statements - before;
    };
    const first = await count();
    for (let index = 0; index < 5; index++) await makeClass(test);
    expect(await count()).toBe(first);
    const before = test.database.statements;
    await get(`/sitemap-${SCHOOL.open}.xml`);
    expect(test.database.statements).toBe(before);
  });

  it.each(['', 'x.xml', '1.xml', `${SCHOOL.open}`, `${SCHOOL.open}-0.xml`, '1800000000000000000.xml'])(
    'is not at /sitemap-%s',
    async (name) => expect((await get(`/sitemap-${name}`)).statusCode).toBe(404),
  );
});

describe('the feed of articles', () => {
  let article = '';
  beforeAll(async () => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `update resource set title = $1, published_at = now() - interval '1 second'
       where id = (select id from resource where school_id = $2 and type = 3 and status = 'published' and audience = 1 limit 1)
       returning id`,
      [JSON.stringify({ en_US: HOSTILE.replace('\u0000', '') }), SCHOOL.open],
    );
    article = rows[0]?.id ?? '';
    await changed(SCHOOL.open);
  });

  it('has the newest first, in the language asked for, and survives hostile titles', async () => {
    const answer = await get(`/portal/${SCHOOL.open}/articles.xml?sxz-lang=en_US`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    expect(answer.body).toContain('<language>en-US</language>');
    const [first = ''] = answer.body.match(/<item>.*<\/item>/g) ?? [];
    expect(first).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;&#39;</title>',
    );
    expect(first).toContain(
      `<guid isPermaLink="false">${SITE}/portal/${SCHOOL.open}/resource/${article}</guid>`,
    );
    expect(answer.body).not.toContain('\u0007');
    expect(answer.body.match(/<item>/g)?.length).toBeLessThanOrEqual(50);
  });

  it('is written in Arabic too', async () => {
    const { body } = await get(`/portal/${SCHOOL.open}/articles.xml?sxz-lang=ar_SA`);
    expect(body).toContain('<language>ar-SA</language>');
    expect(/<title>([^<]*)/.exec(body)?.[1]).toMatch(/\p{Script=Arabic}/u);
  });
});

describe('the picture of links', () => {
  it.each(['en_US', 'ar_SA', 'zh_CN'])(
    'is drawn for a school, a class and an article: %s',
    async (language) => {
      const { id } = await makeClass(test);
      for (const name of ['school', id]) {
        const answer = await get(`/link-pictures/${SCHOOL.open}/${name}.png?sxz-lang=${language}`);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
        const { width, height, format } = await sharp(answer.rawPayload).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
        // Links show no larger ones everywhere; words of one color on another need less.
        expect(answer.rawPayload.length).toBeLessThan(120_000);
      }
    },
  );

  it('is in the color of the school, darkened where white could not be read on it', async () => {
    await test.database.pool.query(`update school set color = '#ffee00', name = $1 where id = $2`, [
      JSON.stringify({ en_US: '#set page(fill: red) [x] \\ $' }),
      SCHOOL.overseas,
    ]);
    await changed(SCHOOL.overseas);
    const { rawPayload } = await get(`/link-pictures/${SCHOOL.overseas}/school.png?sxz-lang=en_US`);
    const [red = 0, green = 0, blue = 0] = await sharp(rawPayload)
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(blue).toBeLessThan(10);
    expect(Math.abs(red - green)).toBeLessThan(20);
    expect(red).toBeLessThan(160);
  });

  it('is not there for what visitors do not see, nor for another school’s (TRUST 46)', async () => {
    const hidden = await makeClass(test, { audience: 2 });
    const shown = await makeClass(test);
    expect(codeOf(await get(`/link-pictures/${SCHOOL.open}/${hidden.id}.png`))).toBe('NOT_FOUND');
    expect(codeOf(await get(`/link-pictures/${SCHOOL.arabic}/${shown.id}.png`))).toBe('NOT_FOUND');
    for (const name of ['x.png', 'school.svg', '..%2F.png', `${'9'.repeat(19)}.png`])
      expect((await get(`/link-pictures/${SCHOOL.open}/${name}`)).statusCode).toBe(404);
  });
});
