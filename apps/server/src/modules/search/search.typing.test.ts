import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { FIXTURE_SCHOOL, resourceId as id } from '../resources/resource.fixtures.ts';
import { addSearchable, searchCalls, type Query } from './search.fixtures.ts';

const test = useTestApp();
const { call, search } = searchCalls(test);
let member: string;
let teacher: string;

const history = async (token: string) =>
  ((await call('history', {}, token)).json() as { data: { items: { keyword: string }[] } }).data.items.map(
    (item) => item.keyword,
  );

beforeAll(async () => {
  await addSearchable(test.database);
  member = await test.signIn('learner@stoa.example');
  teacher = await test.signIn('teacher@stoa.example');
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
  ])('is cut to what a search takes and answered: %s (TRUST 74)', async (_what, keyword) => {
    const answer = await search({ keyword }, member);
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
