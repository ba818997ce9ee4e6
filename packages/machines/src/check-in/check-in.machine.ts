import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { plainDigits } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong when somebody checks in. */
export const CHECK_IN_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'CODE_INVALID',
  'CODE_ATTEMPTS_EXCEEDED',
  'ACTIVITY_NOT_STARTED',
  'ACTIVITY_ENDED',
  'NOT_ENROLLED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'UNKNOWN',
] as const;
export type CheckInProblemCode = (typeof CHECK_IN_PROBLEM_CODES)[number];

/** Digits of the code that the teacher shows. */
export const CHECK_IN_CODE_LENGTH = 6;

export interface CheckInInput {
  attendanceId: string;
  /** Whether the code on the teacher's screen is asked for. */
  needsCode: boolean;
  /** As a scanned QR code brought it; empty where it is typed. */
  code: string;
}

/** What is sent. */
export interface CheckInCall {
  attendanceId: string;
  /** Left out where none is asked for. */
  code: string | undefined;
}

/** What counts from now on. */
export interface CheckedIn {
  record: 'present' | 'late' | 'absent' | 'excused';
  /** ISO 8601. */
  checkedInAt: string;
}

type CheckInEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'checkIn.requested' }
  | { type: 'problem.dismissed' }
  | { type: 'network.restored' }
  | { type: 'signIn.completed' };

interface CheckInContext extends CheckInInput {
  failures: number;
  problem: Problem<CheckInProblemCode> | null;
  checkedIn: CheckedIn | null;
}

/** Somebody who checks in: by a button or a code. What was lost on the way is sent again, since twice is once. */
export const checkInMachine = setup({
  types: {} as {
    context: CheckInContext;
    events: CheckInEvent;
    input: CheckInInput;
    tags:
      | 'ready'
      /** Digits are missing. */
      | 'incomplete'
      | 'busy'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to sign in first; `signIn.completed` goes on. */
      | 'signInNeeded'
      | 'failed'
      | 'checkedIn';
    meta: MachineMeta;
  },
  actors: { checkIn: notProvided<CheckedIn, CheckInCall>('checkIn') },
  actions: {
    setCode: assign((_, { code }: { code: string }) => ({
      code: plainDigits(code).slice(0, CHECK_IN_CODE_LENGTH),
      problem: null,
    })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, CHECK_IN_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null, failures: 0 }),
    setRecord: assign((_, { checkedIn }: { checkedIn: CheckedIn }) => ({ checkedIn, problem: null })),
  },
  guards: {
    isComplete: ({ context: { needsCode, code } }) => !needsCode || code.length === CHECK_IN_CODE_LENGTH,
    isOffline: ({ context }) =>
      context.problem?.code === 'NETWORK' || context.problem?.code === 'SERVICE_UNAVAILABLE',
    isSignInNeeded: ({ context }) =>
      context.problem?.code === 'UNAUTHENTICATED' || context.problem?.code === 'TOKEN_EXPIRED',
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'checkIn',
  meta: {
    purpose: 'Checks somebody in to a meeting of a class by a button or a code, over a lost connection too.',
    spec: ['B065'],
  },
  context: ({ input }) => ({
    ...input,
    code: plainDigits(input.code).slice(0, CHECK_IN_CODE_LENGTH),
    failures: 0,
    problem: null,
    checkedIn: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      initial: 'open',
      on: {
        'code.changed': { target: '.open', actions: { type: 'setCode', params: ({ event }) => event } },
        'checkIn.requested': [
          { guard: 'isComplete', target: 'sending', actions: 'clearProblem' },
          { target: '.incomplete' },
        ],
      },
      states: {
        open: { tags: 'ready' },
        incomplete: { tags: ['ready', 'incomplete'] },
        refused: {
          tags: ['ready', 'failed'],
          on: { 'problem.dismissed': { target: 'open', actions: 'clearProblem' } },
        },
      },
    },
    sending: {
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'checkIn',
            src: 'checkIn',
            input: ({ context: { attendanceId, needsCode, code } }) => ({
              attendanceId,
              code: needsCode ? code : undefined,
            }),
            onDone: {
              target: '#checkIn.checkedIn',
              actions: { type: 'setRecord', params: ({ event }) => ({ checkedIn: event.output }) },
            },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
            { target: '#checkIn.entering.refused' },
          ],
        },
        waiting: {
          tags: ['busy', 'offline'],
          after: { backOff: 'requesting' },
          on: {
            'network.restored': 'requesting',
            'problem.dismissed': { target: '#checkIn.entering', actions: 'clearProblem' },
          },
        },
        awaitingSignIn: {
          tags: 'signInNeeded',
          on: {
            'signIn.completed': 'requesting',
            'problem.dismissed': { target: '#checkIn.entering', actions: 'clearProblem' },
          },
        },
      },
    },
    checkedIn: { tags: 'checkedIn', type: 'final' },
  },
});
