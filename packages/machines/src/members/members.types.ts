import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Problem } from '../shared/problem.ts';

export type MemberRole = 'owner' | 'admin' | 'teacher' | 'member';
export type InvitedRole = Exclude<MemberRole, 'owner'>;

/** What can go wrong with members and invitations. */
export const MEMBERS_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'ROLE_TOO_HIGH',
  'LAST_OWNER',
  'OWN_PERSON',
  'ALREADY_BOUND',
  'MAIL_BUDGET_EXCEEDED',
  'CONFLICT',
] as const;
export type MembersProblemCode = (typeof MEMBERS_PROBLEM_CODES)[number];

/** Something that is done to members, to one or to many. */
export type MemberChange = { userIds: readonly string[] } & (
  | { kind: 'role'; role: MemberRole }
  | { kind: 'disable' }
  | { kind: 'enable' }
);

/** What became of each of them. */
export interface MemberChangeResult {
  changed: readonly string[];
  refused: readonly { userId: string; problem: Problem<MembersProblemCode> }[];
}

/** Which members are exported: what the list shows. */
export interface MemberFilter {
  keyword?: string;
  role?: MemberRole;
  isValid?: 0 | 1;
  group?: string;
}

/** What is typed to invite people. */
export interface InviteFields {
  email: string;
  /** May be empty. */
  realName: string;
  role: InvitedRole;
  /** How many people may use a link. */
  uses: string;
  /** How long a link holds. */
  days: string;
}
export type InviteField = keyof InviteFields;
export type InviteFieldProblems = Partial<Record<InviteField, 'REQUIRED' | 'INVALID' | 'TOO_LONG'>>;
export const INVITE_USES_MAX = 10_000;
export const INVITE_DAYS_MAX = 90;

/** What the actor `inviteByMail` is given. */
export interface InviteByMailInput {
  email: string;
  role: InvitedRole;
  realName?: string;
}

/** What the actor `createLink` is given. */
export interface CreateLinkInput {
  role: InvitedRole;
  uses: number;
  expiresInSeconds: number;
}

export type MembersEvent =
  | { type: 'member.toggled'; userId: string; selected: boolean }
  /** All of the page at once. */
  | { type: 'page.toggled'; userIds: readonly string[]; selected: boolean }
  | { type: 'selection.cleared' }
  | { type: 'change.requested'; change: MemberChange }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' }
  | { type: 'result.dismissed' }
  | { type: 'invite.opened'; way: 'mail' | 'link' }
  | { type: 'invite.changed'; field: InviteField; value: string }
  | { type: 'invite.submitted' }
  | { type: 'invite.closed' }
  | { type: 'withdrawal.requested'; token: string }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.cancelled' }
  | { type: 'export.requested'; filter: MemberFilter };

/** A list is to be loaded again. */
export interface MembersEmitted {
  type: 'members.changed' | 'invitations.changed';
}

export interface MembersContext {
  selected: readonly string[];
  change: MemberChange | null;
  result: MemberChangeResult | null;
  changeProblem: Problem<MembersProblemCode> | null;
  way: 'mail' | 'link';
  invite: InviteFields;
  inviteFieldProblems: InviteFieldProblems;
  inviteProblem: Problem<MembersProblemCode> | null;
  /** Of the invitation that was made last. */
  inviteUrl: string | null;
  token: string;
  withdrawalProblem: Problem<MembersProblemCode> | null;
  filter: MemberFilter;
  exportProblem: Problem<MembersProblemCode> | null;
}
