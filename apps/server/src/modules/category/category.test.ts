import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import {
  addMember,
  addResources,
  addSchool,
  CATEGORY,
  FIXTURE_SCHOOL,
  resourceId as id,
} from '../resources/resource.fixtures.ts';

const test = useTestApp();
let member: string;

const get = (path: string, query: Record<string, string> = {}, token?: string) =>
  test.call(
    'GET',
    `/api/category/v1/${path}?${new URLSearchParams({ schoolId: FIXTURE_SCHOOL, 'sxz-lang': 'en_US', ...query })}`,
    token ? { token } : {},
  );

beforeAll(async () => {
  await addSchool(test.database);
  await addMember(test.database, 'learner@stoa.example');
  await addResources(test.database, [
    { id: id(1), title: 'One', type: 5, category_ids: [CATEGORY.planning, CATEGORY.risk, CATEGORY.beginner] },
    { id: id(2), title: 'Two', type: 3, category_ids: [CATEGORY.deep] },
    { id: id(3), title: 'Three', type: 3, audience: 2, category_ids: [CATEGORY.deep] },
    { id: id(4), title: 'Draft', type: 3, status: 'draft', category_ids: [CATEGORY.deep] },
  ]);
  member = await test.signIn('learner@stoa.example');
});

describe('categories', () => {
  it('are a category with what is below it, counting each resource once (C125)', async () => {
    expect((await get('category/selectByCategoryId', { categoryId: CATEGORY.subject })).json().data).toEqual({
      id: CATEGORY.subject,
      name: 'subject',
      slug: 'subject',
      parentId: null,
      count: 2,
      hasChildren: true,
      children: [
        {
          id: CATEGORY.planning,
          name: 'planning',
          slug: 'planning',
          parentId: CATEGORY.subject,
          count: 2,
          hasChildren: true,
          children: [],
        },
        {
          id: CATEGORY.risk,
          name: 'risk',
          slug: 'risk',
          parentId: CATEGORY.subject,
          count: 1,
          hasChildren: false,
          children: [],
        },
      ],
    });
    expect((await get('category/selectByCategoryId', { categoryId: '1780000000000009999' })).statusCode).toBe(
      404,
    );
    expect((await get('category/selectByCategoryId', { categoryId: 'x' })).statusCode).toBe(400);
  });
  it('are a tree of facets in the viewer’s language, for those who may see (C126, B056)', async () => {
    const tree = async (query: Record<string, string>, token?: string) =>
      (await get('facets/tree', query, token)).json().data.items;
    expect(await tree({ 'sxz-lang': 'zh_CN' })).toMatchObject([
      {
        name: '中subject',
        count: 2,
        children: [
          { name: '中planning', count: 2, children: [{ name: '中deep', count: 1, children: [] }] },
          { name: '中risk', count: 1 },
        ],
      },
      { name: '中level', count: 1, children: [{ count: 1 }, { count: 0 }] },
    ]);
    expect((await tree({}, member))[0]).toMatchObject({
      count: 3,
      children: [{ children: [{ count: 2 }] }, {}],
    });
    expect((await tree({ source: '5' }))[0]).toMatchObject({ count: 1 });
  });
  it('are the facets alone, and what is below one (C127, C128)', async () => {
    expect((await get('facets/first')).json().data.items).toMatchObject([
      { slug: 'subject', hasChildren: true, children: [] },
      { slug: 'level', count: 1, children: [] },
    ]);
    expect(
      (await get('facets/first/child', { facetId: CATEGORY.level, source: '5' })).json().data.items,
    ).toMatchObject([
      { slug: 'beginner', count: 1 },
      { slug: 'expert', count: 0 },
    ]);
    expect((await get('facets/first/child', { facetId: '1780000000000009999' })).statusCode).toBe(404);
    expect(
      (await get('facets/first/child', { schoolId: '1700000000000000001', facetId: CATEGORY.level }))
        .statusCode,
    ).toBe(404);
  });
  it('ask one statement at most', async () => {
    await test.database.pool.query(
      `select pg_notify('stoa', '{"type":"school.changed","schoolId":"${FIXTURE_SCHOOL}"}')`,
    );
    const before = test.database.statements;
    await get('facets/tree');
    expect(test.database.statements - before).toBeLessThanOrEqual(2);
  });
});
