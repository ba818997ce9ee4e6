import { LeaderboardPeriod, ResourceType, Sort, Zone } from '@stoa/api/enums';
import * as v from 'valibot';
import { choice, choiceOr, id, matching, pageNumber } from '../../app/search-fields.ts';

export type LeaderboardKind = 'points' | 'lessons' | 'chosen';

export const PERIODS: readonly LeaderboardPeriod[] = [
  LeaderboardPeriod.Week,
  LeaderboardPeriod.Month,
  LeaderboardPeriod.Year,
  LeaderboardPeriod.All,
];
export const COUNTED: readonly LeaderboardKind[] = ['points', 'lessons', 'chosen'];
export const AMONG = ['everybody', 'classmates', 'following'] as const;
export const SORTS: readonly Sort[] = Object.values(Sort);
export const ZONES: readonly Zone[] = Object.values(Zone);

const BLOCK_ID = /^[\w-]{1,64}$/;

/** What the address of a whole list says: of what a block shows a part of, or a leaderboard. */
export const moreSearch = v.object({
  list: choice(['leaderboard'] as const),
  /** Of a leaderboard: what is counted, over which time. */
  kind: choiceOr(COUNTED, 'points'),
  period: choiceOr(PERIODS, LeaderboardPeriod.All),
  /** Of a leaderboard: the class that it is of, and who stands on it. */
  classId: id(),
  among: choiceOr(AMONG, 'everybody'),
  blockId: matching(BLOCK_ID),
  type: choiceOr(Object.values(ResourceType), ResourceType.All),
  /** Left out, the block's own order. */
  sort: choice(SORTS),
  zone: choiceOr(ZONES, Zone.All),
  page: pageNumber(),
});
export type MoreQuery = v.InferOutput<typeof moreSearch>;
/** A list of resources. */
export type ListQuery = Omit<MoreQuery, 'list' | keyof RankingQuery>;
/** A leaderboard. */
export type RankingQuery = Pick<MoreQuery, 'kind' | 'period' | 'classId' | 'among'>;
