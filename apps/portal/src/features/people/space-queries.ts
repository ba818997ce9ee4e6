import {
  dynamicsQuery,
  fansQuery,
  feedQuery,
  followsQuery,
  studyProcessQuery,
  visitorsQuery,
  worksQuery,
} from '@stoa/api/person.queries';
import type { Api } from '@stoa/api/query';
import type { Language } from '../../i18n/languages.ts';
import type { SpaceSearch } from './space-search.ts';

/** Entries of a list that grows by a page. */
const LIST_SIZE = 20;
/** Cards of a page. */
const CARDS_SIZE = 12;

/** Whose list is asked for. */
export interface ListOf {
  schoolId: string;
  userId: string;
  lang: Language;
}

/** Of people: who follows somebody or the school, whom somebody follows, who looked at one's own space. */
export type PeopleList = 'fan' | 'follow' | 'schoolFans';

export const dynamicsPage = (api: Api, of: ListOf, cursor?: string) =>
  dynamicsQuery(api, { ...of, cursor, pageSize: LIST_SIZE });

/** What those whom one follows did. */
export const feedPage = (api: Api, { schoolId, lang }: Omit<ListOf, 'userId'>, cursor?: string) =>
  feedQuery(api, { schoolId, lang, cursor, pageSize: LIST_SIZE });

export const fansPage = (api: Api, of: ListOf, cursor?: string) =>
  fansQuery(api, { ...of, cursor, pageSize: LIST_SIZE });

export const followsPage = (api: Api, of: ListOf, cursor?: string) =>
  followsQuery(api, { ...of, cursor, pageSize: LIST_SIZE });

/** Who follows the school. */
export const schoolFansPage = (api: Api, { schoolId, lang }: Omit<ListOf, 'userId'>, cursor?: string) =>
  fansQuery(api, { schoolId, userId: schoolId, targetType: 'school', lang, cursor, pageSize: LIST_SIZE });

export const visitorsPage = (api: Api, { schoolId, lang }: Omit<ListOf, 'userId'>, cursor?: string) =>
  visitorsQuery(api, { schoolId, lang, cursor, pageSize: LIST_SIZE });

export const worksPage = (api: Api, of: ListOf, { kind, page }: Pick<SpaceSearch, 'kind' | 'page'>) =>
  worksQuery(api, kind, { ...of, pageNumber: page, pageSize: CARDS_SIZE });

export const studiesPage = (api: Api, of: ListOf, { status, page }: Pick<SpaceSearch, 'status' | 'page'>) =>
  studyProcessQuery(api, { ...of, status, pageNumber: page, pageSize: CARDS_SIZE });
