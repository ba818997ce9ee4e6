import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvitationProblemCode, InvitationStatus } from '@stoa/machines/invitation';
import { CALL_PROBLEM_WORDS } from '../../shared/call-problem-words.ts';

/** Why an invitation could not be accepted. */
export const INVITATION_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  ACCOUNT_DISABLED: msg`The school has disabled this account. Its administrators know why.`,
  SCHOOL_DISABLED: msg`This school is closed at present.`,
  JOINING_NOT_ALLOWED: msg`This invitation cannot be accepted any more.`,
  INVITATION_FOR_ANOTHER: msg`This invitation is for another e-mail address than that of your account.`,
  CONFLICT: msg`Something changed in the meantime. Please try again.`,
} satisfies Record<InvitationProblemCode, MessageDescriptor>;

/** Why an invitation is over. */
export const CLOSED_WORDS = {
  open: msg`Somebody has just used this invitation.`,
  used: msg`This invitation was used already.`,
  expired: msg`This invitation has run out.`,
  withdrawn: msg`The school has taken this invitation back.`,
  void: msg`The person who made this invitation can no longer invite people. Ask the school for a new one.`,
} satisfies Record<InvitationStatus, MessageDescriptor>;
