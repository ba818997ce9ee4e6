import type { O3AreaBlock, PortalHome } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../../testing/test-app.ts';
import { portalCalls } from '../../portal.fixtures.ts';
import { SAMPLES } from '../samples.ts';

const test = useTestApp();
const { dataOf, cost } = portalCalls(test);

const findArea = async (): Promise<string> => {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select id from school where type = 'o3' limit 1`,
  );
  return rows[0]?.id ?? '';
};

async function shownIn(schoolId: string): Promise<O3AreaBlock[]> {
  const area = (id: string, list: string, limit = 8) => ({
    id,
    type: 'o3Area',
    title: { en_US: list },
    list,
    perLine: 4,
    limit,
  });
  const lists = ['recommended', 'project', 'course', 'case', 'tool', 'scenario'];
  const blocks = [...lists.map((list) => area(list, list)), area('one', 'case', 1)];
  await test.database.write({ schoolId }, (tx) =>
    tx
      .insertInto('page')
      .values({ school_id: schoolId, page_id: 'area', title: '{}', blocks: JSON.stringify(blocks) })
      .execute(),
  );
  const page: PortalHome['page'] = await dataOf('getPageDetailsById', {
    schoolId,
    pageId: 'area',
    'sxz-lang': 'en_US',
  });
  return page.blocks as O3AreaBlock[];
}

it('shows what the first page of the o3 area shows, and leads to its lists (R05, R31)', async () => {
  const schoolId = await findArea();
  // What is not published is not shown.
  await test.database.write({ schoolId }, (tx) =>
    tx
      .updateTable('o3_card')
      .set({ status: 'draft' })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('o3_card')
          .select('id')
          .where('kind', '=', 'case')
          .orderBy('position')
          .orderBy('id')
          .limit(1),
      )
      .execute(),
  );
  const answer = await test.call(
    'GET',
    `/api/o3service/o3/open/overview?schoolId=${schoolId}&sxz-lang=en_US`,
  );
  const { banner, projects, courses, cases, tools, scenarios } = answer.json().data;
  const blocks = await shownIn(schoolId);
  expect(blocks.map(({ items }) => items)).toEqual([
    banner,
    projects,
    courses,
    cases,
    tools,
    scenarios,
    cases.slice(0, 1),
  ]);
  expect(cases.length).toBeGreaterThan(1);
  const area = `/portal/${schoolId}/o3-school`;
  expect(blocks.slice(0, 5).map(({ moreUrl }) => moreUrl)).toEqual([
    area,
    `${area}/new-project`,
    `${area}/course-more`,
    `${area}/case-center-more`,
    `${area}/more?kind=tool`,
  ]);
});

it('shows nothing in a school without such an area', async () => {
  expect((await shownIn(SCHOOL.open)).flatMap(({ items }) => items)).toEqual([]);
});

it('keeps a page with all types of blocks within 12 statements', async () => {
  const schoolId = await findArea();
  await test.database.write({ schoolId }, (tx) =>
    tx
      .insertInto('page')
      .values({ school_id: schoolId, page_id: 'whole', title: '{}', blocks: JSON.stringify(SAMPLES) })
      .execute(),
  );
  const statements = await cost(() =>
    dataOf('getPageDetailsById', { schoolId, pageId: 'whole', 'sxz-lang': 'en_US' }),
  );
  expect(statements).toBeLessThanOrEqual(12);
});
