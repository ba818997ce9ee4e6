import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { addHostileSchool, firstPaint, headOf, HOSTILE, needsBuiltPortal } from './pages.fixtures.ts';
import { makeClass } from '../modules/class/class.fixtures.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
let hostile: string;

beforeAll(async () => {
  needsBuiltPortal();
  hostile = (await addHostileSchool(test)).id;
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
    expect(
      firstPaint(body).queries.find(([key]) => key[1]?.endsWith('/layout'))?.[1].data.school,
    ).toMatchObject({ name: HOSTILE });
    const plain = await page(`/portal/${SCHOOL.open}?sxz-lang=en_US`);
    for (const [school, { meta }] of [
      [SCHOOL.open, headOf(plain.body)],
      [hostile, headOf(body)],
    ] as const) {
      expect(meta['og:image']).toMatch(
        new RegExp(`^https://stoa.example/link-pictures/${school}/school.png\\?sxz-lang=en_US&v=[\\w-]{8}$`),
      );
      expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
    }
    expect(body).toContain(
      `<link rel="alternate" type="application/rss+xml" title="Articles by &lt;/script&gt;`,
    );
    // The other school shows times, for which its pages have a script.
    const scriptsOf = (html: string) => html.match(/<script(?! data-tag=)/g)?.length;
    expect(scriptsOf(body)).toBe(scriptsOf(plain.body));
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
