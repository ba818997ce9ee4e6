import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ApplicationField,
  SchoolCreation,
  SchoolCreationProblemCode,
  SchoolCurrency,
  SchoolField,
  SchoolFieldProblem,
  SchoolKind,
} from '@stoa/machines/school-creation';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

export const KIND_TITLES = {
  academy: msg`Describe your academy`,
  store: msg`Describe your store`,
} satisfies Record<SchoolKind, MessageDescriptor>;

export const CREATING_TITLES = {
  academy: msg`Your academy is being set up`,
  store: msg`Your store is being set up`,
} satisfies Record<SchoolKind, MessageDescriptor>;

export const READY_TITLES = {
  academy: msg`Your academy is ready`,
  store: msg`Your store is ready`,
} satisfies Record<SchoolKind, MessageDescriptor>;

/** What is set up, in its order. */
export const STEP_MESSAGES = {
  school: msg({ message: 'The school itself', comment: 'Part of a new school that is being set up' }),
  portal: msg({ message: 'Its home page', comment: 'Part of a new school that is being set up' }),
  navigation: msg({ message: 'Its navigation', comment: 'Part of a new school that is being set up' }),
  footer: msg({ message: 'Its footer', comment: 'Part of a new school that is being set up' }),
  store: msg({ message: 'Its shelves', comment: 'Part of a new store that is being set up' }),
} satisfies Record<SchoolCreation['steps'][number]['key'], MessageDescriptor>;

export const CURRENCIES: readonly SchoolCurrency[] = ['CNY', 'EUR', 'GBP', 'JPY', 'USD'];

/** Why a school could not be created. */
export const PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`No connection. Your text is still here. Try again.`,
  ACTIVE_CODE_INVALID: msg`This activation code is incorrect, already used, or for something else.`,
  MODERATION_REJECTED: msg`This name or description contains words that are not accepted here.`,
  SCHOOL_EXISTS: msg`Another school already uses this domain.`,
  AGREEMENT_OUTDATED: msg`The terms have changed since you agreed. Review the new version.`,
  SCHOOL_QUOTA_EXCEEDED: msg`You can own up to five schools. Close one, or have someone else create this one.`,
  CONFLICT: msg`You have already requested a code. We will reply by email.`,
  IDEMPOTENCY_KEY_REUSED: msg`This form was already sent. Check your menu, the school may already exist.`,
} satisfies Record<SchoolCreationProblemCode, MessageDescriptor>;

type Field = SchoolField | ApplicationField | 'agreement';

const REQUIRED: Record<Field, MessageDescriptor> = {
  name: msg`Enter the name of the school.`,
  summary: msg`Describe the school.`,
  defaultLanguage: msg`Choose a language.`,
  domain: msg`Enter the domain.`,
  activeCode: msg`Enter the activation code, or ask for one.`,
  agreement: msg`A school needs your agreement.`,
  organisation: msg`Enter the name of your organization.`,
  contactName: msg`Enter your name.`,
  contactEmail: msg`Enter your email address.`,
  reason: msg`Tell us what the school is for.`,
};

const OTHERS: Partial<Record<`${Field}.${SchoolFieldProblem}`, MessageDescriptor>> = {
  'name.TOO_SHORT': msg`Use at least 2 characters.`,
  'name.TOO_LONG': msg`Use at most 60 characters.`,
  'name.INVALID': msg`This name is not accepted. Choose another one.`,
  'summary.TOO_LONG': msg`Use at most 500 characters.`,
  'domain.INVALID': msg`Enter a domain, such as school.example.org`,
  'domain.TAKEN': msg`Another school uses this domain.`,
  'activeCode.INVALID': msg`Check the code. It works for one school of one type.`,
  'organisation.TOO_LONG': msg`Use at most 200 characters.`,
  'contactName.TOO_LONG': msg`Use at most 100 characters.`,
  'contactEmail.INVALID': msg`Enter a complete email address.`,
  'reason.TOO_LONG': msg`Use at most 1,000 characters.`,
};

/** What is wrong with a field. */
export const fieldMessage = (field: Field, problem: SchoolFieldProblem): MessageDescriptor =>
  OTHERS[`${field}.${problem}`] ?? REQUIRED[field];
