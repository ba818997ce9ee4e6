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
import { CALL_PROBLEM_WORDS } from '../../shared/call-problem-words.ts';

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
export const STEP_WORDS = {
  school: msg({ message: 'The school itself', comment: 'Part of a new school that is being set up' }),
  portal: msg({ message: 'Its home page', comment: 'Part of a new school that is being set up' }),
  navigation: msg({ message: 'Its navigation', comment: 'Part of a new school that is being set up' }),
  footer: msg({ message: 'Its footer', comment: 'Part of a new school that is being set up' }),
  store: msg({ message: 'Its shelves', comment: 'Part of a new store that is being set up' }),
} satisfies Record<SchoolCreation['steps'][number]['key'], MessageDescriptor>;

export const CURRENCIES: readonly SchoolCurrency[] = ['CNY', 'EUR', 'GBP', 'JPY', 'USD'];

/** Why a school could not be created. */
export const PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  NETWORK: msg`There is no connection. What you typed is still here: try again.`,
  ACTIVE_CODE_INVALID: msg`This activation code is not right, was used already, or is for something else.`,
  MODERATION_REJECTED: msg`This name or description contains words that are not accepted here.`,
  SCHOOL_EXISTS: msg`Another school has this domain already.`,
  AGREEMENT_OUTDATED: msg`The terms have changed since you agreed. Please read them once more.`,
  SCHOOL_QUOTA_EXCEEDED: msg`One person can own five schools. Close one of yours, or let somebody else create this one.`,
  CONFLICT: msg`You have asked for a code already. You get an answer by e-mail.`,
  IDEMPOTENCY_KEY_REUSED: msg`This form was sent before. Look into your menu: the school may be there already.`,
} satisfies Record<SchoolCreationProblemCode, MessageDescriptor>;

type Field = SchoolField | ApplicationField | 'agreement';

const REQUIRED: Record<Field, MessageDescriptor> = {
  name: msg`Type the name of the school.`,
  summary: msg`Describe the school.`,
  defaultLanguage: msg`Choose a language.`,
  domain: msg`Type the domain.`,
  activeCode: msg`Type the activation code, or ask for one.`,
  agreement: msg`A school needs your agreement.`,
  organisation: msg`Type the name of your organisation.`,
  contactName: msg`Type whom we can answer.`,
  contactEmail: msg`Type where we can answer.`,
  reason: msg`Tell us what the school is for.`,
};

const OTHERS: Partial<Record<`${Field}.${SchoolFieldProblem}`, MessageDescriptor>> = {
  'name.TOO_SHORT': msg`At least 2 characters, please.`,
  'name.TOO_LONG': msg`At most 60 characters, please.`,
  'name.INVALID': msg`This name is not accepted. Please choose another one.`,
  'summary.TOO_LONG': msg`At most 500 characters, please.`,
  'domain.INVALID': msg`This is not a domain. It looks like this: school.example.org`,
  'domain.TAKEN': msg`Another school has this domain.`,
  'activeCode.INVALID': msg`Check the code: it is good for one school of one kind.`,
  'organisation.TOO_LONG': msg`At most 200 characters, please.`,
  'contactName.TOO_LONG': msg`At most 100 characters, please.`,
  'contactEmail.INVALID': msg`This is not a complete e-mail address.`,
  'reason.TOO_LONG': msg`At most 1,000 characters, please.`,
};

/** What is wrong with a field. */
export const fieldWords = (field: Field, problem: SchoolFieldProblem): MessageDescriptor =>
  OTHERS[`${field}.${problem}`] ?? REQUIRED[field];
