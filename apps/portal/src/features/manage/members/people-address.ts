import type { Language } from '../../../i18n/languages.ts';
import { hrefTo } from '../../../app/links.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import { peopleSearch, type PeopleQuery, type PeopleView } from './people-search.ts';

/** The address of a view of a school's people. Each view keeps the parameters that it understands. */
export function peopleHref(schoolId: string, query: Partial<PeopleQuery> & { view: PeopleView }): string {
  const { view, keyword, role, state, group, tag, sort, status, at } = query;
  const ofView = {
    members: { keyword, role, state, group, tag, sort, at },
    groups: { view },
    invitations: { view, status, at },
    import: { view },
  };
  return hrefTo({
    to: '/manage/$schoolId/members',
    params: { schoolId },
    search: stripDefaults(peopleSearch, ofView[view]),
  });
}

export const isFiltered = ({ keyword, role, state, group, tag }: PeopleQuery): boolean =>
  keyword !== '' || [role, state, group, tag].some((value) => value !== undefined);

/** What the export is asked: the filters of the list. */
export const filterParams = ({ keyword, role, state, group, tag }: PeopleQuery) => ({
  keyword: keyword || undefined,
  role,
  isValid: state === undefined ? undefined : state === 'valid' ? (1 as const) : (0 as const),
  group,
  tag,
});

/** What the API is asked for the list of members, without what is the default anyway. */
export const memberParams = (schoolId: string, query: PeopleQuery, lang: Language) => ({
  schoolId,
  ...filterParams(query),
  sort: query.sort === 'newest' ? undefined : query.sort,
  cursor: query.at || undefined,
  lang,
});

/** What the API is asked for the list of invitations. */
export const invitationParams = (schoolId: string, { status, at }: PeopleQuery, lang: Language) => ({
  schoolId,
  status,
  cursor: at || undefined,
  lang,
});
