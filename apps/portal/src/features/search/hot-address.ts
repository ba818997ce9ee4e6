import { HotCourseList, RankingPeriod, RankingType } from '@stoa/api/enums';
import type { Language } from '../../i18n/languages.ts';
import { oneOf } from '../../shared/address.ts';

/** Which hot list is shown; the address says it. */
export interface HotQuery {
  list: HotCourseList;
  rankingPeriod: RankingPeriod;
  rankingType: RankingType;
}

export const HOT_LISTS: readonly HotCourseList[] = [
  HotCourseList.Latest,
  HotCourseList.Hottest,
  HotCourseList.HottestKnowledge,
];
export const RANKING_PERIODS: readonly RankingPeriod[] = [
  RankingPeriod.Total,
  RankingPeriod.LatestMonth,
  RankingPeriod.ThisYear,
  RankingPeriod.LastYear,
];
export const RANKING_TYPES: readonly RankingType[] = [
  RankingType.Default,
  RankingType.Custom,
  RankingType.Recommended,
];

const DEFAULT: HotQuery = {
  list: HotCourseList.Hottest,
  rankingPeriod: RankingPeriod.Total,
  rankingType: RankingType.Default,
};

/** Reads an address; what is not understood becomes the default. */
export const parseHotQuery = (search: Readonly<Record<string, unknown>>): HotQuery => ({
  list: oneOf(HOT_LISTS, search.list) ?? DEFAULT.list,
  rankingPeriod: oneOf(RANKING_PERIODS, search.rankingPeriod) ?? DEFAULT.rankingPeriod,
  rankingType: oneOf(RANKING_TYPES, search.rankingType) ?? DEFAULT.rankingType,
});

/** The parameters of a hot list, without what is the default anyway. */
export const formatHotQuery = (hot: HotQuery): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(DEFAULT) as (keyof HotQuery)[])
      .filter((name) => hot[name] !== DEFAULT[name])
      .map((name) => [name, String(hot[name])]),
  );

/** The address of a hot list, on the page of a search for nothing. */
export function hotHref(schoolId: string, hot: HotQuery): string {
  const text = new URLSearchParams(formatHotQuery(hot)).toString();
  return `/portal/${schoolId}/search${text ? `?${text}` : ''}`;
}

/** What the API is asked, without what is the default anyway. */
export const hotParams = (schoolId: string, hot: HotQuery, lang: Language) => ({
  schoolId,
  list: hot.list === DEFAULT.list ? undefined : hot.list,
  rankingPeriod: hot.rankingPeriod === DEFAULT.rankingPeriod ? undefined : hot.rankingPeriod,
  rankingType: hot.rankingType === DEFAULT.rankingType ? undefined : hot.rankingType,
  lang,
});
