import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { CATEGORY, FIXTURE_SCHOOL, resourceId as id } from '../resources/resource.fixtures.ts';
import { addSearchable, searchCalls, type Query } from './search.fixtures.ts';

const test = useTestApp();
const { call, search } = searchCalls(test);
let member: string;

const found = async (query: Query, token?: string) =>
  (await search(query, token)).items.map((item) => Number(BigInt(item.card.id) - BigInt(id(0))));
const marked = ({ text, ranges }: { text: string; ranges: number[][] }) =>
  ranges.map(([start, end]) => text.slice(start, end));

beforeAll(async () => {
  await addSearchable(test.database);
  member = await test.signIn('learner@stoa.example');
});

describe('search (C120)', () => {
  it('puts whole words of the title first, then beginnings, then summaries', async () =>
    expect(await found({ keyword: 'plan' })).toEqual([1, 5, 3, 2]));
  it('shows members what is theirs, visitors what is theirs, nobody a draft (B056, TRUST 54)', async () => {
    expect(await found({ keyword: 'plan' }, member)).toEqual([1, 4, 3, 2]);
    expect(await found({ keyword: 'for members' })).toEqual([]);
    for (const token of [undefined, member]) {
      const answer = await call('resources', { keyword: 'zephyrquill' }, token);
      expect(answer.body.toLowerCase().replaceAll('"keyword":"zephyrquill"', '')).not.toContain(
        'zephyrquill',
      );
      expect((await search({ keyword: 'zephyrquill' }, token)).total).toBe(0);
    }
  });
  it.each([
    ['Chinese words', 'zh_CN', '项目管理', 1],
    ['Chinese, one word of it', 'zh_CN', '项目', 1],
    ['Chinese, one character inside a word', 'zh_CN', '绸', 7],
    ['Chinese, full width and blanks', 'zh_CN', '项目　管理', 1],
    ['Chinese in an English portal', 'en_US', '计划', 1],
    ['Arabic with the article', 'ar_SA', 'المشاريع', 1],
    ['Arabic without the article', 'ar_SA', 'مشاريع', 1],
    ['Arabic with marks and other letter forms', 'ar_SA', 'إدارَة', 1],
    ['Arabic with ه for ة', 'ar_SA', 'اداره', 1],
    ['Japanese', 'ja_JP', 'プロジェクト計画', 1],
    ['Japanese, the end of a word', 'ja_JP', 'ロード', 7],
    ['Japanese, half width', 'ja_JP', 'ﾌﾟﾛｼﾞｪｸﾄ', 1],
    ['Korean without the particle', 'ko_KR', '프로젝트', 1],
    ['Korean with another particle', 'ko_KR', '프로젝트의', 1],
    ['Korean, the beginning', 'ko_KR', '계획', 1],
    ['Turkish dotted capital', 'tr_TR', 'İSTANBUL', 1],
    ['Turkish dotless', 'tr_TR', 'IŞIK', 1],
    ['Turkish without its letters', 'en_US', 'isik', 1],
    ['German in capitals', 'de_DE', 'GRÖSSERE', 1],
    ['German without its letters', 'de_DE', 'grossere', 1],
    ['Polish without marks', 'pl_PL', 'zarzadzanie latwe', 1],
    ['part of a word', 'en_US', 'sheet', 2],
    ['a plural', 'en_US', 'projects', 1],
    ['words in another order', 'en_US', 'project plan', 1],
    ['a word of a body', 'en_US', 'quokka', 8],
  ])('finds %s', async (_what, language, keyword, expected) => {
    const answer = await search({ keyword, 'sxz-lang': language });
    expect(answer.corrected).toBeNull();
    expect(answer.items.map((item) => item.card.id)).toContain(id(expected));
  });
  it('marks what was found: in the title, else in summary or body, whatever the language', async () => {
    const first = async (keyword: string, language = 'en_US') =>
      (await search({ keyword, 'sxz-lang': language })).items[0] as SearchAnswer['items'][number];
    const inTitle = await first('plan');
    expect([marked(inTitle.title), inTitle.excerpt]).toEqual([['Plan'], null]);
    const inSummary = await first('schedule');
    expect([inSummary.title.ranges, marked(inSummary.excerpt as never)]).toEqual([[], ['schedule']]);
    expect((await first('quokka')).excerpt).toEqual({ text: 'A quokka smiles.', ranges: [[2, 8]] });
    expect(marked((await first('مشاريع', 'ar_SA')).title)).toEqual(['مشاريع']);
    expect((await first('项目管理')).excerpt).toEqual({
      text: '项目管理入门',
      ranges: [[0, 4]],
      lang: 'zh_CN',
    });
    expect((await first('项目管理', 'zh_CN')).excerpt).toBe(null);
  });
  it('is narrowed by each filter: OR inside a facet, AND across', async () => {
    expect(await found({ keyword: 'plan', type: 3, sort: '0' })).toEqual([2, 3, 5]);
    expect(await found({ keyword: 'plan', zone: '1' })).toEqual([2]);
    // One of each: only categories are asked for by the list.
    for (const several of ['type=3&type=5', 'type=3,5', 'zone=1&zone=2', 'status=1,2'])
      expect(
        (await test.call('GET', `/api/search/v1/resources?schoolId=${FIXTURE_SCHOOL}&${several}`)).statusCode,
      ).toBe(400);
    expect(await found({ keyword: 'plan', status: 1 })).toEqual([1]);
    expect(await found({ keyword: 'plan', member: 3 })).toEqual([5]);
    expect(await found({ keyword: 'plan', cardType: 'class', from: 'home' })).toEqual([1]);
    expect(await found({ keyword: 'plan', categoryIds: CATEGORY.planning, sort: '0' })).toEqual([1, 2, 3]);
    expect(
      await found({ keyword: 'plan', categoryIds: `${CATEGORY.deep},${CATEGORY.risk}`, sort: '0' }),
    ).toEqual([2, 3]);
    expect(
      await found({ keyword: 'plan', categoryIds: `${CATEGORY.planning},${CATEGORY.beginner}` }),
    ).toEqual([1]);
  });
  it('is sorted and paged', async () => {
    expect(await found({ keyword: 'plan', sort: '0' })).toEqual([1, 2, 3, 5]);
    expect(await found({ keyword: 'plan', sort: '1' })).toEqual([2, 3, 1, 5]);
    expect(await found({ keyword: 'plan', sort: '0', pageSize: 2, pageNumber: 2 })).toEqual([3, 5]);
    expect(await search({ keyword: 'plan', pageSize: 2, pageNumber: 9 })).toMatchObject({
      items: [],
      total: 4,
      relax: [],
    });
    expect(await found({})).toEqual([1, 2, 3, 5, 7, 8]);
  });
  it('counts each facet with the other filters as they are, and keeps zeros', async () => {
    const { facets, total } = await search({ keyword: 'plan', type: 3, categoryIds: CATEGORY.planning });
    expect(total).toBe(2);
    expect(facets.types.filter((entry) => entry.count > 0)).toEqual([
      { type: 3, count: 2 },
      { type: 5, count: 1 },
    ]);
    expect(facets.types).toHaveLength(10);
    expect(facets.zones).toEqual([
      { zone: '1', count: 1 },
      { zone: '2', count: 1 },
    ]);
    expect(facets.statuses).toEqual([1, 2, 3].map((status) => ({ status, count: 0 })));
    const [subject, level] = facets.categories;
    expect(subject).toMatchObject({
      name: 'subject',
      count: 2,
      children: [
        { name: 'planning', count: 2, selected: true, children: [{ name: 'deep', count: 1 }] },
        { name: 'risk', count: 1, selected: false },
      ],
    });
    expect(level).toMatchObject({
      count: 1,
      children: [
        { name: 'beginner', count: 0 },
        { name: 'expert', count: 1 },
      ],
    });
  });
  it('names the filters that hide what would be found', async () => {
    expect(await search({ keyword: 'plan', type: 4, zone: '2' })).toMatchObject({
      total: 0,
      corrected: null,
      relax: [{ filter: 'type', total: 3 }],
    });
    expect(await search({ keyword: 'plan', vipPackageId: '1700000000000500001' })).toMatchObject({
      total: 0,
      relax: [{ filter: 'vipPackageId', total: 4 }],
    });
  });
  it('searches the nearest words of titles where nothing is found', async () => {
    expect(await search({ keyword: 'porject' })).toMatchObject({
      keyword: 'porject',
      corrected: 'project',
      total: 1,
    });
    expect(await search({ keyword: 'xyzzyx qwertz' })).toMatchObject({
      corrected: null,
      total: 0,
      items: [],
    });
  });
});

describe('statements of a search', () => {
  const count = async (query: Query, token?: string) => {
    const before = test.database.statements;
    await search(query, token);
    return test.database.statements - before;
  };
  it('are few, and as many for one hit as for many', async () => {
    expect(await count({ keyword: 'project', pageSize: 1 })).toBe(1);
    expect(await count({ keyword: 'plan', pageSize: 50 })).toBe(1);
    expect(await count({ keyword: 'plan', pageSize: 50 })).toBe(0);
    expect(await count({ keyword: 'qwertzuiop' })).toBe(1);
    expect(await count({ keyword: 'projcet' })).toBe(2);
    // The viewer, the search, a body to look into, and the memory of it.
    expect(await count({ keyword: 'quokka' }, member)).toBeLessThanOrEqual(4);
    expect(await count({ keyword: 'porject' }, member)).toBeLessThanOrEqual(4);
  });
});

describe('the demo school', () => {
  it.each([
    ['zh_CN', '项目管理'],
    ['en_US', 'project plan'],
    ['ar_SA', 'الخط العربي'],
    ['ja_JP', 'シルクロード'],
    ['ko_KR', '실크로드'],
    ['tr_TR', 'İpek Yolu'],
    ['ru_RU', 'Шёлковый путь'],
  ])('answers its hot word in %s: %s', async (language, keyword) => {
    const answer = await search({ schoolId: SCHOOL.open, 'sxz-lang': language, keyword });
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.corrected).toBeNull();
  });
});
