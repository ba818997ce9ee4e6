import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { addLibrary, CLOSED } from './library.fixtures.ts';
import { addResources, CATEGORY, FIXTURE_SCHOOL, resourceId as id } from './resource.fixtures.ts';

const PORTAL = '/api/portal/api/v1/portal';
const test = useTestApp();
let member: string;
let outsider: string;

const get = async (path: string, query: Record<string, string | number> = {}, token?: string) => {
  const search = new URLSearchParams({
    schoolId: FIXTURE_SCHOOL,
    'sxz-lang': 'en_US',
    ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  });
  return test.call('GET', `${PORTAL}/${path}?${search}`, token ? { token } : {});
};
/** Numbers of the resources of a list, in its order. */
const numbers = async (path: string, query: Record<string, string | number> = {}, token?: string) => {
  const answer = await get(path, query, token);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json() as { data: { items: { id: string }[] } };
  return data.items.map((item) => Number(BigInt(item.id) - BigInt(id(0))));
};

beforeAll(async () => {
  await addLibrary(test.database);
  member = await test.signIn('learner@stoa.example');
  outsider = await test.signIn('visitor@stoa.example');
});

describe('lists', () => {
  it('show what is published, newest first, to those it is meant for (C073, B056)', async () => {
    expect(await numbers('resource')).toEqual([1, 2, 3, 4, 5, 7, 11, 12]);
    expect(await numbers('resource', {}, outsider)).toEqual([1, 2, 3, 4, 5, 7, 11, 12]);
    expect(await numbers('resource', {}, member)).toEqual([1, 2, 3, 4, 5, 6, 11, 12]);
  });
  it.each([
    [{ sort: '1' }, [5, 2, 3, 1]],
    [{ sort: '2' }, [5, 1]],
  ])('are sorted by %o (C073, B060)', async (query, first) =>
    expect((await numbers('resource', query)).slice(0, first.length)).toEqual(first),
  );
  it.each([
    [{ type: 5 }, [1, 7]],
    [{ zone: '1' }, [4]],
    [{ zone: '0', type: 0 }, [1, 2, 3, 4, 5, 7, 11, 12]],
    [{ member: 3 }, [7]],
    [{ member: 1 }, [1, 2, 3, 4, 5, 7, 11, 12]],
    [{ status: 1 }, [1]],
    [{ status: 2 }, [2]],
    [{ status: 3 }, [3]],
    [{ categoryIds: CATEGORY.planning }, [1, 3, 5]],
    [{ categoryIds: `${CATEGORY.planning},${CATEGORY.risk}` }, [1, 2, 3, 5]],
    [{ categoryIds: `${CATEGORY.planning},${CATEGORY.risk},${CATEGORY.expert}` }, [2]],
    [{ categoryIds: '1780000000000009999' }, []],
  ])('narrowed by %o (C073, B060)', async (query, found) =>
    expect(await numbers('resource', query as Record<string, string>)).toEqual(found),
  );
  it('come in pages (C073)', async () => {
    expect(await numbers('resource', { pageSize: 3, pageNumber: 2 })).toEqual([4, 5, 7]);
    const { data } = (await get('resource', { pageSize: 3, pageNumber: 9 })).json();
    expect(data).toMatchObject({ items: [], total: 8, pageNumber: 9, pageSize: 3, title: null });
  });
  it('behind a block keep its source, order and heading (C073)', async () => {
    expect((await get('resource', { blockId: 'home-1' })).json().data).toMatchObject({
      title: 'Worth reading',
      total: 1,
      items: [{ id: id(5) }],
    });
    expect(await numbers('resource', { blockId: 'home-2' })).toEqual([7, 1]);
    for (const blockId of ['home-3', 'nothing'])
      expect((await get('resource', { blockId })).statusCode).toBe(404);
  });
  it('of classes, exams, knowledge and videos hold these alone (C074, C075, C076, C080, C084)', async () => {
    expect(await numbers('class-search-resource')).toEqual([1, 2, 7]);
    expect(await numbers('class-search-resource', { keyword: 'plan' })).toEqual([1]);
    expect(await numbers('exam-resource')).toEqual([3, 4]);
    expect(await numbers('exam-search-resource', { keyword: 'shared' })).toEqual([4]);
    expect(await numbers('exam-search-resource', { keyword: '%_' })).toEqual([]);
    expect(await numbers('knowledge-resource', { keyword: 'ritica' })).toEqual([5]);
    expect(await numbers('search-video-resource')).toEqual([2]);
  });
  it('tell a member what they are enrolled in, a visitor not (C074)', async () => {
    const cards = async (token?: string) =>
      (await get('class-search-resource', {}, token))
        .json()
        .data.items.map((item: { enrollment: number | null }) => item.enrollment);
    expect(await cards(member)).toEqual([1, 0, 0]);
    expect(await cards()).toEqual([null, null, null]);
  });
  it('ask the same number of statements however many rows there are', async () => {
    const count = async (pageSize: number) => {
      const before = test.database.statements;
      await numbers('resource', { pageSize, categoryIds: CATEGORY.subject });
      return test.database.statements - before;
    };
    // The first one counts them all, for everybody.
    await count(2);
    expect([await count(1), await count(100)]).toEqual([1, 1]);
  });
  it('refuse what is not in the contract, and a closed, disabled or unknown school', async () => {
    expect((await get('resource', { sort: '9' })).statusCode).toBe(400);
    expect((await get('resource', { schoolId: CLOSED })).json().code).toBe('SCHOOL_CLOSED');
    expect((await get('resource', { schoolId: CLOSED }, member)).json().code).toBe('SCHOOL_CLOSED');
    expect((await get('resource', { schoolId: '1780000000000000009' })).statusCode).toBe(404);
  });
});

describe('hot lists', () => {
  it('show the top 20 (B062)', async () => {
    await addResources(
      test.database,
      Array.from({ length: 30 }, (_, n) => ({
        id: id(100 + n),
        title: `Busy ${n}`,
        type: 5,
        hot_score: 1000 - n,
        age: 100 + n,
      })),
    );
    const found = await numbers('hot-resource');
    expect(found).toEqual(Array.from({ length: 20 }, (_, n) => 100 + n));
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx.deleteFrom('resource').where('id', '>=', id(100)).execute(),
    );
  });
  it('are the latest, the hottest, the hottest knowledge, the school’s choice, and near to what one learns (B060)', async () => {
    expect((await numbers('hot-resource', { list: 1 })).slice(0, 3)).toEqual([1, 2, 3]);
    expect(await numbers('hot-resource', { list: 3 })).toEqual([5]);
    expect((await numbers('hot-resource', { rankingPeriod: 2 }))[0]).toBe(1);
    expect((await numbers('hot-resource', { rankingType: '2', rankingPeriod: 4 })).slice(0, 3)).toEqual([
      1, 7, 5,
    ]);
    const near = await numbers('hot-resource', { rankingType: '3' }, member);
    expect([near[0], near.at(-1)]).toEqual([5, 1]);
  });
});

describe('a resource', () => {
  const detail = (n: number, token?: string, schoolId: string = FIXTURE_SCHOOL) =>
    get(`open/resource/${id(n)}`, { schoolId }, token);
  it('is an article, an exam, a live session, a topic or a pointer to a class', async () => {
    expect((await detail(5)).json().data).toMatchObject({
      kind: 'article',
      lang: 'en_US',
      minutes: 4,
      downloads: 50,
      toc: [{ id: 'section-1', text: 'Why', level: 2 }],
      categories: [{ id: CATEGORY.planning, name: 'planning' }],
      related: [{ id: id(1) }],
    });
    expect((await detail(3, member)).json().data).toMatchObject({
      kind: 'exam',
      questionCount: 0,
      passMark: 60,
      attemptsUsed: 0,
      abilities: { start: false, reason: 'CLOSED' },
      startUrl: `/classInfo/${FIXTURE_SCHOOL}/check-view/${id(3)}`,
    });
    // Nobody can begin an exam that has no questions yet.
    expect((await detail(4)).json().data).toMatchObject({
      kind: 'exam',
      attemptsUsed: null,
      abilities: { start: false, reason: 'NOT_OPEN' },
    });
    expect((await detail(11)).json().data).toMatchObject({
      kind: 'live',
      minutes: 60,
      roomUrl: expect.stringMatching(/\/live-learn-detail\/\d{19}$/),
    });
    expect((await detail(12)).json().data).toMatchObject({
      kind: 'topic',
      items: [{ id: id(5) }, { id: id(1) }],
    });
    expect((await detail(1)).json().data).toMatchObject({
      kind: 'class',
      card: { url: `/classInfo/${FIXTURE_SCHOOL}/class-view/${id(1)}` },
    });
  });
  it('is hidden where it is a draft, not out yet, withdrawn, of another school or for others (B056, TRUST 54)', async () => {
    for (const n of [8, 9, 10, 999]) expect((await detail(n, member)).statusCode).toBe(404);
    expect((await detail(5, member, SCHOOL.open)).statusCode).toBe(404);
    expect((await detail(6)).json().code).toBe('MEMBERS_ONLY');
    expect((await detail(6, outsider)).json().code).toBe('MEMBERS_ONLY');
    expect((await detail(7, member)).json().code).toBe('VISITORS_ONLY');
  });
  it('is shown in the order that was asked, as far as it may be seen (C096, TRUST 55)', async () => {
    const ids = [6, 3, 8, 1, 3, 999].map(id);
    const ask = async (token?: string) => {
      const answer = await test.call('POST', `${PORTAL}/getVisibleResources`, {
        json: { schoolId: FIXTURE_SCHOOL, resourceIds: ids },
        headers: { 'x-requested-with': 'stoa' },
        ...(token ? { token } : {}),
      });
      return (answer.json() as { data: { items: { id: string }[] } }).data.items.map((item) => item.id);
    };
    expect(await ask()).toEqual([3, 1].map(id));
    expect(await ask(member)).toEqual([6, 3, 1].map(id));
  });

  it('are looked up two hundred at a time, whoever says that they may be seen (TRUST 55)', async () => {
    const ask = (resourceIds: string[]) =>
      test.call('POST', `${PORTAL}/getVisibleResources`, {
        json: { schoolId: FIXTURE_SCHOOL, resourceIds },
        headers: { 'x-requested-with': 'stoa' },
      });
    const many = (n: number) =>
      Array.from({ length: n }, (_none, index) => String(2n * 10n ** 18n + BigInt(index)));
    expect((await ask(many(200))).statusCode).toBe(200);
    expect((await ask(many(201))).statusCode).toBe(400);
    expect([400, 413]).toContain((await ask(many(100_000))).statusCode);
  });
  it('is visible or not, with the reason (C088)', async () => {
    const visible = async (query: Record<string, string>, token?: string) =>
      (await get('isVisible', query, token)).json().data;
    expect(await visible({})).toEqual({ visible: true, reason: null });
    expect(await visible({ resourceId: id(6) })).toEqual({ visible: false, reason: 'MEMBERS_ONLY' });
    expect(await visible({ resourceId: id(6) }, member)).toEqual({ visible: true, reason: null });
    expect(await visible({ resourceId: id(7) }, member)).toEqual({ visible: false, reason: 'VISITORS_ONLY' });
    expect(await visible({ schoolId: CLOSED })).toEqual({ visible: false, reason: 'SIGN_IN' });
    expect(await visible({ schoolId: CLOSED }, member)).toEqual({ visible: false, reason: 'JOIN_SCHOOL' });
    expect((await get('isVisible', { resourceId: id(8) })).statusCode).toBe(404);
  });
});
