import { assign, emit, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong with an order that somebody has placed. */
export const ORDER_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'CONFLICT'] as const;
export type OrderProblemCode = (typeof ORDER_PROBLEM_CODES)[number];

export type OrderStage = 'awaitingPayment' | 'paid' | 'partlyRefunded' | 'refunded' | 'cancelled';

/** Where an order stands, as the server says. */
export interface OrderStanding {
  stage: OrderStage;
  /** Nobody has cancelled it: it was not paid in time. */
  hasLapsed: boolean;
  /** Whether the viewer may cancel it. */
  canCancel: boolean;
  /** When it lapses unless it is paid; null for never. */
  lapsesAt: string | null;
}

export type OrderEvent =
  /** The page has loaded it again. */
  | ({ type: 'order.loaded' } & OrderStanding)
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  /** The person would rather keep it, also while the request waits for the network. */
  | { type: 'cancellation.declined' }
  | { type: 'problem.dismissed' }
  | { type: 'network.restored' }
  | { type: 'signIn.completed' };

interface OrderContext {
  standing: OrderStanding;
  failures: number;
  problem: Problem<OrderProblemCode> | null;
}

const LEAST_MS = 60_000;
const DAY_MS = 86_400_000;

/** When an order that waits for its payment is looked at again, ms: once it lapses, and once a day. */
export function untilLookedAtMs({ lapsesAt }: Pick<OrderStanding, 'lapsesAt'>, now = Date.now()): number {
  const left = lapsesAt === null ? DAY_MS : Date.parse(lapsesAt) - now;
  return Math.min(DAY_MS, Math.max(LEAST_MS, left));
}

/**
 * An order as its buyer sees it: paid, cancelled or lapsed, paid back. What it opens is open while it is paid, and closed
 * again with the refund; whatever the page knew of that is told to be old (`order.changed`).
 */
export const orderMachine = setup({
  types: {} as {
    context: OrderContext;
    events: OrderEvent;
    input: OrderStanding;
    emitted:
      /** It stands otherwise than before, and so does what it opens. */
      | { type: 'order.changed'; stage: OrderStage }
      /** It was not cancelled, since something else has become of it meanwhile. */
      | { type: 'cancellation.late' };
    tags:
      /** It waits for its payment. */
      | 'unpaid'
      /** Whether it is to be cancelled is being asked. */
      | 'asking'
      /** Its cancellation is on its way. */
      | 'cancelling'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to log in first; `signIn.completed` goes on. */
      | 'signInNeeded'
      /** `context.problem`. */
      | 'failed'
      /** What was bought is open. */
      | 'open'
      | 'partlyRefunded'
      | 'refunded'
      | 'lapsed'
      | 'cancelled';
    meta: MachineMeta;
  },
  actors: {
    cancelOrder: notProvided<OrderStanding>('cancelOrder'),
    loadOrder: notProvided<OrderStanding>('loadOrder'),
  },
  actions: {
    setStanding: assign((_, { stage, hasLapsed, canCancel, lapsesAt }: OrderStanding) => ({
      standing: { stage, hasLapsed, canCancel, lapsesAt },
      problem: null,
      failures: 0,
    })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, ORDER_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null, failures: 0 }),
    notifyChanged: emit(({ context }) => ({ type: 'order.changed' as const, stage: context.standing.stage })),
    notifyLate: emit({ type: 'cancellation.late' }),
  },
  guards: {
    isStage: ({ context }, { stage }: { stage: OrderStage }) => context.standing.stage === stage,
    hasLapsed: ({ context }) => context.standing.hasLapsed,
    canCancel: ({ context }) => context.standing.canCancel,
    isAsKnown: ({ context: { standing } }, { stage, hasLapsed }: OrderStanding) =>
      standing.stage === stage && standing.hasLapsed === hasLapsed,
    isOffline: ({ context }) => hasCode(context.problem, ['NETWORK', 'SERVICE_UNAVAILABLE']),
    isSignInNeeded: ({ context }) => hasCode(context.problem, UNAUTHENTICATED_CODES),
    isLate: ({ context }) => hasCode(context.problem, ['CONFLICT']),
  },
  delays: {
    untilLookedAt: ({ context }) => untilLookedAtMs(context.standing),
    backOff: ({ context }) => backOffMs(context.failures),
  },
}).createMachine({
  id: 'order',
  meta: {
    purpose: 'Shows where an order stands, opens and closes what it sells, and cancels it until it is paid.',
    spec: ['R32'],
  },
  context: ({ input }) => ({ standing: input, failures: 0, problem: null }),
  initial: 'deciding',
  on: {
    'order.loaded': [
      {
        guard: { type: 'isAsKnown', params: ({ event }) => event },
        actions: { type: 'setStanding', params: ({ event }) => event },
      },
      {
        target: '.deciding',
        actions: [{ type: 'setStanding', params: ({ event }) => event }, 'notifyChanged'],
      },
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isStage', params: { stage: 'awaitingPayment' } }, target: 'unpaid' },
        { guard: { type: 'isStage', params: { stage: 'paid' } }, target: 'paid' },
        { guard: { type: 'isStage', params: { stage: 'partlyRefunded' } }, target: 'partlyRefunded' },
        { guard: { type: 'isStage', params: { stage: 'refunded' } }, target: 'refunded' },
        { guard: 'hasLapsed', target: 'lapsed' },
        { target: 'cancelled' },
      ],
    },
    unpaid: {
      tags: 'unpaid',
      initial: 'resting',
      states: {
        resting: {
          after: { untilLookedAt: '#order.looking' },
          on: { 'cancellation.requested': { guard: 'canCancel', target: 'asking' } },
        },
        asking: {
          tags: 'asking',
          on: { 'cancellation.confirmed': '#order.cancelling', 'cancellation.declined': 'resting' },
        },
        refused: {
          tags: 'failed',
          on: {
            'cancellation.requested': { target: 'asking', actions: 'clearProblem' },
            'problem.dismissed': { target: 'resting', actions: 'clearProblem' },
          },
        },
      },
    },
    cancelling: {
      tags: 'unpaid',
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'cancelling',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            onDone: {
              target: '#order.deciding',
              actions: [{ type: 'setStanding', params: ({ event }) => event.output }, 'notifyChanged'],
            },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
            { guard: 'isLate', target: '#order.looking', actions: 'notifyLate' },
            { target: '#order.unpaid.refused' },
          ],
        },
        // The same again cancels nothing more. Whoever changes their mind looks at what has become of it.
        waiting: {
          tags: ['cancelling', 'offline'],
          after: { backOff: 'requesting' },
          on: {
            'network.restored': 'requesting',
            'cancellation.confirmed': 'requesting',
            'cancellation.declined': { target: '#order.looking', actions: 'clearProblem' },
          },
        },
        awaitingSignIn: {
          tags: 'signInNeeded',
          on: {
            'signIn.completed': 'requesting',
            'cancellation.confirmed': 'requesting',
            'cancellation.declined': { target: '#order.looking', actions: 'clearProblem' },
          },
        },
      },
    },
    looking: {
      tags: 'unpaid',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        onDone: [
          {
            guard: { type: 'isAsKnown', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'setStanding', params: ({ event }) => event.output },
          },
          {
            target: 'deciding',
            actions: [{ type: 'setStanding', params: ({ event }) => event.output }, 'notifyChanged'],
          },
        ],
        // Nobody has asked for it: it is looked at later.
        onError: { target: 'deciding', actions: 'clearProblem' },
      },
    },
    paid: { tags: 'open' },
    partlyRefunded: { tags: ['open', 'partlyRefunded'] },
    refunded: { tags: 'refunded' },
    lapsed: { tags: 'lapsed' },
    cancelled: { tags: 'cancelled' },
  },
});
