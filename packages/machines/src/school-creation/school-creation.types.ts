import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Problem } from '../shared/problem.ts';

export type SchoolKind = 'academy' | 'store';
export type SchoolCurrency = 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'USD';

/** In characters (code points), as the server counts. */
export const SCHOOL_NAME_MAX_LENGTH = 60;
export const SCHOOL_NAME_MIN_LENGTH = 2;
export const SCHOOL_SUMMARY_MAX_LENGTH = 500;
export const APPLICATION_REASON_MAX_LENGTH = 1_000;
/** How often the server is asked how far the school is. */
export const CREATION_POLL_INTERVAL_MS = 1_000;

/** What a person types about the school. */
export interface SchoolFields {
  name: string;
  /** May be empty. */
  summary: string;
  /** As zh_CN. */
  defaultLanguage: string;
  /** A domain of one's own; may be empty. */
  domain: string;
  /** XXXX-XXXX-XXXX-XXXX, where one is required. */
  activeCode: string;
}

/** What a person types who asks for an activation code. */
export interface ApplicationFields {
  organisation: string;
  contactName: string;
  contactEmail: string;
  reason: string;
}

export type SchoolField = keyof SchoolFields;
export type ApplicationField = keyof ApplicationFields;
export type SchoolFieldProblem = 'REQUIRED' | 'INVALID' | 'TOO_SHORT' | 'TOO_LONG' | 'TAKEN';
export type SchoolFieldProblems = Partial<
  Record<SchoolField | ApplicationField | 'agreement', SchoolFieldProblem>
>;

/** What can go wrong when a school is created. */
export const SCHOOL_CREATION_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'ACTIVE_CODE_INVALID',
  'MODERATION_REJECTED',
  'SCHOOL_EXISTS',
  'AGREEMENT_OUTDATED',
  'SCHOOL_QUOTA_EXCEEDED',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
] as const;
export type SchoolCreationProblemCode = (typeof SCHOOL_CREATION_PROBLEM_CODES)[number];

/** How far the creation is, as the server tells of it. */
export interface SchoolCreation {
  schoolId: string;
  kind: SchoolKind;
  status: 'creating' | 'ready' | 'failed';
  steps: readonly {
    key: 'school' | 'portal' | 'navigation' | 'footer' | 'store';
    status: 'waiting' | 'running' | 'done' | 'failed';
  }[];
  portalUrl: string | null;
}

/** What has to be known before the form can be filled. */
export interface SchoolTerms {
  requiresActiveCode: boolean;
  /** Of the terms that are in force. */
  agreementVersion: string;
}

/** One of the first things to do with a new school. */
export interface FirstStep {
  key: string;
  done: boolean;
}

/** What the actor `createSchool` is given. The same key means the same form, however often it is sent. */
export interface CreateSchoolInput {
  kind: SchoolKind;
  name: string;
  summary?: string;
  defaultLanguage: string;
  domain?: string;
  activeCode?: string;
  currency?: SchoolCurrency;
  logoUploadId?: string;
  agreementVersion: string;
  idempotencyKey: string;
}

export interface SchoolCreationInput {
  /** Where the address starts: R44, R45, R46 with its school, or R49 with its school. @default 'choosing' */
  step?: 'choosing' | 'form' | 'creating' | 'guide';
  kind?: SchoolKind;
  schoolId?: string;
  defaultLanguage: string;
  /** Something random, once a page: keys of requests are made from it. */
  keySeed: string;
}

export interface SchoolCreationOutput {
  /** The person only wants to learn: nothing was created. */
  chose: 'learner';
}

export type SchoolCreationEvent =
  | { type: 'kind.chosen'; kind: SchoolKind | 'learner' }
  | { type: 'kind.reconsidered' }
  | { type: 'field.changed'; field: SchoolField; value: string }
  | { type: 'currency.chosen'; currency: SchoolCurrency }
  | { type: 'logo.uploaded'; uploadId: string }
  | { type: 'logo.removed' }
  | { type: 'agreement.changed'; agreed: boolean }
  | { type: 'school.submitted' }
  | { type: 'terms.retried' }
  | { type: 'application.begun' }
  | { type: 'application.changed'; field: ApplicationField; value: string }
  | { type: 'application.submitted' }
  | { type: 'application.left' }
  | { type: 'creation.retried' }
  | { type: 'network.restored' }
  | { type: 'guide.opened' }
  | { type: 'guide.refreshed' };

export interface SchoolCreationContext {
  start: 'choosing' | 'form' | 'creating' | 'guide';
  kind: SchoolKind;
  fields: SchoolFields;
  currency: SchoolCurrency;
  logoUploadId: string | null;
  agreed: boolean;
  application: ApplicationFields;
  fieldProblems: SchoolFieldProblems;
  terms: SchoolTerms | null;
  keySeed: string;
  /** Counts changes of the form: another form is another request. */
  revision: number;
  schoolId: string;
  creation: SchoolCreation | null;
  firstSteps: readonly FirstStep[];
  failures: number;
  problem: Problem<SchoolCreationProblemCode> | null;
}
