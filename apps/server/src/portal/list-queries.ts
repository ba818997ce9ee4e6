import {
  HotCourseList,
  LeaderboardPeriod,
  RankingPeriod,
  RankingType,
  ResourceType,
  Sort,
  Zone,
} from '@stoa/api/enums';
import { isId } from '../http/ids.ts';

type Address = Readonly<Record<string, string>>;
/** Query parameters of a call as the portal keys them: what is the default anyway is left out. */
type QueryOf = Record<string, string | number | string[] | undefined>;

const KEYWORD_MAX_LENGTH = 200;
const CATEGORIES_MAX = 50;
const HIGHEST_PAGE = 10_000;
const WORD = /^[A-Za-z0-9_-]+$/;
const BLOCK_ID = /^[\w-]{1,64}$/;
const PAGE_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** The page of a portal that an address means when it names none. */
export const HOME = 'home';

/** Parameters of an address; of several with one name the last counts. */
export const parametersOf = (url: URL): Address => Object.fromEntries(url.searchParams);

/** The page of a portal that an address names; undefined where no page can have that name. */
export function pageIdOf({ pageId = HOME }: Address): string | undefined {
  return PAGE_ID.test(pageId) ? pageId : undefined;
}

/** The lesson that the address of a class names. */
export const lessonIdOf = ({ lesson }: Address): string | undefined => (isId(lesson) ? lesson : undefined);

/**
 * What the search page asks first. The same rules as the portal's, which reads the address with those of its search:
 * what is not understood is left out.
 */
export function searchQueryOf(address: Address): QueryOf {
  const query: QueryOf = {
    keyword: keywordOf(address.keyword) || undefined,
    categoryIds: categoriesOf(address.categoryIds),
    type: oneOf(Object.values(ResourceType), address.type) || undefined,
    zone: zoneOf(address.zone),
    sort: oneOf(Object.values(Sort), address.sort),
    member: oneOf([2, 3], address.member),
    status: oneOf([1, 2, 3], address.status),
    vipPackageId: address.vipPackageId?.split(',').find(isId),
    cardType:
      address.cardType !== undefined && address.cardType.length <= 32 && WORD.test(address.cardType)
        ? address.cardType
        : undefined,
    pageNumber: pageOf(address.page),
  };
  // Nothing is searched for: the page offers hot lists and needs the numbers alone.
  return Object.values(query).every((value) => value === undefined) ? { ...query, pageSize: 1 } : query;
}

/** Whether a search is for nothing, so that the page offers instead of listing. */
export const isBlank = (query: QueryOf): boolean => query.pageSize === 1;

/** Which hot list the page of a search for nothing shows. */
export const hotQueryOf = (address: Address): QueryOf => ({
  list: oneOf([HotCourseList.Latest, HotCourseList.HottestKnowledge], address.list),
  rankingPeriod: oneOf(
    [RankingPeriod.LatestMonth, RankingPeriod.LastYear, RankingPeriod.ThisYear],
    address.rankingPeriod,
  ),
  rankingType: oneOf([RankingType.Custom, RankingType.Recommended], address.rankingType),
});

/** What the page behind a block's "more" asks: a list of resources or a leaderboard. */
export function moreQueryOf(
  address: Address,
): { kind: 'list'; query: QueryOf } | { kind: 'ranking'; counted: string; query: QueryOf } {
  if (address.list === 'leaderboard') {
    return {
      kind: 'ranking',
      counted: oneOf(['points', 'lessons'], address.kind) ?? 'points',
      query: { period: oneOf(Object.values(LeaderboardPeriod), address.period) ?? LeaderboardPeriod.All },
    };
  }
  return {
    kind: 'list',
    query: {
      blockId: address.blockId !== undefined && BLOCK_ID.test(address.blockId) ? address.blockId : undefined,
      type: oneOf(Object.values(ResourceType), address.type) || undefined,
      sort: oneOf(Object.values(Sort), address.sort),
      zone: zoneOf(address.zone),
      pageNumber: pageOf(address.page),
    },
  };
}

/** Without what is not set: a call's parameters as they arrive over the wire. */
export const set = (query: QueryOf): QueryOf =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

const zoneOf = (text: string | undefined) => oneOf([Zone.Vip, Zone.Free], text);

function oneOf<Value extends string | number>(
  allowed: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return allowed.find((value) => String(value) === text);
}

function keywordOf(text = ''): string {
  const plain = text.toWellFormed().replace(/\s+/gu, ' ').trim();
  return [...plain].slice(0, KEYWORD_MAX_LENGTH).join('').trim();
}

function categoriesOf(text = ''): string[] | undefined {
  const ids = [...new Set(text.split(',').filter(isId))].slice(0, CATEGORIES_MAX);
  return ids.length > 0 ? ids : undefined;
}

/** The page in an address; undefined for the first, and for what is no page. */
function pageOf(text = ''): number | undefined {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page > 1 && page <= HIGHEST_PAGE ? page : undefined;
}
