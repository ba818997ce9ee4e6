import { ResourceType } from '@stoa/api/resource-type';

/** What is searched for; the address says the same, and nothing else does. Numbers are those of spec.md 3. */
export interface SearchQuery {
  keyword: string;
  /** One of them is enough. */
  categoryIds: string[];
  /** Resource type, 0 for all. */
  type: number;
  /** All '0', VIP '1', free '2'. */
  zone: string;
  /** Newest '0', hottest '1', downloads '2'; null for what fits best. */
  sort: string | null;
  /** Audience: all 1, members 2, visitors 3. */
  member: number;
  /** Activity status: unstarted 1, ongoing 2, ended 3; null for all. */
  status: number | null;
  vipPackageId: string | null;
  cardType: string | null;
  /** The place that was followed here. */
  from: string | null;
  /** From 1. */
  page: number;
}

/** The filters of which one value is chosen. */
export type SearchFilter = 'type' | 'zone' | 'member' | 'status';

/** No keyword is longer, in characters (code points); the rest would not be searched for. */
export const SEARCH_KEYWORD_MAX_LENGTH = 200;
const MAX_CATEGORIES = 50;
const MAX_PAGE = 10_000;

/** Everything, first page. */
export const EMPTY_SEARCH_QUERY: SearchQuery = {
  keyword: '',
  categoryIds: [],
  type: 0,
  zone: '0',
  sort: null,
  member: 1,
  status: null,
  vipPackageId: null,
  cardType: null,
  from: null,
  page: 1,
};

const TYPES: readonly number[] = Object.values(ResourceType);

/** A keyword as it is searched for: without white space around it, and no longer than makes a difference. */
export function normaliseKeyword(text: string): string {
  const plain = text.toWellFormed().replace(/\s+/gu, ' ').trim();
  return [...plain].slice(0, SEARCH_KEYWORD_MAX_LENGTH).join('').trim();
}

/**
 * Reads the query of an address. What is not understood becomes the default, so that an old or a broken link still
 * opens a search.
 */
export function parseSearchQuery(search: Readonly<Record<string, unknown>>): SearchQuery {
  return {
    keyword: normaliseKeyword(textOf(search.keyword) ?? ''),
    categoryIds: idsOf(search.categoryIds),
    type: numberOf(search.type, TYPES) ?? 0,
    zone: oneOf(search.zone, ['0', '1', '2']) ?? '0',
    sort: oneOf(search.sort, ['0', '1', '2']),
    member: numberOf(search.member, [1, 2, 3]) ?? 1,
    status: numberOf(search.status, [1, 2, 3]),
    vipPackageId: idsOf(search.vipPackageId)[0] ?? null,
    cardType: wordOf(search.cardType, 32),
    from: wordOf(search.from, 64),
    page: pageOf(search.page),
  };
}

/** Writes the query of an address, without what is the default anyway. */
export function formatSearchQuery(query: SearchQuery): Record<string, string> {
  const entries: [string, string | null][] = [
    ['keyword', query.keyword === '' ? null : query.keyword],
    ['categoryIds', query.categoryIds.length === 0 ? null : query.categoryIds.join(',')],
    ['type', query.type === 0 ? null : String(query.type)],
    ['zone', query.zone === '0' ? null : query.zone],
    ['sort', query.sort],
    ['member', query.member === 1 ? null : String(query.member)],
    ['status', query.status === null ? null : String(query.status)],
    ['vipPackageId', query.vipPackageId],
    ['cardType', query.cardType],
    ['from', query.from],
    ['page', query.page === 1 ? null : String(query.page)],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Whether two queries lead to the same address. */
export function isSameSearch(one: SearchQuery, other: SearchQuery): boolean {
  return JSON.stringify(formatSearchQuery(one)) === JSON.stringify(formatSearchQuery(other));
}

/** Adds a category, or takes it away. */
export function toggleCategory(query: SearchQuery, categoryId: string): SearchQuery {
  const rest = query.categoryIds.filter((id) => id !== categoryId);
  const categoryIds = rest.length === query.categoryIds.length ? [...rest, categoryId] : rest;
  return { ...query, categoryIds: categoryIds.slice(0, MAX_CATEGORIES), page: 1 };
}

/** Chooses one value of a filter; null takes the filter away. */
export function chooseFilter(query: SearchQuery, filter: SearchFilter, value: string | null): SearchQuery {
  const chosen = parseSearchQuery({ [filter]: value ?? undefined });
  return { ...query, [filter]: chosen[filter], page: 1 };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null;
}

function oneOf(value: unknown, allowed: readonly string[]): string | null {
  const text = textOf(value);
  return text !== null && allowed.includes(text) ? text : null;
}

function numberOf(value: unknown, allowed: readonly number[]): number | null {
  const text = oneOf(value, allowed.map(String));
  return text === null ? null : Number(text);
}

function idsOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(textOf) : (textOf(value)?.split(',') ?? []);
  const ids = parts.filter((part): part is string => part !== null && /^[0-8]\d{18}$/.test(part));
  return [...new Set(ids)].slice(0, MAX_CATEGORIES);
}

function wordOf(value: unknown, longest: number): string | null {
  const text = textOf(value);
  return text !== null && text.length <= longest && /^[A-Za-z0-9_-]+$/.test(text) ? text : null;
}

function pageOf(value: unknown): number {
  const text = textOf(value) ?? '';
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}
