import type { O3Kind } from '@stoa/api/schema';
import { hrefTo } from '../../app/links.ts';
import { stripDefaults } from '../../app/search-fields.ts';
import type { Language } from '../../i18n/languages.ts';
import { o3Search, type O3Query } from './o3-search.ts';

/** The lists below the area: the last segment of their paths. */
export const O3_LISTS = {
  projects: 'new-project',
  courses: 'course-more',
  cases: 'case-center-more',
  all: 'more',
} as const;
export type O3List = (typeof O3_LISTS)[keyof typeof O3_LISTS];

export const isO3List = (list: string): list is O3List => Object.values<string>(O3_LISTS).includes(list);

const KIND_OF: Readonly<Partial<Record<O3List, O3Kind>>> = {
  [O3_LISTS.projects]: 'project',
  [O3_LISTS.courses]: 'course',
  [O3_LISTS.cases]: 'case',
};
const LIST_OF: Readonly<Partial<Record<O3Kind, O3List>>> = {
  project: O3_LISTS.projects,
  course: O3_LISTS.courses,
  case: O3_LISTS.cases,
};

/** The kind that a list has alone; undefined where it can be chosen. */
export const kindOfList = (list: O3List): O3Kind | undefined => KIND_OF[list];

/** The list in which a kind is found. */
export const listOfKind = (kind: O3Kind): O3List => LIST_OF[kind] ?? O3_LISTS.all;

/** The first page of the area. */
export const o3Href = (schoolId: string): string =>
  hrefTo({ to: '/portal/$schoolId/o3-school/{-$list}', params: { schoolId, list: undefined } });

/** A list with what narrows it. */
export const o3ListHref = (schoolId: string, list: O3List, query: Partial<O3Query> = {}): string =>
  hrefTo({
    to: '/portal/$schoolId/o3-school/{-$list}',
    params: { schoolId, list },
    search: o3Params(list, query),
  });

/** All of a kind. */
export const o3KindHref = (schoolId: string, kind: O3Kind): string =>
  o3ListHref(schoolId, listOfKind(kind), { kind });

/** A project. */
export const projectHref = (schoolId: string, id: string): string =>
  hrefTo({ to: '/o3/$schoolId/detail', params: { schoolId }, search: { kind: 'project', id } });

/** The board of a team that works on a project. */
export const teamHref = (schoolId: string, id: string, team: string): string =>
  hrefTo({ to: '/o3/$schoolId/detail', params: { schoolId }, search: { kind: 'project', id, team } });

/** The parameters of a list, without what is the default or its kind anyway. */
export const o3Params = (list: O3List, { kind, ...query }: Partial<O3Query>) =>
  stripDefaults<Partial<O3Query>>(o3Search, { ...query, kind: kindOfList(list) ? undefined : kind });

/** What the API is asked for a list. */
export const o3ListParams = (
  schoolId: string,
  list: O3List,
  { keyword, tag, kind, sort, page }: O3Query,
  lang: Language,
) => ({
  schoolId,
  kind: kindOfList(list) ?? kind,
  keyword: keyword || undefined,
  tag: tag || undefined,
  sort: sort === '0' ? undefined : sort,
  pageNumber: page === 1 ? undefined : page,
  lang,
});
