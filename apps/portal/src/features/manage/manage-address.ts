import type { Role } from '@stoa/api/schema';
import type { Language } from '../../i18n/languages.ts';
import { cursorOf, oneOf, textOf, withParams } from '../../shared/address.ts';

/** What the page of a school's people shows. */
export type PeopleView = 'members' | 'invitations' | 'import';
export type MemberState = 'valid' | 'disabled';
export type MemberSort = 'newest' | 'oldest' | 'name' | 'role';
export type InvitationStatus = 'open' | 'used' | 'expired' | 'withdrawn' | 'void';

/** What the address of the page says. */
export interface PeopleQuery {
  view: PeopleView;
  keyword: string;
  role: Role | undefined;
  state: MemberState | undefined;
  sort: MemberSort;
  /** Of invitations. */
  status: InvitationStatus;
  /** Where the page begins, as the server said; empty for the first. */
  at: string;
}

export const ROLES: readonly Role[] = ['owner', 'admin', 'teacher', 'member'];
export const STATES: readonly MemberState[] = ['valid', 'disabled'];
export const SORTS: readonly MemberSort[] = ['newest', 'oldest', 'name', 'role'];
export const STATUSES: readonly InvitationStatus[] = ['open', 'used', 'expired', 'withdrawn', 'void'];
const VIEWS: readonly PeopleView[] = ['members', 'invitations', 'import'];
const KEYWORD_LENGTH = 100;

/** Reads an address; what is not understood becomes the default. */
export const parsePeopleQuery = (search: Readonly<Record<string, unknown>>): PeopleQuery => ({
  view: oneOf(VIEWS, search.view) ?? 'members',
  keyword: textOf(search.keyword, KEYWORD_LENGTH),
  role: oneOf(ROLES, search.role),
  state: oneOf(STATES, search.state),
  sort: oneOf(SORTS, search.sort) ?? 'newest',
  status: oneOf(STATUSES, search.status) ?? 'open',
  at: cursorOf(search.at),
});

const NO_FILTER = {
  keyword: '',
  role: undefined,
  state: undefined,
  sort: 'newest',
  status: 'open',
  at: '',
} as const;

/** The address of a view of a school's people, without what is the default anyway. */
export function peopleHref(schoolId: string, query: Partial<PeopleQuery> & { view: PeopleView }): string {
  const { view, keyword, role, state, sort, status, at } = { ...NO_FILTER, ...query };
  const isMembers = view === 'members';
  return withParams(`/manage/${schoolId}/members`, {
    view: isMembers ? undefined : view,
    keyword: isMembers ? keyword : undefined,
    role: isMembers ? role : undefined,
    state: isMembers ? state : undefined,
    sort: isMembers && sort !== 'newest' ? sort : undefined,
    status: view === 'invitations' && status !== 'open' ? status : undefined,
    at: view === 'import' ? undefined : at,
  });
}

export const signInHref = (schoolId: string): string => `/manage/${schoolId}/sign-in`;

/** A page of what stands around a school's pages. */
export const partHref = (
  schoolId: string,
  part: 'feedback' | 'contact' | 'words' | 'bulletins' | 'footer' | 'visits' | 'mails',
): string => `/manage/${schoolId}/${part}`;

export const isFiltered = ({ keyword, role, state }: PeopleQuery): boolean =>
  keyword !== '' || role !== undefined || state !== undefined;

/** What the export is asked: the filters of the list. */
export const filterParams = ({ keyword, role, state }: PeopleQuery) => ({
  keyword: keyword || undefined,
  role,
  isValid: state === undefined ? undefined : state === 'valid' ? (1 as const) : (0 as const),
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
