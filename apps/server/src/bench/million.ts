import type pg from 'pg';
import { withoutTriggers } from './generate.ts';
import { leaderboard, measureSchool, OWNER, SCHOOL, type SchoolSize } from './growth.ts';

const SIZE: SchoolSize = { members: 1_000_000, resources: 1_000 };
/** One's own place on a leaderboard of a million may take so long, in ms. */
const PLACE_LIMIT_MS = 20;

const space = (operation: string) => () =>
  `/api/personal-center/${operation}?schoolId=${SCHOOL}&userId=${OWNER}`;
const QUESTIONS = [
  { name: 'leaderboard, week', path: leaderboard(1), limitMs: PLACE_LIMIT_MS },
  { name: 'leaderboard, month', path: leaderboard(2), limitMs: PLACE_LIMIT_MS },
  { name: 'leaderboard, year', path: leaderboard(3), limitMs: PLACE_LIMIT_MS },
  { name: 'leaderboard, always', path: leaderboard(4), limitMs: PLACE_LIMIT_MS },
  { name: 'space followed by all', path: space('selectUserInfo') },
  { name: 'its numbers', path: space('getTabCount') },
  { name: 'its followers', path: space('getFansList') },
  { name: 'its followers, page 40', path: () => `${space('getFansList')()}&pageNumber=40` },
  { name: 'my learning', path: () => '/api/class/v1/learning' },
];

/** Times of a school whose million members are on its leaderboards and all follow its owner, who asks. */
export async function measureMillion(): Promise<void> {
  const times = await measureSchool(SIZE, QUESTIONS, fillPeople);
  console.log(
    `\n${'a million members'.padEnd(32)}${['first', 'fastest', 'p95'].map((title) => title.padStart(10)).join('')}  ms`,
  );
  for (const { name, limitMs } of QUESTIONS) {
    const time = times.get(name);
    if (!time) continue;
    const { firstMs, ms, p95Ms, status } = time;
    console.log(
      `${name.padEnd(32)}${[firstMs, ms, p95Ms].map((value) => value.toFixed(1).padStart(10)).join('')}${limitMs !== undefined && p95Ms > limitMs ? `  more than ${limitMs}` : ''}${status === 200 ? '' : `  status ${status}`}`,
    );
  }
}

/** Points of everybody, of which many have as many as others, and followers. */
async function fillPeople(client: pg.PoolClient): Promise<void> {
  await withoutTriggers(client, async () => {
    await client.query(
      `insert into point_event (school_id, account_id, points, reason, subject_id, at)
     select school_id, account_id, 1 + (account_id % 5000)::int, 'lesson.completed', n, now() - n * interval '1 hour'
     from membership, generate_series(1, 2) n where school_id = $1`,
      [SCHOOL],
    );
    await client.query(
      `insert into follow (school_id, follower_id, person_id, followed_at)
     select school_id, account_id, $2, now() - account_id % 100000 * interval '1 minute'
     from membership where school_id = $1 and account_id <> $2`,
      [SCHOOL, OWNER],
    );
  });
  // Without statistics it is planned for a handful of rows.
  await client.query('analyze');
  await withoutTriggers(client, async () => void (await client.query(`select recount_points($1)`, [SCHOOL])));
}
