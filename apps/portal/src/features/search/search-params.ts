import {
  ActivityStatus,
  HotCourseList,
  RankingPeriod,
  RankingType,
  ResourceType,
  Sort,
  Zone,
} from '@stoa/api/enums';
import * as v from 'valibot';
import { choice, choiceOr, id, matching, pageNumber, text } from '../../app/search-fields.ts';

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
/** All, members, visitors. */
const AUDIENCES = [1, 2, 3] as const;
const CARD_TYPE = /^[\w-]{1,32}$/;
const PLACE = /^[\w-]{1,64}$/;

/** What the address of the search page says. */
export const searchPageSearch = v.object({
  /** As it was written: the page says where it was too long. */
  keyword: text(),
  /** Ids with a comma between them; `parseSearchQuery` leaves out what is none. */
  categoryIds: text(),
  type: choiceOr(Object.values(ResourceType), ResourceType.All),
  zone: choiceOr(Object.values(Zone), Zone.All),
  sort: choice(Object.values(Sort)),
  member: choiceOr<1 | 2 | 3>(AUDIENCES, 1),
  status: choice(Object.values(ActivityStatus)),
  vipPackageId: id(),
  cardType: matching(CARD_TYPE),
  from: matching(PLACE),
  page: pageNumber(),
  /** Which hot list is shown where nothing is searched for. */
  list: choiceOr(HOT_LISTS, HotCourseList.Hottest),
  rankingPeriod: choiceOr(RANKING_PERIODS, RankingPeriod.Total),
  rankingType: choiceOr(RANKING_TYPES, RankingType.Default),
});
export type SearchPageQuery = v.InferOutput<typeof searchPageSearch>;

/** Which hot list is shown. */
export type HotQuery = Pick<SearchPageQuery, 'list' | 'rankingPeriod' | 'rankingType'>;
