import type { Role } from '@stoa/api/schema';
import * as v from 'valibot';
import { choice, choiceOr, cursor, id, words } from '../../../app/search-fields.ts';

/** What the page of a school's people shows. */
export type PeopleView = 'members' | 'groups' | 'invitations' | 'import';
export type MemberState = 'valid' | 'disabled';
export type MemberSort = 'newest' | 'oldest' | 'name' | 'role';
export type InvitationStatus = 'open' | 'used' | 'expired' | 'withdrawn' | 'void';

export const ROLES: readonly Role[] = ['owner', 'admin', 'teacher', 'member'];
export const STATES: readonly MemberState[] = ['valid', 'disabled'];
export const SORTS: readonly MemberSort[] = ['newest', 'oldest', 'name', 'role'];
export const STATUSES: readonly InvitationStatus[] = ['open', 'used', 'expired', 'withdrawn', 'void'];
const VIEWS: readonly PeopleView[] = ['members', 'groups', 'invitations', 'import'];
const KEYWORD_LENGTH = 100;

export const peopleSearch = v.object({
  view: choiceOr(VIEWS, 'members'),
  keyword: words(KEYWORD_LENGTH),
  role: choice(ROLES),
  state: choice(STATES),
  /** A group of members, and what they are marked with. */
  group: id(),
  tag: id(),
  sort: choiceOr(SORTS, 'newest'),
  /** Of invitations. */
  status: choiceOr(STATUSES, 'open'),
  at: cursor(),
});

/** What the address of the page says. */
export type PeopleQuery = v.InferOutput<typeof peopleSearch>;
