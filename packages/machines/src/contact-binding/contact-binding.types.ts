import type { CodeChannel } from '../code-request/index.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { ProofEvent } from '../shared/call-problems.ts';
import type { Problem } from '../shared/problem.ts';

/** What a person types. `target` is the new mail address, or the new number without country code. */
export interface ContactFields {
  target: string;
  /** Digits without a plus sign; for numbers. */
  countryCode: string;
  code: string;
}
export type ContactField = keyof ContactFields;

/** Fields that an inspector of machines must not show. */
export const CONTACT_SECRET_FIELDS: readonly ContactField[] = ['code'];

/** SAME: it is the contact that the account has already. */
export type ContactFieldProblem = 'REQUIRED' | 'INVALID' | 'SAME';
export type ContactFieldProblems = Partial<Record<ContactField, ContactFieldProblem>>;

/** What can go wrong when a contact is changed. */
export const CONTACT_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_ATTEMPTS_EXCEEDED',
  'TOO_MANY_ATTEMPTS',
  'COUNTRY_NOT_SUPPORTED',
  'ALREADY_BOUND',
  'REAUTHENTICATION_REQUIRED',
] as const;
export type ContactProblemCode = (typeof CONTACT_PROBLEM_CODES)[number];

export interface ContactBindingInput {
  channel: CodeChannel;
  /** The present contact as people see it, or null. */
  current: string | null;
  /** @default '86' */
  countryCode?: string;
}

/** What the actor `bind` is given. */
export interface BindInput {
  channel: CodeChannel;
  target: string;
  /** For a number. */
  countryCode?: string;
  code: string;
}

/** What the actor `bind` answers: the contact as the account has it now. */
export interface BindOutput {
  contact: string;
}

export type ContactBindingEvent =
  | { type: 'field.changed'; field: ContactField; value: string }
  | { type: 'code.requested' }
  | { type: 'contact.submitted' }
  | ProofEvent;

export interface ContactBindingContext {
  channel: CodeChannel;
  current: string | null;
  fields: ContactFields;
  fieldProblems: ContactFieldProblems;
  problem: Problem<ContactProblemCode> | null;
  contact: string | null;
}
