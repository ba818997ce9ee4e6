import { Zone } from '@stoa/api/enums';
import { hrefTo } from '../../app/links.ts';
import { stripDefaults } from '../../app/search-fields.ts';
import type { Language } from '../../i18n/languages.ts';
import { moreSearch, type ListQuery, type MoreQuery, type RankingQuery } from './more-search.ts';

/** The parameters of what is shown, without what is the default anyway or another list understands. */
export function moreParams(query: MoreQuery) {
  const { list, kind, period, classId, among, blockId, type, sort, zone, page } = query;
  return stripDefaults<Partial<MoreQuery>>(
    moreSearch,
    list === 'leaderboard' ? { list, kind, period, classId, among } : { blockId, type, sort, zone, page },
  );
}

/** The address of a list of resources. */
export const listHref = (schoolId: string, { blockId, type, sort, zone, page }: ListQuery): string =>
  hrefTo({
    to: '/portal/$schoolId/more',
    params: { schoolId },
    search: stripDefaults(moreSearch, { blockId, type, sort, zone, page }),
  });

/** The address of a leaderboard. */
export const rankingHref = (schoolId: string, { kind, period, classId, among }: RankingQuery): string =>
  hrefTo({
    to: '/portal/$schoolId/more',
    params: { schoolId },
    search: stripDefaults(moreSearch, { list: 'leaderboard', kind, period, classId, among } as const),
  });

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
export const rankingParams = (
  schoolId: string,
  { kind, period, classId, among }: RankingQuery,
  lang: Language,
) => ({
  schoolId,
  kind,
  period,
  classId,
  among: among === 'everybody' ? undefined : among,
  lang,
});
