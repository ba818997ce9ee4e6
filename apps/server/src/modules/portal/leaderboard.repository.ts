import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

export type LeaderboardKind = 'points' | 'lessons';
/** Week 1, month 2, year 3, all 4. */
export type LeaderboardPeriod = 1 | 2 | 3 | 4;

const DAY_MS = 86_400_000;
const DAYS: Record<LeaderboardPeriod, number | undefined> = { 1: 7, 2: 30, 3: 365, 4: undefined };

export interface LeaderboardRow {
  rank: number;
  value: number;
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
}

/** Who learned most in a period, equal values sharing a rank; with the viewer's own place wherever it is. */
export async function findLeaderboard(
  tx: Transaction,
  options: {
    kind: LeaderboardKind;
    period: LeaderboardPeriod;
    limit: number;
    viewerId: string | undefined;
    now: Date;
  },
): Promise<{ items: LeaderboardRow[]; own: LeaderboardRow | undefined }> {
  const days = DAYS[options.period];
  const since = days === undefined ? new Date(0) : new Date(options.now.getTime() - days * DAY_MS);
  const values =
    options.kind === 'points'
      ? sql`select account_id, sum(points)::int as value from point_event where at >= ${since} and at <= ${options.now} group by account_id`
      : sql`select account_id, count(*)::int as value from lesson_progress where completed_at >= ${since} and completed_at <= ${options.now} group by account_id`;
  const { rows } = await sql<LeaderboardRow>`
    with value as (${values}),
    placed as (select account_id, value, (rank() over (order by value desc))::int as rank, row_number() over (order by value desc, account_id) as place from value where value > 0)
    select rank, value, account.id, nick_name, real_name, avatar_url
    from placed join account on account.id = placed.account_id
    where place <= ${options.limit} or account_id = ${options.viewerId ?? '0'}
    order by place`.execute(tx);
  return { items: rows.slice(0, options.limit), own: rows.find((row) => row.id === options.viewerId) };
}
