import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { readHelp } from './help-content.ts';

const test = useTestApp();
const LANGUAGES = ['zh_CN', 'en_US', 'ar_SA'] as const;
const SCRIPT = { zh_CN: /\p{Script=Han}/u, en_US: /[a-z]/, ar_SA: /\p{Script=Arabic}/u };
const topics = readHelp();
const list = async (query: string) =>
  (await test.call('GET', `/api/assist/help/open/articles?${query}`)).json().data;
const slugs = async (query: string) => (await list(query)).items.map(({ slug }: { slug: string }) => slug);

describe('the help centre (R67)', () => {
  it('has a guide for learners and one for managers, each whole in three languages', () => {
    for (const type of [1, 2] as const)
      expect(topics.filter((topic) => topic.type === type).length).toBeGreaterThanOrEqual(8);
    for (const { slug, texts } of topics) {
      expect([slug, Object.keys(texts).sort()]).toEqual([slug, [...LANGUAGES].sort()]);
      const headings = LANGUAGES.map(
        (language) => texts[language]?.body.content.filter(({ type }) => type === 'heading').length,
      );
      expect([slug, new Set(headings).size]).toEqual([slug, 1]);
      for (const language of LANGUAGES) expect(texts[language]?.title).toMatch(SCRIPT[language]);
    }
  });

  it('lists a guide in its order and the reader’s language, others in English', async () => {
    const first = await list('type=1&sxz-lang=ar_SA');
    expect(first.items[0]).toMatchObject({ slug: 'join-a-school', type: 1, lang: 'ar_SA', excerpt: null });
    expect(
      (await list('type=2&sxz-lang=pl_PL')).items.every(({ lang }: { lang: string }) => lang === 'en_US'),
    ).toBe(true);
    expect((await list('sxz-lang=en_US')).total).toBe(topics.length);
    expect((await test.call('GET', '/api/assist/help/open/articles?type=3')).statusCode).toBe(400);
  });

  it('is searched in every language, the best first, with the sentence where it was found', async () => {
    expect((await slugs('keyword=csv&sxz-lang=en_US'))[0]).toBe('import-members');
    expect((await slugs(`keyword=${encodeURIComponent('公告')}&sxz-lang=zh_CN`))[0]).toBe('write-a-bulletin');
    expect((await slugs(`keyword=${encodeURIComponent('الإشعارات')}&sxz-lang=ar_SA`))[0]).toBe(
      'notifications',
    );
    const [hit] = (await list('keyword=RECOVERY%20codes&type=1&sxz-lang=en_US')).items;
    expect(hit).toMatchObject({
      slug: 'protect-your-account',
      excerpt: expect.stringContaining('recovery codes'),
    });
    expect(await slugs('keyword=zzqxkv&sxz-lang=en_US')).toEqual([]);
    expect(await slugs('keyword=%2B%2B&sxz-lang=en_US')).toEqual([]);
  });

  it('shows an article with its contents and its neighbours in the guide', async () => {
    const read = async (slug: string) =>
      (await test.call('GET', `/api/assist/help/open/articles/${slug}?sxz-lang=en_US`)).json();
    const { data } = await read('choose-a-language');
    expect(data).toMatchObject({
      title: 'Choose your language',
      previous: { slug: 'join-a-school' },
      next: { slug: 'find-things', title: 'Find what you need' },
    });
    expect(data.toc.map(({ id }: { id: string }) => id)).toEqual(['section-1', 'section-2', 'section-3']);
    expect((await read('join-a-school')).data.previous).toBe(null);
    expect((await read('nothing-here')).code).toBe('NOT_FOUND');
  });
});
