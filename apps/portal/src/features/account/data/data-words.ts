import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountDeletion } from '@stoa/api/schema';
import type { AccountDeletionProblemCode } from '@stoa/machines/account-deletion';
import type { DataExportProblemCode } from '@stoa/machines/data-export';
import { OWN_PROBLEM_WORDS } from '../../../shared/auth/problem-words.ts';

const PROOF_NEEDED = msg`Confirm that it is you, then it goes on.`;

/** Why there is no copy. */
export const EXPORT_WORDS = {
  ...OWN_PROBLEM_WORDS,
  TOO_MANY_ATTEMPTS: msg`You have asked for several copies today. Please try again tomorrow.`,
  REAUTHENTICATION_REQUIRED: PROOF_NEEDED,
} satisfies Record<DataExportProblemCode, MessageDescriptor>;

/** Why an account is not going to be erased, or kept. */
export const DELETION_WORDS = {
  ...OWN_PROBLEM_WORDS,
  CODE_INVALID: msg`The code is not right. Look at the newest message and try again.`,
  CODE_EXPIRED: msg`The code has run out. Please ask for a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`This code was tried too often. Please ask for a new one.`,
  REAUTHENTICATION_REQUIRED: PROOF_NEEDED,
  LAST_OWNER: msg`A school would be left without an owner. Name another one first.`,
} satisfies Record<AccountDeletionProblemCode, MessageDescriptor>;

/** What is erased. */
export const ERASED_WORDS = {
  profile: msg`Your name, picture and settings`,
  contacts: msg`Your e-mail address and phone number`,
  signIns: msg`Your password, passkeys, linked sign-ins and devices`,
  memberships: msg`Your memberships in schools`,
  learning: msg`What you have learned: classes, progress and points`,
  searchHistory: msg`What you have searched for`,
  signatures: msg`Your consent to terms`,
} satisfies Record<AccountDeletion['erased'][number], MessageDescriptor>;

/** What is kept, and why. */
export const KEPT_WORDS = {
  contributions: msg`What you have written for schools stays with them, without your name.`,
  schoolAgreements: msg`What you have signed for a school stays as proof of its contract, without your name.`,
  backups: msg`Backups hold your data until they run out, some days later. Nobody reads them.`,
} satisfies Record<AccountDeletion['kept'][number]['what'], MessageDescriptor>;
