import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvitationProblemCode, InvitationStatus } from '@stoa/machines/invitation';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Why an invitation could not be accepted. */
export const INVITATION_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  ACCOUNT_DISABLED: msg`The school has disabled this account. Ask its administrators.`,
  SCHOOL_DISABLED: msg`This school is currently closed.`,
  JOINING_NOT_ALLOWED: msg`This invitation can no longer be accepted.`,
  INVITATION_FOR_ANOTHER: msg`This invitation is for another email address than that of your account.`,
  CONFLICT: msg`Something changed in the meantime. Try again.`,
} satisfies Record<InvitationProblemCode, MessageDescriptor>;

/** Why an invitation is over. */
export const CLOSED_MESSAGES = {
  open: msg`This invitation was just used.`,
  used: msg`This invitation was already used.`,
  expired: msg`This invitation has expired.`,
  withdrawn: msg`The school has withdrawn this invitation.`,
  void: msg`The person who made this invitation can no longer invite people. Ask the school for a new one.`,
} satisfies Record<InvitationStatus, MessageDescriptor>;
