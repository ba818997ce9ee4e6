import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { ProofEvent } from '../shared/call-problems.ts';
import type { Problem } from '../shared/problem.ts';

/** In characters (code points), as the server counts. */
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** Parts of context that an inspector of machines must not show. */
export const SECOND_FACTOR_SETUP_SECRET_FIELDS = ['totp', 'code', 'recoveryCodes'] as const;

/** What can go wrong with a second factor. The PASSKEY_ codes come from the browser. */
export const SECOND_FACTOR_SETUP_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'SECOND_FACTOR_INVALID',
  'REAUTHENTICATION_REQUIRED',
  'TOO_MANY_ATTEMPTS',
  'QUOTA_EXCEEDED',
  'CONFLICT',
  'PASSKEY_CANCELLED',
  'PASSKEY_KNOWN',
  'PASSKEY_UNAVAILABLE',
] as const;
export type SecondFactorSetupProblemCode = (typeof SECOND_FACTOR_SETUP_PROBLEM_CODES)[number];

/** What an authenticator app needs. */
export interface TotpSecret {
  /** To be typed where no QR code can be read. */
  secret: string;
  /** For the QR code. */
  uri: string;
}

/** Codes for the day on which the phone is lost; empty where there are some already. */
export interface RecoveryCodes {
  recoveryCodes: readonly string[];
}

/** Something that is taken away. */
export type FactorChoice = { kind: 'totp' } | { kind: 'passkey'; passkeyId: string };

/** The step that is under way, or that goes on after a fresh proof. */
export type SetupJob =
  | 'startTotp'
  | 'confirmTotp'
  | 'createPasskey'
  | 'renamePasskey'
  | 'removeFactor'
  | 'renewCodes';

export type SecondFactorSetupEvent =
  | { type: 'totp.begun' }
  | { type: 'code.changed'; value: string }
  | { type: 'totp.submitted' }
  | { type: 'passkey.begun'; suggestedName: string }
  | { type: 'name.changed'; value: string }
  | { type: 'passkey.submitted' }
  | { type: 'renaming.begun'; passkeyId: string; name: string }
  | { type: 'renaming.submitted' }
  | { type: 'removal.requested'; choice: FactorChoice }
  | { type: 'removal.confirmed' }
  /** New recovery codes; the old ones hold no longer. */
  | { type: 'renewal.requested' }
  | { type: 'renewal.confirmed' }
  /** Whatever is open is given up. */
  | { type: 'setup.abandoned' }
  /** The person says that the codes are written down, or takes it back. */
  | { type: 'codes.kept'; kept: boolean }
  | { type: 'codes.closed' }
  | { type: 'problem.dismissed' }
  | ProofEvent;

/** How the account is secured has changed: load it again. */
export interface SecondFactorSetupEmitted {
  type: 'secondFactor.changed';
}

export interface SecondFactorSetupContext {
  job: SetupJob | null;
  totp: TotpSecret | null;
  code: string;
  /** Of a passkey. */
  name: string;
  passkeyId: string;
  choice: FactorChoice | null;
  /** Shown once, and forgotten when they are closed. */
  recoveryCodes: readonly string[];
  areCodesStored: boolean;
  fieldProblem: 'REQUIRED' | 'INVALID' | 'TOO_LONG' | null;
  problem: Problem<SecondFactorSetupProblemCode> | null;
}
