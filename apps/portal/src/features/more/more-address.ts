import { LeaderboardPeriod, ResourceType, Sort, Zone } from '@stoa/api/enums';
import type { Language } from '../../i18n/languages.ts';
import { oneOf } from '../../shared/address.ts';

export type LeaderboardKind = 'points' | 'lessons';

/** The whole list behind a block, or of a type. */
export interface ListQuery {
  kind: 'list';
  blockId: string | undefined;
  type: ResourceType;
  /** Left out, the block's own order. */
  sort: Sort | undefined;
  zone: Zone;
  /** From 1. */
  page: number;
}

/** A leaderboard: what is counted, over which time. */
export interface RankingQuery {
  kind: 'ranking';
  counted: LeaderboardKind;
  period: LeaderboardPeriod;
}

export type MoreQuery = ListQuery | RankingQuery;

export const PERIODS: readonly LeaderboardPeriod[] = [
  LeaderboardPeriod.Week,
  LeaderboardPeriod.Month,
  LeaderboardPeriod.Year,
  LeaderboardPeriod.All,
];
export const COUNTED: readonly LeaderboardKind[] = ['points', 'lessons'];
export const SORTS: readonly Sort[] = Object.values(Sort);
export const ZONES: readonly Zone[] = Object.values(Zone);

const HIGHEST_PAGE = 10_000;
const BLOCK_ID = /^[\w-]{1,64}$/;

function pageOf(text: unknown): number {
  const page = /^\d{1,5}$/.test(String(text)) ? Number(text) : 1;
  return page >= 1 && page <= HIGHEST_PAGE ? page : 1;
}

/** Reads an address; what is not understood becomes the default. */
export function parseMoreQuery(search: Readonly<Record<string, unknown>>): MoreQuery {
  if (search.list === 'leaderboard') {
    return {
      kind: 'ranking',
      counted: oneOf(COUNTED, search.kind) ?? 'points',
      period: oneOf(PERIODS, search.period) ?? LeaderboardPeriod.All,
    };
  }
  return {
    kind: 'list',
    blockId: typeof search.blockId === 'string' && BLOCK_ID.test(search.blockId) ? search.blockId : undefined,
    type: oneOf(Object.values(ResourceType), search.type) ?? ResourceType.All,
    sort: oneOf(SORTS, search.sort),
    zone: oneOf(ZONES, search.zone) ?? Zone.All,
    page: pageOf(search.page),
  };
}

/** The parameters of a list, without what is the default anyway. */
export function formatMoreQuery(query: MoreQuery): Record<string, string> {
  const entries: [string, string | number | undefined][] =
    query.kind === 'ranking'
      ? [
          ['list', 'leaderboard'],
          ['kind', query.counted === 'points' ? undefined : query.counted],
          ['period', query.period === LeaderboardPeriod.All ? undefined : query.period],
        ]
      : [
          ['blockId', query.blockId],
          ['type', query.type || undefined],
          ['sort', query.sort],
          ['zone', query.zone === Zone.All ? undefined : query.zone],
          ['page', query.page === 1 ? undefined : query.page],
        ];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** The address of a list. */
export function moreHref(schoolId: string, query: MoreQuery): string {
  const text = new URLSearchParams(formatMoreQuery(query)).toString();
  return `/portal/${schoolId}/more${text ? `?${text}` : ''}`;
}

/** What the API is asked for a list, without what is the default anyway. */
export const listParams = (
  schoolId: string,
  { blockId, type, sort, zone, page }: ListQuery,
  lang: Language,
) => ({
  schoolId,
  blockId,
  type: type || undefined,
  sort,
  zone: zone === Zone.All ? undefined : zone,
  pageNumber: page === 1 ? undefined : page,
  lang,
});

/** What the API is asked for a leaderboard. */
export const rankingParams = (schoolId: string, { counted, period }: RankingQuery, lang: Language) => ({
  schoolId,
  kind: counted,
  period,
  lang,
});
