import type { Countdown } from '../shared/countdown.ts';
import type { Problem } from '../shared/problem.ts';
import type { SignedIn } from '../shared/viewer.ts';

/** Where a code stands, as the server says. It only moves forward. */
export type QrStatus = 'new' | 'scanned' | 'confirmed' | 'used' | 'expired' | 'cancelled';

/** A code to show. */
export interface QrCode {
  qrcodeId: string;
  /** What the picture holds; also the text alternative. */
  content: string;
  expiresInSeconds: number;
  /** The status is asked for no more often than this. */
  pollIntervalSeconds: number;
}

/** What can go wrong with a code on the browser's side. */
export const QR_LOGIN_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
  'LOGIN_METHOD_OFF',
  'SCHOOL_DISABLED',
  'ACCOUNT_DISABLED',
  'VERIFICATION_FAILED',
  'NOT_FOUND',
  'QR_NOT_CONFIRMED',
  'QR_EXPIRED',
  'QR_CANCELLED',
  'UNKNOWN',
] as const;
export type QrLoginProblemCode = (typeof QR_LOGIN_PROBLEM_CODES)[number];
export type QrLoginProblem = Problem<QrLoginProblemCode>;

/** What the actor `watchQr` is given. It waits at the server until the status is another one, or for a while. */
export interface WatchQrInput {
  qrcodeId: string;
  known: QrStatus;
}
export interface WatchQrOutput {
  status: QrStatus;
}

export interface QrLoginContext {
  code: QrCode | null;
  /** The status that is shown. */
  status: QrStatus;
  /** How long the code can still be scanned. */
  countdown: Countdown | null;
  /** How many codes in a row have run out without anybody scanning them. */
  renewals: number;
  /** How many questions in a row have failed. */
  failures: number;
  problem: QrLoginProblem | null;
  signedIn: SignedIn | null;
}

export type QrLoginEvent =
  /** Another code, please: by hand, at every end of a code. */
  | { type: 'code.renewed' }
  /** Online or visible again: the answer may be there already. */
  | { type: 'network.restored' };
