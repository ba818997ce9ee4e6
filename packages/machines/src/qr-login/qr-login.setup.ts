import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { COUNTDOWN_TICK_MS, startCountdown, tickCountdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, TRANSIENT_CODES } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { QR_LOGIN_PROBLEM_CODES } from './qr-login.types.ts';
import type {
  QrCode,
  QrLoginContext,
  QrLoginEvent,
  QrStatus,
  WatchQrInput,
  WatchQrOutput,
} from './qr-login.types.ts';

/** How long a person reads that a code has run out, before the next one takes its place. */
export const QR_RENEWAL_PAUSE_MS = 1_500;
/** So many codes in a row renew themselves: a page that nobody looks at does not ask for codes all night. */
export const QR_RENEWALS_LIMIT = 10;

const SECOND_MS = 1_000;

/** The types, effects, rules and delays of the browser that shows a code. */
export const qrLoginSetup = setup({
  types: {} as {
    context: QrLoginContext;
    events: QrLoginEvent;
    output: SignedIn | null;
    tags:
      /** A code is being fetched. */
      | 'loading'
      /** `context.code` can be scanned; `context.countdown.secondsLeft` says how long. */
      | 'shown'
      /** A phone has scanned it: confirm there. */
      | 'scanned'
      /** Confirmed on the phone; the session is being fetched. */
      | 'signingIn'
      /** The server does not answer just now; asked again by itself. */
      | 'offline'
      | 'expired'
      /** The phone has said no. */
      | 'cancelled'
      /** `context.problem` says why. */
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    createQr: notProvided<QrCode>('createQr'),
    watchQr: notProvided<WatchQrOutput, WatchQrInput>('watchQr'),
    redeemQr: notProvided<SignedIn, { qrcodeId: string }>('redeemQr'),
  },
  actions: {
    setCode: assign((_, code: QrCode) => ({
      code,
      countdown: startCountdown(code.expiresInSeconds),
      failures: 0,
    })),
    setStatus: assign({
      // It only moves forward: an answer that was under way for long does not take it back.
      status: ({ context }, { status }: WatchQrOutput) => (status === 'new' ? context.status : status),
      failures: 0,
    }),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, QR_LOGIN_PROBLEM_CODES),
    }),
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, QR_LOGIN_PROBLEM_CODES),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    countRenewal: assign({ renewals: ({ context }) => context.renewals + 1 }),
    // Somebody is there.
    clearRenewals: assign({ renewals: 0 }),
    clearCode: assign({ code: null, countdown: null, status: 'new', problem: null }),
    tick: assign({
      countdown: ({ context }) => (context.countdown === null ? null : tickCountdown(context.countdown)),
    }),
    keepSignedIn: assign({ signedIn: (_, signedIn: SignedIn) => signedIn }),
  },
  guards: {
    isStatus: (_, { status, expected }: { status: QrStatus; expected: QrStatus }) => status === expected,
    // A code that was used up without this page is over for it as well.
    isOverBy: (_, { status }: { status: QrStatus }) => status === 'expired' || status === 'used',
    isScanned: ({ context }) => context.status === 'scanned',
    hasRunOut: ({ context }) => (context.countdown?.secondsLeft ?? 0) <= 0,
    mayRenewItself: ({ context }) => context.renewals < QR_RENEWALS_LIMIT,
    isTransient: (_, failure: Failure) => hasCode(failure.error, TRANSIENT_CODES),
    isNotConfirmed: ({ context }) => context.problem?.code === 'QR_NOT_CONFIRMED',
    isExpired: ({ context }) => context.problem?.code === 'QR_EXPIRED',
    isCancelled: ({ context }) => context.problem?.code === 'QR_CANCELLED',
    isTransientProblem: ({ context }) => hasCode(context.problem, TRANSIENT_CODES),
    // Another tab of this browser has asked for a code of its own since, or the cookie is gone.
    isElsewhere: (_, failure: Failure) => hasCode(failure.error, ['NOT_FOUND']),
  },
  delays: {
    tick: COUNTDOWN_TICK_MS,
    renewalPause: QR_RENEWAL_PAUSE_MS,
    pollInterval: ({ context }) => (context.code?.pollIntervalSeconds ?? 1) * SECOND_MS,
    backOff: ({ context }) => backOffMs(context.failures),
  },
});
