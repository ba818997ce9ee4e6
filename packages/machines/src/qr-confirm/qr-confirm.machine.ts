import { assign, setup } from 'xstate';
import { COUNTDOWN_TICK_MS, startCountdown, tickCountdown } from '../shared/countdown.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** Who asks to be signed in: what a person has to see before the second tap (RFC 10027). */
export interface QrRequest {
  qrcodeId: string;
  school: { id: string; name: string; logoUrl: string | null; url: string } | null;
  browser: string;
  operatingSystem: string;
  ip: string;
  /** ISO 8601, UTC. */
  requestedAt: string;
  expiresInSeconds: number;
}

export type QrDecision = 'confirm' | 'cancel';

/** What can go wrong on the phone. */
export const QR_CONFIRM_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'QR_EXPIRED',
  'QR_CANCELLED',
  /** Another phone was first. */
  'CONFLICT',
  'UNKNOWN',
] as const;
export type QrConfirmProblemCode = (typeof QR_CONFIRM_PROBLEM_CODES)[number];

export interface QrConfirmInput {
  /** From the address that was scanned. */
  qrcodeId: string;
}

/** How it ends. */
export type QrConfirmOutcome = 'confirmed' | 'cancelled' | 'left';

interface QrConfirmContext {
  qrcodeId: string;
  request: QrRequest | null;
  countdown: Countdown | null;
  problem: Problem<QrConfirmProblemCode> | null;
}

export type QrConfirmEvent =
  | { type: 'signIn.confirmed' }
  | { type: 'signIn.refused' }
  /** The same again, after a failure of the network. */
  | { type: 'request.retried' }
  /** Signed in on this phone, which was not before. */
  | { type: 'signIn.completed' }
  | { type: 'page.left' };

/** The signed-in phone that has scanned a code: says who asks, and asks. Scanning alone signs nobody in. */
export const qrConfirmMachine = setup({
  types: {} as {
    context: QrConfirmContext;
    events: QrConfirmEvent;
    input: QrConfirmInput;
    output: QrConfirmOutcome;
    tags:
      | 'loading'
      /** `context.request` is shown; `context.countdown.secondsLeft` says how long it can be answered. */
      | 'asking'
      | 'deciding'
      | 'signInNeeded'
      /** The code is dead: expired, cancelled, another phone's or nobody's. The state says which. */
      | 'over'
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    scanQr: notProvided<QrRequest, { qrcodeId: string }>('scanQr'),
    decideQr: notProvided<unknown, { qrcodeId: string; decision: QrDecision }>('decideQr'),
  },
  actions: {
    setRequest: assign((_, request: QrRequest) => ({
      request,
      countdown: startCountdown(request.expiresInSeconds),
    })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, QR_CONFIRM_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null }),
    tick: assign({
      countdown: ({ context }) => (context.countdown === null ? null : tickCountdown(context.countdown)),
    }),
  },
  guards: {
    hasRunOut: ({ context }) => (context.countdown?.secondsLeft ?? 0) <= 0,
    isSignInNeeded: ({ context }) => hasCode(context.problem, UNAUTHENTICATED_CODES),
    isDead: ({ context }) =>
      hasCode(context.problem, ['QR_EXPIRED', 'QR_CANCELLED', 'CONFLICT', 'NOT_FOUND', 'VALIDATION_FAILED']),
    isExpired: ({ context }) => context.problem?.code === 'QR_EXPIRED',
    isCancelled: ({ context }) => context.problem?.code === 'QR_CANCELLED',
    isTaken: ({ context }) => context.problem?.code === 'CONFLICT',
    hasRequest: ({ context }) => context.request !== null,
  },
  delays: { tick: COUNTDOWN_TICK_MS },
}).createMachine({
  id: 'qrConfirm',
  meta: {
    purpose: 'Shows on a signed-in phone who wants to sign in, and confirms or refuses it.',
    spec: ['B026', 'B028', 'C013'],
  },
  context: ({ input }) => ({ qrcodeId: input.qrcodeId, request: null, countdown: null, problem: null }),
  initial: 'scanning',
  states: {
    scanning: {
      tags: 'loading',
      invoke: {
        id: 'scanQr',
        src: 'scanQr',
        input: ({ context }) => ({ qrcodeId: context.qrcodeId }),
        onDone: { target: 'asking', actions: { type: 'setRequest', params: ({ event }) => event.output } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
      on: { 'page.left': 'left' },
    },
    asking: {
      tags: 'asking',
      on: {
        'signIn.confirmed': { target: 'confirming', actions: 'clearProblem' },
        'signIn.refused': { target: 'refusing', actions: 'clearProblem' },
        'page.left': 'left',
      },
      type: 'parallel',
      states: {
        clock: {
          initial: 'ticking',
          states: {
            ticking: {
              always: { guard: 'hasRunOut', target: '#qrConfirm.over.expired' },
              after: { tick: { target: 'ticking', reenter: true, actions: 'tick' } },
            },
          },
        },
        answer: {
          initial: 'open',
          states: {
            open: {},
            // The question still stands.
            refused: { tags: 'failed' },
          },
        },
      },
    },
    confirming: {
      tags: 'deciding',
      invoke: {
        id: 'confirmQr',
        src: 'decideQr',
        input: ({ context }) => ({ qrcodeId: context.qrcodeId, decision: 'confirm' }),
        onDone: 'confirmed',
        onError: {
          target: 'evaluating',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'tick'],
        },
      },
    },
    refusing: {
      tags: 'deciding',
      invoke: {
        id: 'cancelQr',
        src: 'decideQr',
        input: ({ context }) => ({ qrcodeId: context.qrcodeId, decision: 'cancel' }),
        onDone: 'cancelled',
        onError: {
          target: 'evaluating',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'tick'],
        },
      },
    },
    evaluating: {
      always: [
        { guard: 'isSignInNeeded', target: 'signInNeeded' },
        { guard: 'isDead', target: 'over' },
        { guard: 'hasRequest', target: '#qrConfirm.asking.answer.refused' },
        { target: 'failed' },
      ],
    },
    signInNeeded: {
      tags: 'signInNeeded',
      on: { 'signIn.completed': { target: 'scanning', actions: 'clearProblem' }, 'page.left': 'left' },
    },
    failed: {
      tags: 'failed',
      on: { 'request.retried': { target: 'scanning', actions: 'clearProblem' }, 'page.left': 'left' },
    },
    over: {
      tags: 'over',
      on: { 'page.left': 'left' },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isExpired', target: 'expired' },
            { guard: 'isCancelled', target: 'cancelled' },
            { guard: 'isTaken', target: 'taken' },
            { target: 'unknown' },
          ],
        },
        expired: {},
        cancelled: {},
        taken: {},
        unknown: {},
      },
    },
    confirmed: { type: 'final', output: 'confirmed' },
    cancelled: { type: 'final', output: 'cancelled' },
    left: { type: 'final', output: 'left' },
  },
  output: ({ event }) => ('output' in event ? (event.output as QrConfirmOutcome) : 'left'),
});
