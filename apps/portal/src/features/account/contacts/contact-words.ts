import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CodeChannel } from '@stoa/machines/code-request';
import type { ContactField, ContactFieldProblem, ContactProblemCode } from '@stoa/machines/contact-binding';
import { ACCOUNT_PROBLEM_WORDS, OWN_PROBLEM_WORDS } from '../../../shared/auth/problem-words.ts';

/** What the buttons beside a contact do, for those who hear them without it. */
export const ACTION_WORDS: Record<CodeChannel, Record<'change' | 'add', MessageDescriptor>> = {
  email: { change: msg`Change the e-mail address`, add: msg`Add an e-mail address` },
  mobile: { change: msg`Change the phone number`, add: msg`Add a phone number` },
};

/** Why a contact was not changed. */
export const CONTACT_WORDS = {
  ...OWN_PROBLEM_WORDS,
  TOO_MANY_ATTEMPTS: ACCOUNT_PROBLEM_WORDS.TOO_MANY_ATTEMPTS,
  CODE_INVALID: msg`The code is not right. Look at the newest message and try again.`,
  CODE_EXPIRED: msg`The code has run out. Please ask for a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`This code was tried too often. Please ask for a new one.`,
  COUNTRY_NOT_SUPPORTED: msg`No messages can be sent to this country. Please use another number.`,
  ALREADY_BOUND: msg`This address or number belongs to another account. Take it away there first.`,
  REAUTHENTICATION_REQUIRED: msg`Confirm that it is you, then it goes on.`,
} satisfies Record<ContactProblemCode, MessageDescriptor>;

const REQUIRED: Record<CodeChannel, MessageDescriptor> = {
  email: msg`Type your e-mail address.`,
  mobile: msg`Type your phone number.`,
};
const INVALID: Record<CodeChannel, MessageDescriptor> = {
  email: msg`This is not a complete e-mail address.`,
  mobile: msg`This is not a complete phone number.`,
};
const SAME: Record<CodeChannel, MessageDescriptor> = {
  email: msg`This is your address already.`,
  mobile: msg`This is your number already.`,
};

/** What is wrong with a field. */
export function contactFieldWords(
  channel: CodeChannel,
  field: ContactField,
  problem: ContactFieldProblem,
): MessageDescriptor {
  if (field === 'code')
    return problem === 'REQUIRED'
      ? msg`Type the code of six digits.`
      : msg`Check the code, or ask for a new one.`;
  return { REQUIRED, INVALID, SAME }[problem][channel];
}
