import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong when a class is joined or left. */
export const ENROLMENT_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'CLASS_FULL',
  'CLASS_ENDED',
  'CLASS_NOT_STARTED',
  'PURCHASE_REQUIRED',
  'MEMBERS_ONLY',
  'VISITORS_ONLY',
  'NOT_A_MEMBER',
  'NOT_ENROLLED',
  'JOINING_NOT_ALLOWED',
  'SCHOOL_DISABLED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
  'UNKNOWN',
] as const;
export type EnrolmentProblemCode = (typeof ENROLMENT_PROBLEM_CODES)[number];

export interface EnrolmentInput {
  classId: string;
  /** Enrolment of spec.md 3: unenrolled 0, enrolled 1. */
  enrollment: 0 | 1;
  /** Something random, once a page: keys of requests are made from it. */
  keySeed: string;
}

/** What the actor `enrol` is given. The same key means the same click, however often it is sent. */
export interface EnrolInput {
  classId: string;
  idempotencyKey: string;
}

export type EnrolmentEvent =
  | { type: 'enrol.requested' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  /** No more waiting for the network, or no more reading of what went wrong. */
  | { type: 'problem.dismissed' }
  | { type: 'network.restored' }
  /** The person has logged in, and comes back to what they wanted. */
  | { type: 'signIn.completed' }
  /** The class was loaded again. */
  | { type: 'class.refreshed'; enrollment: 0 | 1 };

interface EnrolmentContext {
  classId: string;
  enrollment: 0 | 1;
  keySeed: string;
  /** Counts decisions, not requests. */
  attempt: number;
  failures: number;
  problem: Problem<EnrolmentProblemCode> | null;
}

/** Whether a person is in a class, and how that changes. A request that was lost is sent again with the same key. */
export const enrolmentMachine = setup({
  types: {} as {
    context: EnrolmentContext;
    events: EnrolmentEvent;
    input: EnrolmentInput;
    tags:
      | 'enrolled'
      | 'notEnrolled'
      | 'busy'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to log in first; `signIn.completed` goes on. */
      | 'signInNeeded'
      | 'failed'
      | 'confirming';
    meta: MachineMeta;
  },
  actors: {
    enrol: notProvided<unknown, EnrolInput>('enrol'),
    leave: notProvided<unknown, { classId: string }>('leave'),
  },
  actions: {
    beginAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, failures: 0, problem: null })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, ENROLMENT_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null, failures: 0 }),
    markEnrolled: assign({ enrollment: 1, problem: null, failures: 0 }),
    markNotEnrolled: assign({ enrollment: 0, problem: null }),
  },
  guards: {
    isEnrolled: ({ context }) => context.enrollment === 1,
    wasRefreshedIn: (_, { enrollment }: { enrollment: 0 | 1 }) => enrollment === 1,
    wasRefreshedOut: (_, { enrollment }: { enrollment: 0 | 1 }) => enrollment === 0,
    isOffline: ({ context }) =>
      context.problem?.code === 'NETWORK' || context.problem?.code === 'SERVICE_UNAVAILABLE',
    isSignInNeeded: ({ context }) =>
      context.problem?.code === 'UNAUTHENTICATED' || context.problem?.code === 'TOKEN_EXPIRED',
    // Another tab was quicker: what was wanted is true already.
    isOutAlready: ({ context }) => context.problem?.code === 'NOT_ENROLLED',
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'enrolment',
  meta: {
    purpose: 'Joins a class and leaves it, over lost connections and logins in between.',
    spec: ['B006', 'B056', 'B064'],
  },
  context: ({ input }) => ({ ...input, attempt: 0, failures: 0, problem: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isEnrolled', target: 'enrolled' }, { target: 'notEnrolled' }] },
    notEnrolled: {
      tags: 'notEnrolled',
      on: {
        'enrol.requested': { target: 'enrolling', actions: 'beginAttempt' },
        'class.refreshed': {
          guard: { type: 'wasRefreshedIn', params: ({ event }) => event },
          target: 'enrolled',
          actions: 'markEnrolled',
        },
      },
      initial: 'open',
      states: {
        open: {},
        refused: {
          tags: 'failed',
          on: { 'problem.dismissed': { target: 'open', actions: 'clearProblem' } },
        },
      },
    },
    enrolling: {
      initial: 'requesting',
      on: {
        'problem.dismissed': { target: 'notEnrolled', actions: 'clearProblem' },
        // An answer was lost, and the class knows better.
        'class.refreshed': {
          guard: { type: 'wasRefreshedIn', params: ({ event }) => event },
          target: 'enrolled',
          actions: 'markEnrolled',
        },
      },
      states: {
        requesting: {
          tags: 'busy',
          // A request that may have passed already cannot be taken back by a click.
          on: { 'problem.dismissed': {} },
          invoke: {
            id: 'enrol',
            src: 'enrol',
            input: ({ context }) => ({
              classId: context.classId,
              idempotencyKey: `${context.keySeed}-${context.attempt}`,
            }),
            onDone: { target: '#enrolment.enrolled', actions: 'markEnrolled' },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
            { target: '#enrolment.notEnrolled.refused' },
          ],
        },
        waiting: {
          tags: ['busy', 'offline'],
          after: { backOff: 'requesting' },
          on: { 'network.restored': 'requesting', 'enrol.requested': 'requesting' },
        },
        awaitingSignIn: {
          tags: 'signInNeeded',
          on: { 'signIn.completed': 'requesting', 'enrol.requested': 'requesting' },
        },
      },
    },
    enrolled: {
      tags: 'enrolled',
      on: {
        'class.refreshed': {
          guard: { type: 'wasRefreshedOut', params: ({ event }) => event },
          target: 'notEnrolled',
          actions: 'markNotEnrolled',
        },
      },
      initial: 'learning',
      states: {
        learning: { on: { 'leave.requested': 'confirming' } },
        confirming: {
          tags: 'confirming',
          on: { 'leave.confirmed': '#enrolment.leaving', 'leave.cancelled': 'learning' },
        },
        // The person is still in the class, and knows why.
        refused: {
          tags: 'failed',
          on: {
            'leave.requested': { target: 'confirming', actions: 'clearProblem' },
            'problem.dismissed': { target: 'learning', actions: 'clearProblem' },
          },
        },
      },
    },
    leaving: {
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'leave',
            src: 'leave',
            input: ({ context }) => ({ classId: context.classId }),
            onDone: { target: '#enrolment.notEnrolled', actions: 'markNotEnrolled' },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOutAlready', target: '#enrolment.notEnrolled', actions: 'markNotEnrolled' },
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
            { target: '#enrolment.enrolled.refused' },
          ],
        },
        awaitingSignIn: {
          tags: 'signInNeeded',
          on: {
            'signIn.completed': 'requesting',
            'leave.requested': 'requesting',
            'problem.dismissed': { target: '#enrolment.enrolled', actions: 'clearProblem' },
          },
        },
        waiting: {
          tags: ['busy', 'offline'],
          after: { backOff: 'requesting' },
          on: {
            'network.restored': 'requesting',
            'problem.dismissed': { target: '#enrolment.enrolled', actions: 'clearProblem' },
          },
        },
      },
    },
  },
});
