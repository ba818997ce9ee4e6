import type { Database } from '../../database/pool.ts';
import {
  addMember,
  addResources,
  addSchool,
  CATEGORY,
  FIXTURE_SCHOOL,
  resourceId as id,
} from './resource.fixtures.ts';

/** A school that is closed. */
export const CLOSED = '1780000000000000002';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Fills the school of tests with resources of every kind, and a home page that lists some. */
export async function addLibrary(database: Database): Promise<void> {
  await addSchool(database);
  await addSchool(database, { id: CLOSED, is_open: false });
  await addMember(database, 'learner@stoa.example');
  await addResources(database, [
    {
      id: id(1),
      title: 'Plan a project',
      type: 5,
      age: 1,
      // And 12 for the one who learns it.
      hot_score: 0,
      download_count: 5,
      category_ids: [CATEGORY.planning, CATEGORY.beginner],
      starts_at: inDays(5),
      ends_at: inDays(9),
      slug: 'plan-a-project',
    },
    {
      id: id(2),
      title: 'Risk course',
      type: 1,
      age: 2,
      hot_score: 30,
      category_ids: [CATEGORY.risk, CATEGORY.expert],
      has_video: true,
      starts_at: inDays(-5),
      ends_at: inDays(5),
    },
    {
      id: id(3),
      title: 'Plan exam',
      type: 2,
      age: 3,
      hot_score: 20,
      category_ids: [CATEGORY.deep],
      starts_at: inDays(-9),
      ends_at: inDays(-5),
    },
    { id: id(4), title: 'Shared exam', type: 12, age: 4, zone: 1 },
    {
      id: id(5),
      title: 'What a critical path is',
      type: 3,
      age: 5,
      download_count: 50,
      hot_score: 50,
      category_ids: [CATEGORY.planning],
    },
    { id: id(6), title: 'For members', type: 5, age: 6, audience: 2 },
    { id: id(7), title: 'For visitors', type: 5, age: 7, audience: 3 },
    { id: id(8), title: 'Zephyrquill draft', type: 3, age: 8, status: 'draft' },
    { id: id(9), title: 'Zephyrquill later', type: 3, age: -8 },
    { id: id(10), title: 'Zephyrquill withdrawn', type: 3, age: 8, status: 'withdrawn' },
    { id: id(11), title: 'A live session', type: 4, age: 11 },
    { id: id(12), title: 'A topic', type: 17, age: 12 },
  ]);
  await addResources(database, [{ id: id(50), title: 'Elsewhere', type: 5 }], CLOSED);
  await database.write({ schoolId: FIXTURE_SCHOOL }, async (tx) => {
    await tx
      .insertInto('article')
      .values({
        resource_id: id(5),
        school_id: FIXTURE_SCHOOL,
        reading_minutes: 4,
        body: JSON.stringify({
          en_US: {
            type: 'doc',
            content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Why' }] }],
          },
        }),
      })
      .execute();
    await tx
      .insertInto('exam')
      .values(
        [2 + 1, 4].map((n) => ({
          resource_id: id(n),
          school_id: FIXTURE_SCHOOL,
          minutes: 20,
          pass_mark: 60,
          attempts: 3,
          closes_at: n === 3 ? inDays(-5) : null,
        })),
      )
      .execute();
    await tx
      .insertInto('live')
      .values({ resource_id: id(11), school_id: FIXTURE_SCHOOL, starts_at: inDays(1), minutes: 60 })
      .execute();
    await tx
      .insertInto('topic_item')
      .values(
        [5, 1, 8, 6].map((n, position) => ({
          topic_id: id(12),
          school_id: FIXTURE_SCHOOL,
          resource_id: id(n),
          position,
        })),
      )
      .execute();
    await tx
      .insertInto('class')
      .values([1, 2, 6, 7].map((n) => ({ resource_id: id(n), school_id: FIXTURE_SCHOOL, outcomes: '[]' })))
      .execute();
    const { id: account_id } = await tx
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'learner@stoa.example')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('enrollment')
      .values({ class_id: id(1), school_id: FIXTURE_SCHOOL, account_id })
      .execute();
    await tx
      .insertInto('page')
      .values({
        school_id: FIXTURE_SCHOOL,
        page_id: 'home',
        title: '{}',
        blocks: JSON.stringify([
          {
            id: 'home-1',
            type: 'knowledge',
            title: { en_US: 'Worth reading' },
            perLine: 4,
            limit: 8,
            source: { sort: '2', categoryIds: [CATEGORY.planning] },
          },
          {
            id: 'home-2',
            type: 'classes',
            title: { en_US: 'Picked' },
            perLine: 4,
            limit: 8,
            source: { resourceIds: [id(7), id(1)] },
          },
          { id: 'home-3', type: 'leaderboard', title: { en_US: 'Most active' }, period: 1, limit: 5 },
        ]),
      })
      .execute();
  });
}
