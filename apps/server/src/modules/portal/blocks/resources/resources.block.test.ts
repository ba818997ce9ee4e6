import type { Block, StoredResourceBlock } from '@stoa/api/schema';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../../../testing/test-app.ts';
import { publish } from '../../../../platform/bus.repository.ts';
import { makePerson, type Someone } from '../../../class/class.fixtures.ts';
import {
  addResources,
  addSchool,
  CATEGORY,
  FIXTURE_SCHOOL,
  resourceId,
} from '../../../resources/resource.fixtures.ts';
import { portalCalls } from '../../portal.fixtures.ts';

const test = useTestApp();
const { dataOf } = portalCalls(test);
const OTHER_SCHOOL = '1780000000000000002';
const OTHER_CATEGORY = '1780000000000003000';
const asked = { schoolId: FIXTURE_SCHOOL, 'sxz-lang': 'en_US' };

/** Which of the resources each is. */
const [FIRST, SECOND, THIRD, FOURTH, GONE, HIDDEN, FOREIGN] = [401, 402, 403, 404, 405, 406, 407].map(
  resourceId,
) as [string, string, string, string, string, string, string];
let admin: Someone;

beforeAll(async () => {
  await addSchool(test.database);
  await addSchool(test.database, { id: OTHER_SCHOOL });
  admin = await makePerson(test, 'admin', FIXTURE_SCHOOL);
  const { planning, deep, risk } = CATEGORY;
  await test.database.write({ schoolId: OTHER_SCHOOL }, (tx) =>
    tx
      .insertInto('category')
      .values({
        id: OTHER_CATEGORY,
        school_id: OTHER_SCHOOL,
        slug: 'x',
        parent_id: null,
        name: '{}',
        position: 0,
      })
      .execute(),
  );
  await addResources(test.database, [
    { id: FIRST, type: 3, title: 'First plan', age: 4, slug: 'a', category_ids: [planning], zone: 1 },
    { id: SECOND, type: 3, title: 'Second', age: 3, slug: 'b', category_ids: [deep], audience: 2 },
    { id: THIRD, type: 3, title: 'Third plan', age: 2, slug: 'c', category_ids: [risk], audience: 3 },
    { id: FOURTH, type: 3, title: 'Fourth', age: 1, slug: 'd' },
    { id: GONE, type: 3, title: 'Gone', slug: 'e', category_ids: [planning] },
    { id: HIDDEN, type: 3, title: 'Hidden', slug: 'f', status: 'draft', category_ids: [planning] },
  ]);
  await addResources(
    test.database,
    [{ id: FOREIGN, type: 3, title: 'Foreign', category_ids: [OTHER_CATEGORY] }],
    OTHER_SCHOOL,
  );
  await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
    tx.deleteFrom('resource').where('id', '=', GONE).execute(),
  );
});
beforeEach(() =>
  test.database.write({ schoolId: FIXTURE_SCHOOL }, async (tx) => {
    await tx.deleteFrom('page').where('school_id', '=', FIXTURE_SCHOOL).execute();
    await publish(tx, { type: 'school.changed', schoolId: FIXTURE_SCHOOL });
  }),
);

type Source = StoredResourceBlock['source'];
interface Shown {
  items: { id: string }[];
}
const idsOf = ({ items }: Shown) => items.map(({ id }) => id);

/** What each of the sources shows: on the page, and as the whole list behind it, which have to agree. */
async function shownBy(sources: Source[], token?: string): Promise<string[][]> {
  const blocks = sources.map((source, index) => ({
    id: `block-${index}`,
    type: 'knowledge',
    title: { en_US: 'List' },
    perLine: 4,
    limit: 8,
    source,
  }));
  await test.database.write({ schoolId: FIXTURE_SCHOOL }, async (tx) => {
    await tx.deleteFrom('page').where('school_id', '=', FIXTURE_SCHOOL).execute();
    await tx
      .insertInto('page')
      .values({ school_id: FIXTURE_SCHOOL, page_id: 'lists', title: '{}', blocks: JSON.stringify(blocks) })
      .execute();
    await publish(tx, { type: 'school.changed', schoolId: FIXTURE_SCHOOL });
  });
  const who = { token: token ?? admin.token };
  const page = await dataOf('getPageDetailsById', { ...asked, pageId: 'lists' }, who);
  const lists = page.blocks.map((block: Block) => idsOf(block as unknown as Shown));
  for (const [index, ids] of lists.entries()) {
    const more = await dataOf('resource', { ...asked, blockId: `block-${index}` }, who);
    expect([idsOf(more), more.total]).toEqual([ids, ids.length]);
  }
  return lists;
}

it('shows what was chosen by hand in that order, of the own school and as far as it is there (R31, C089)', async () => {
  expect(
    await shownBy([
      { resourceIds: [FOURTH, FIRST, SECOND] },
      { resourceIds: [FOREIGN, HIDDEN, FOURTH, GONE, FIRST], sort: '0' },
      { resourceIds: [GONE, FOREIGN] },
      { resourceIds: [THIRD, SECOND] },
    ]),
  ).toEqual([[FOURTH, FIRST, SECOND], [FOURTH, FIRST], [], [SECOND]]);
  const found = await dataOf('resource', { ...asked, blockId: 'block-0', keyword: 'plan' }, admin);
  expect(idsOf(found)).toEqual([FIRST]);
});

it('shows categories with all below them, several at once, and none of another school', async () => {
  const { planning, deep, risk, subject, level } = CATEGORY;
  expect(
    await shownBy([
      { categoryIds: [planning] },
      { categoryIds: [deep] },
      { categoryIds: [subject] },
      { categoryIds: [risk, deep] },
      { categoryIds: [level, OTHER_CATEGORY] },
      { categoryIds: [] },
    ]),
  ).toEqual([[SECOND, FIRST], [SECOND], [SECOND, FIRST], [SECOND], [], []]);
});

it('shows a zone and an audience, and nobody more than they may see', async () => {
  const sources: Source[] = [
    { zone: '1' },
    { zone: '2' },
    { audience: 1 },
    { audience: 2 },
    { audience: 3 },
    { audience: 2, zone: '1' },
  ];
  expect(await shownBy(sources)).toEqual([[FIRST], [FOURTH, SECOND], [FOURTH, FIRST], [SECOND], [], []]);
  expect(await shownBy(sources, '')).toEqual([[FIRST], [FOURTH, THIRD], [FOURTH, FIRST], [], [THIRD], []]);
});
