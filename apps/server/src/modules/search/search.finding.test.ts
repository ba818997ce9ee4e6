import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import {
  addMember,
  addResources,
  addSchool,
  CATEGORY,
  FIXTURE_SCHOOL,
  resourceId as id,
} from '../resources/resource.fixtures.ts';

const test = useTestApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let member: string;
let teacher: string;

type Query = Record<string, string | number>;
const call = (path: string, query: Query, token?: string, method: 'GET' | 'DELETE' = 'GET') => {
  const search = new URLSearchParams({
    schoolId: FIXTURE_SCHOOL,
    'sxz-lang': 'en_US',
    ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  });
  return test.call(method, `/api/search/v1/${path}?${search}`, {
    headers: { 'x-requested-with': 'stoa' },
    ...(token ? { token } : {}),
  });
};
const search = async (query: Query, token?: string): Promise<SearchAnswer> => {
  const answer = await call('resources', query, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: SearchAnswer }).data;
};
const found = async (query: Query, token?: string) =>
  (await search(query, token)).items.map((item) => Number(BigInt(item.card.id) - BigInt(id(0))));
const history = async (token: string) =>
  ((await call('history', {}, token)).json() as { data: { items: { keyword: string }[] } }).data.items.map(
    (item) => item.keyword,
  );
const marked = ({ text, ranges }: { text: string; ranges: number[][] }) =>
  ranges.map(([start, end]) => text.slice(start, end));

beforeAll(async () => {
  const { database } = test;
  await addSchool(database);
  await addMember(database, 'learner@stoa.example');
  await addMember(database, 'teacher@stoa.example');
  await addResources(database, [
    {
      id: id(1),
      type: 5,
      age: 1,
      hot_score: 5,
      category_ids: [CATEGORY.planning, CATEGORY.beginner],
      starts_at: inDays(1),
      title: {
        en_US: 'Plan a project that holds',
        zh_CN: '项目管理入门',
        ar_SA: 'إدارة المشاريع خطوة بخطوة',
        ja_JP: 'プロジェクト計画の立て方',
        ko_KR: '프로젝트를 계획하는 법',
        tr_TR: 'Işık hızıyla proje İstanbul’da',
        de_DE: 'Größere Vorhaben planen',
        pl_PL: 'Zarządzanie łatwe',
      },
      summary: {
        en_US: 'From a goal to a schedule.',
        zh_CN: '从目标到第一周之后仍然有效的计划。',
        ko_KR: '목표에서 일정까지',
      },
    },
    {
      id: id(2),
      type: 3,
      age: 2,
      hot_score: 90,
      zone: 1,
      category_ids: [CATEGORY.deep, CATEGORY.expert],
      title: 'Spreadsheets that answer',
      summary: { en_US: 'Before you plan, count.', ar_SA: 'الجداول تجيب' },
    },
    {
      id: id(3),
      type: 3,
      age: 3,
      hot_score: 10,
      category_ids: [CATEGORY.risk, CATEGORY.planning],
      title: 'Planning without fear',
      summary: { en_US: 'What can go wrong.' },
    },
    { id: id(4), type: 2, age: 4, audience: 2, title: 'Plan for members' },
    { id: id(5), type: 3, age: 5, audience: 3, title: 'Plan for visitors' },
    {
      id: id(6),
      type: 3,
      age: 6,
      status: 'draft',
      title: 'Zephyrquill plan',
      category_ids: [CATEGORY.planning],
    },
    {
      id: id(7),
      type: 3,
      age: 7,
      title: { zh_CN: '茶与丝绸之路', ja_JP: 'お茶とシルクロード' },
      category_ids: [CATEGORY.risk],
    },
    { id: id(8), type: 3, age: 8, title: 'Body alone' },
  ]);
  await database.write({ schoolId: FIXTURE_SCHOOL }, async (tx) => {
    await tx
      .updateTable('resource')
      .set({ search_vector: "'quokka':1D 'body':2A" })
      .where('id', '=', id(8))
      .execute();
    await tx
      .insertInto('article')
      .values({
        resource_id: id(8),
        school_id: FIXTURE_SCHOOL,
        body: JSON.stringify({
          en_US: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A quokka smiles.' }] }],
          },
        }),
      })
      .execute();
    await tx
      .insertInto('hot_word')
      .values([
        { school_id: FIXTURE_SCHOOL, language: 'en_US', word: 'planning', position: 1 },
        { school_id: FIXTURE_SCHOOL, language: 'en_US', word: 'Gantt chart', position: 0 },
        { school_id: FIXTURE_SCHOOL, language: 'zh_CN', word: '项目管理', position: 0 },
      ])
      .execute();
  });
  member = await test.signIn('learner@stoa.example');
  teacher = await test.signIn('teacher@stoa.example');
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
    expect(facets.types).toHaveLength(9);
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

describe('what nobody should send', () => {
  it.each([
    ['SQL', "' or 1=1; drop table resource; --"],
    ['markup', '<script>alert(1)</script>'],
    ['wildcards', '%'.repeat(200)],
    ['other wildcards', '_'.repeat(200)],
    ['backslashes', '\\'.repeat(200)],
    ['quotes', "'".repeat(200)],
    ['a word of 10,000 letters', 'a'.repeat(10_000)],
    ['2,000 words', 'plan '.repeat(2000)],
    ['10,000 ideographs', '项'.repeat(10_000)],
    ['thousands of letters', 'a b c d e f g h '.repeat(600)],
    ['signs', '!!! ??? …'],
    ['operators', '&|!():*<->'],
    ['astral signs', '𝄞🎉'],
  ])('is answered soon: %s', async (_what, keyword) => {
    const begin = performance.now();
    const answer = await search({ keyword }, member);
    expect(performance.now() - begin).toBeLessThan(300);
    expect([...answer.keyword].length).toBeLessThanOrEqual(200);
    expect(answer.cut).toBe(keyword.length > 200);
    expect((await call('suggestions', { keyword: [...keyword].slice(0, 200).join('') })).statusCode).toBe(
      200,
    );
  });
  it('is refused where it is too long or no value of a list', async () => {
    expect((await call('resources', { keyword: 'a'.repeat(10_001) })).statusCode).toBe(400);
    expect((await call('resources', { sort: '9' })).statusCode).toBe(400);
    expect((await call('resources', { categoryIds: '1 or 1=1' })).statusCode).toBe(400);
    // NUL, half a pair of surrogates, bytes that are no text, an escape that is none.
    for (const keyword of ['%00plan', '%ED%A0%80plan', '%FFplan', '%', '%zz']) {
      for (const path of ['resources', 'suggestions']) {
        const answer = await test.call(
          'GET',
          `/api/search/v1/${path}?schoolId=${FIXTURE_SCHOOL}&keyword=${keyword}`,
        );
        expect(answer.statusCode, `${path} ${keyword}`).toBeLessThan(500);
      }
    }
  });
});

describe('own searches', () => {
  const clear = (token: string, query: Query = {}) => call('history/clear', query, token, 'DELETE');
  it('are remembered once, newest first, and cleared by their owner alone (C120, C122, TRUST 12)', async () => {
    await clear(member);
    for (const keyword of ['risk', 'spreadsheet', 'plan', 'Risk', '  plan '])
      await search({ keyword }, member);
    await search({ keyword: 'risk' }, teacher);
    expect(await history(member)).toEqual(['plan', 'Risk', 'spreadsheet']);
    expect((await clear(member, { keyword: 'Risk' })).json().data).toEqual({ removed: 1 });
    expect((await clear(member)).json().data).toEqual({ removed: 2 });
    expect((await clear(member)).json().data).toEqual({ removed: 0 });
    expect(await history(member)).toEqual([]);
    expect(await history(teacher)).toEqual(['risk']);
  });
  it('keep the newest 20, of which 10 are shown; what is being typed is one search (C120)', async () => {
    await clear(member);
    for (let n = 0; n < 25; n++) await search({ keyword: `${n} word` }, member);
    for (const keyword of ['pl', 'pla', 'plan']) await search({ keyword }, member);
    expect(await history(member)).toEqual(['plan', ...Array.from({ length: 9 }, (_, n) => `${24 - n} word`)]);
    const rows = await test.database.read({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx.selectFrom('search_history').select('keyword').execute(),
    );
    expect(rows).toHaveLength(20 + 1);
  });
  it('need a person, and are never cleared by a link (C122, TRUST 12)', async () => {
    expect((await call('history', {})).statusCode).toBe(401);
    expect((await call('history/clear', {}, undefined, 'DELETE')).statusCode).toBe(401);
    expect((await call('history/clear', {}, member)).statusCode).toBeGreaterThanOrEqual(404);
  });
});

describe('suggestions (C120) and hot words (C121)', () => {
  const suggest = async (query: Query, token?: string) =>
    (
      (await call('suggestions', query, token)).json() as {
        data: { items: { kind: string; text: string; ranges: number[][]; url: string | null }[] };
      }
    ).data.items;
  it('are own searches, hot words, then titles that may be seen', async () => {
    await call('history/clear', {}, member, 'DELETE');
    await search({ keyword: 'plans of mine' }, member);
    const items = await suggest({ keyword: 'plan' }, member);
    expect(items.map(({ kind, text }) => [kind, text])).toEqual([
      ['history', 'plans of mine'],
      ['hot', 'planning'],
      ['title', 'Planning without fear'],
      ['title', 'Plan a project that holds'],
      ['title', 'Plan for members'],
    ]);
    expect(items[3]).toMatchObject({
      ranges: [[0, 4]],
      url: `/classInfo/${FIXTURE_SCHOOL}/class-view/${id(1)}`,
    });
    expect((await suggest({ keyword: '项' })).map((item) => item.text)).toEqual(['项目管理入门']);
    expect(await suggest({ keyword: 'zephyr' })).toEqual([]);
    expect((await suggest({ keyword: '' }, member)).map(({ kind }) => kind)).toEqual([
      'history',
      'hot',
      'hot',
    ]);
  });
  it('are hottest first in the viewer’s language, else in the school’s', async () => {
    const hot = async (language: string) =>
      ((await call('hotSearch', { 'sxz-lang': language })).json() as { data: { items: unknown[] } }).data
        .items;
    expect(await hot('en_US')).toEqual([
      { rank: 1, keyword: 'Gantt chart' },
      { rank: 2, keyword: 'planning' },
    ]);
    expect(await hot('zh_CN')).toEqual([{ rank: 1, keyword: '项目管理' }]);
    expect(await hot('ja_JP')).toEqual(await hot('en_US'));
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
