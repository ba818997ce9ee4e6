import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountDeletion } from '@stoa/api/schema';
import type { AccountDeletionProblemCode } from '@stoa/machines/account-deletion';
import type { DataExportProblemCode } from '@stoa/machines/data-export';
import { OWN_PROBLEM_MESSAGES } from '../../../shared/auth/problem-messages.ts';

const PROOF_NEEDED = msg`Confirm that it’s you to continue.`;

/** Why there is no copy. */
export const EXPORT_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  TOO_MANY_ATTEMPTS: msg`You have asked for several copies today. Try again tomorrow.`,
  REAUTHENTICATION_REQUIRED: PROOF_NEEDED,
} satisfies Record<DataExportProblemCode, MessageDescriptor>;

/** Why an account is not going to be erased, or kept. */
export const DELETION_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  CODE_INVALID: msg`The code is incorrect. Check the newest message and try again.`,
  CODE_EXPIRED: msg`The code has expired. Request a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many attempts with this code. Request a new one.`,
  REAUTHENTICATION_REQUIRED: PROOF_NEEDED,
  LAST_OWNER: msg`A school would be left without an owner. Make someone else an owner first.`,
} satisfies Record<AccountDeletionProblemCode, MessageDescriptor>;

/** What is erased. */
export const ERASED_MESSAGES = {
  profile: msg`Your name, picture and settings`,
  contacts: msg`Your email address and phone number`,
  signIns: msg`Your password, passkeys, linked sign-ins and devices`,
  memberships: msg`Your memberships in schools`,
  learning: msg`What you have learned: classes, progress and points`,
  searchHistory: msg`Your search history`,
  signatures: msg`Your consent to terms`,
} satisfies Record<AccountDeletion['erased'][number], MessageDescriptor>;

/** What is kept, and why. */
export const STORED_MESSAGES = {
  contributions: msg`Content you wrote for schools stays with them, without your name.`,
  schoolAgreements: msg`Agreements you signed for a school are kept as proof of its contract, without your name.`,
  backups: msg`Backups keep your data until they expire a few days later. Nobody reads them.`,
} satisfies Record<AccountDeletion['kept'][number]['what'], MessageDescriptor>;
