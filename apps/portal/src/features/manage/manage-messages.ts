import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MembersProblemCode } from '@stoa/machines/members';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';
import type { InvitationStatus, MemberSort, MemberState } from './members/people-search.ts';

export const STATE_MESSAGES = {
  valid: msg({ message: 'Active', context: 'member', comment: 'State of a member of a school' }),
  disabled: msg({ message: 'Disabled', comment: 'State of a member of a school: shut out' }),
} satisfies Record<MemberState, MessageDescriptor>;

export const SORT_MESSAGES = {
  newest: msg({ message: 'Newest first', comment: 'Order of a list of people' }),
  oldest: msg({ message: 'Oldest first', comment: 'Order of a list of people' }),
  name: msg({ message: 'By name', comment: 'Order of a list of people' }),
  role: msg({ message: 'By role', comment: 'Order of a list of people' }),
} satisfies Record<MemberSort, MessageDescriptor>;

export const STATUS_MESSAGES = {
  open: msg({ message: 'Open', context: 'status', comment: 'Invitation: can be accepted' }),
  used: msg({ message: 'Used up', comment: 'Invitation' }),
  expired: msg({ message: 'Expired', comment: 'Invitation' }),
  withdrawn: msg({ message: 'Withdrawn', comment: 'Invitation' }),
  void: msg({
    message: 'No longer valid',
    comment: 'Invitation: the person who made it lost the right to give this role',
  }),
} satisfies Record<InvitationStatus, MessageDescriptor>;

/** Why a change of a member or an invitation was refused. */
export const MANAGE_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  ROLE_TOO_HIGH: msg`You cannot give or take away a role above your own.`,
  LAST_OWNER: msg`A school needs at least one owner. Make someone else an owner first.`,
  OWN_PERSON: msg`You cannot disable yourself. Ask another administrator.`,
  ALREADY_BOUND: msg`This person is already a member.`,
  MAIL_BUDGET_EXCEEDED: msg`Your school has reached its email limit. Try again later, or share an invitation link.`,
  CONFLICT: msg`Something changed in the meantime. Check again.`,
} satisfies Record<MembersProblemCode, MessageDescriptor>;
