import type { Problem } from '../shared/problem.ts';
import type { SignedIn } from '../shared/viewer.ts';

/** What a sign-in can be confirmed with. */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** What the server hands out where the first factor was right and a second one is asked for. */
export interface SecondFactorTicket {
  ticket: string;
  /** What this account can confirm with. */
  methods: FactorMethod[];
  /** How long the ticket holds. */
  expiresInSeconds: number;
  /** After a third party: where the person wanted to go. */
  targetUrl?: string;
}

/** What a person types. */
export interface FactorFields {
  /** Six digits of the app. */
  code: string;
  recoveryCode: string;
}
export type FactorField = keyof FactorFields;

/** Fields that an inspector of machines must not show. */
export const FACTOR_SECRET_FIELDS: readonly FactorField[] = ['code', 'recoveryCode'];

export type FactorFieldProblem = 'REQUIRED' | 'INVALID';
export type FactorFieldProblems = Partial<Record<FactorField, FactorFieldProblem>>;

/** What can go wrong with a second factor, or with a passkey alone. */
export const SECOND_FACTOR_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_ATTEMPTS',
  'VALIDATION_FAILED',
  'SECOND_FACTOR_INVALID',
  'INVALID_GRANT',
  'ACCOUNT_DISABLED',
  'SCHOOL_DISABLED',
  'VERIFICATION_FAILED',
  /** The person closed the device's question, or let it time out. */
  'PASSKEY_CANCELLED',
  /** This browser or device knows no passkeys. */
  'PASSKEY_UNSUPPORTED',
  'UNKNOWN',
] as const;
export type SecondFactorProblemCode = (typeof SECOND_FACTOR_PROBLEM_CODES)[number];
export type SecondFactorProblem = Problem<SecondFactorProblemCode>;

/** What the actor `askPasskey` is given: the ticket, or null where a passkey signs in alone. */
export interface AskPasskeyInput {
  ticket: string | null;
}

/** What the device has answered. */
export interface PasskeyAnswer {
  challengeId: string;
  /** JSON of the credential. */
  assertion: string;
}

/** What the actor `verifyFactor` is given. */
export type FactorProof =
  | { method: 'totp'; ticket: string; code: string }
  | { method: 'recovery'; ticket: string; recoveryCode: string }
  | ({ method: 'passkey'; ticket: string | null } & PasskeyAnswer);

export interface SecondFactorInput {
  /** Null signs in with a passkey alone, and asks the device at once. */
  ticket: SecondFactorTicket | null;
}

/** How the step ends. */
export type SecondFactorOutcome =
  | { outcome: 'signedIn'; signedIn: SignedIn }
  /** The ticket holds no longer: the first step has to be taken again. */
  | { outcome: 'expired' }
  | { outcome: 'left' };

export type SecondFactorEvent =
  | { type: 'factor.chosen'; method: FactorMethod }
  | { type: 'field.changed'; field: FactorField; value: string }
  /** Sends what was typed; with a passkey it asks the device. */
  | { type: 'factor.submitted' }
  /** Back to the first step. */
  | { type: 'factor.left' };
