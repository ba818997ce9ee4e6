import {
  formatSearchQuery,
  parseSearchQuery,
  SEARCH_KEYWORD_MAX_LENGTH,
  type SearchQuery,
} from '@stoa/machines/search';
import type { operations } from '@stoa/api/schema';
import type * as v from 'valibot';
import { hrefTo } from '../../app/links.ts';
import type { Language } from '../../i18n/languages.ts';
import type { searchPageSearch } from './search-params.ts';

type SearchPageParams = v.InferInput<typeof searchPageSearch>;
type SearchParams = NonNullable<operations['search']['parameters']['query']>;

/** A filter that is on. Categories can be on several at a time, each with its id as value. */
export interface ActiveFilter {
  filter: 'type' | 'categoryIds' | 'zone' | 'status' | 'member' | 'vipPackageId' | 'cardType';
  value: string;
}

/** Only its numbers are wanted where nothing is searched for: the page shows hot lists instead of hits. */
const NUMBERS_ALONE = 1;

/** The address of a search in a school. */
export function searchHref(schoolId: string, query: Partial<SearchQuery>): string {
  // The machine writes only what the schema of the page accepts.
  const search: SearchPageParams = formatSearchQuery({ ...parseSearchQuery({}), ...query });
  return hrefTo({ to: '/portal/$schoolId/search', params: { schoolId }, search });
}

/** Whether nothing is searched for, narrowed or sorted: the page then offers instead of listing. */
export const isBlankSearch = (query: SearchQuery): boolean =>
  Object.keys(formatSearchQuery({ ...query, from: null })).length === 0;

/** The filters that are on, in the order in which the page has them. */
export function activeFilters(query: SearchQuery): ActiveFilter[] {
  const one = (
    filter: ActiveFilter['filter'],
    value: string | number | null,
    neutral: string | number | null = null,
  ): ActiveFilter[] => (value === null || value === neutral ? [] : [{ filter, value: String(value) }]);
  return [
    ...one('type', query.type, 0),
    ...query.categoryIds.map((value): ActiveFilter => ({ filter: 'categoryIds', value })),
    ...one('zone', query.zone, '0'),
    ...one('status', query.status),
    ...one('member', query.member, 1),
    ...one('vipPackageId', query.vipPackageId),
    ...one('cardType', query.cardType),
  ];
}

const NEUTRAL = {
  type: 0,
  categoryIds: [] as string[],
  zone: '0',
  status: null,
  member: 1,
  vipPackageId: null,
  cardType: null,
} satisfies Partial<SearchQuery>;

/** The search without a filter, from its first page; of several categories all go, or the named one. */
export function withoutFilter(
  query: SearchQuery,
  filter: ActiveFilter['filter'],
  categoryId?: string,
): SearchQuery {
  const rest = { ...query, page: 1, [filter]: NEUTRAL[filter] };
  return filter === 'categoryIds' && categoryId !== undefined
    ? { ...rest, categoryIds: query.categoryIds.filter((id) => id !== categoryId) }
    : rest;
}

/** Whether a keyword, as it was written, is longer than what is searched for. */
export const isTooLong = (keyword: unknown): boolean =>
  typeof keyword === 'string' && [...keyword.trim()].length > SEARCH_KEYWORD_MAX_LENGTH;

/** What the API is asked; what is the default anyway is left out, so that the same search has one key in the cache. */
export function searchParams(schoolId: string, query: SearchQuery, lang: Language) {
  const params = {
    keyword: query.keyword || undefined,
    categoryIds: query.categoryIds.length > 0 ? query.categoryIds : undefined,
    type: query.type || undefined,
    zone: query.zone === '0' ? undefined : query.zone,
    sort: query.sort ?? undefined,
    member: query.member === 1 ? undefined : query.member,
    status: query.status ?? undefined,
    vipPackageId: query.vipPackageId ?? undefined,
    cardType: query.cardType ?? undefined,
    pageNumber: query.page === 1 ? undefined : query.page,
    pageSize: isBlankSearch(query) ? NUMBERS_ALONE : undefined,
  };
  // The machine checks the numbers against the specification; the contract's types name them one by one.
  return { ...(params as Omit<SearchParams, 'schoolId' | 'sxz-lang'>), schoolId, lang };
}
