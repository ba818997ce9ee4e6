import type { CodeChannel } from '../code-request/index.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { Problem } from '../shared/problem.ts';

/** How somebody can prove that it is still them. */
export type StepUpMethod = 'password' | 'code' | 'totp' | 'passkey';

export interface StepUpFields {
  password: string;
  /** Sent to the contact of `channel`. */
  code: string;
  /** Of the authenticator app. */
  totp: string;
}
export type StepUpField = keyof StepUpFields;

/** Fields that an inspector of machines must not show. */
export const STEP_UP_SECRET_FIELDS: readonly StepUpField[] = ['password', 'code', 'totp'];

/** What can go wrong with a proof. PASSKEY_CANCELLED and PASSKEY_UNAVAILABLE come from the browser. */
export const STEP_UP_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'INVALID_GRANT',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_ATTEMPTS_EXCEEDED',
  'SECOND_FACTOR_INVALID',
  'TOO_MANY_ATTEMPTS',
  'PASSKEY_CANCELLED',
  'PASSKEY_UNAVAILABLE',
] as const;
export type StepUpProblemCode = (typeof STEP_UP_PROBLEM_CODES)[number];

/** A contact of one's own account. */
export interface OwnContact {
  channel: CodeChannel;
  /** As people see it, masked. */
  target: string;
}

export interface StepUpInput {
  /** What this account can prove itself by, the best first; at least one. */
  methods: readonly StepUpMethod[];
  /** Where a code can go. */
  contacts: readonly OwnContact[];
}

/** What the actor `prove` is given: exactly one of these. */
export type ProveInput = { password: string } | { code: string } | { totp: string };

export interface StepUpOutput {
  /** False where the person has thought better of it. */
  proven: boolean;
}

export type StepUpEvent =
  | { type: 'method.chosen'; method: StepUpMethod }
  | { type: 'channel.chosen'; channel: CodeChannel }
  | { type: 'field.changed'; field: StepUpField; value: string }
  | { type: 'code.requested' }
  | { type: 'proof.submitted' }
  | { type: 'proof.cancelled' };

export interface StepUpContext {
  methods: readonly StepUpMethod[];
  contacts: readonly OwnContact[];
  method: StepUpMethod;
  channel: CodeChannel;
  fields: StepUpFields;
  fieldProblems: Partial<Record<StepUpField, 'REQUIRED' | 'INVALID'>>;
  problem: Problem<StepUpProblemCode> | null;
  /** Runs while too many attempts hold the form back. */
  countdown: Countdown | null;
  proven: boolean;
}
