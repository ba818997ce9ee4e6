import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CodeChannel } from '@stoa/machines/code-request';
import type { ContactField, ContactFieldProblem, ContactProblemCode } from '@stoa/machines/contact-binding';
import { ACCOUNT_PROBLEM_MESSAGES, OWN_PROBLEM_MESSAGES } from '../../../shared/auth/problem-messages.ts';

/** What the buttons beside a contact do, for those who hear them without it. */
export const ACTION_MESSAGES: Record<CodeChannel, Record<'change' | 'add', MessageDescriptor>> = {
  email: { change: msg`Change email address`, add: msg`Add an email address` },
  mobile: { change: msg`Change phone number`, add: msg`Add a phone number` },
};

/** Why a contact was not changed. */
export const CONTACT_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  TOO_MANY_ATTEMPTS: ACCOUNT_PROBLEM_MESSAGES.TOO_MANY_ATTEMPTS,
  CODE_INVALID: msg`The code is incorrect. Check the newest message and try again.`,
  CODE_EXPIRED: msg`The code has expired. Request a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many attempts with this code. Request a new one.`,
  COUNTRY_NOT_SUPPORTED: msg`Messages cannot be sent to this country. Use another number.`,
  ALREADY_BOUND: msg`This address or number belongs to another account. Remove it there first.`,
  REAUTHENTICATION_REQUIRED: msg`Confirm that it’s you to continue.`,
} satisfies Record<ContactProblemCode, MessageDescriptor>;

const REQUIRED: Record<CodeChannel, MessageDescriptor> = {
  email: msg`Enter your email address.`,
  mobile: msg`Enter your phone number.`,
};
const INVALID: Record<CodeChannel, MessageDescriptor> = {
  email: msg`Enter a complete email address.`,
  mobile: msg`Enter a complete phone number.`,
};
const SAME: Record<CodeChannel, MessageDescriptor> = {
  email: msg`This is already your address.`,
  mobile: msg`This is already your number.`,
};

/** What is wrong with a field. */
export function contactFieldMessage(
  channel: CodeChannel,
  field: ContactField,
  problem: ContactFieldProblem,
): MessageDescriptor {
  if (field === 'code')
    return problem === 'REQUIRED'
      ? msg`Enter the six-digit code.`
      : msg`Check the code, or ask for a new one.`;
  return { REQUIRED, INVALID, SAME }[problem][channel];
}
