import { assign, emit, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong when a device is signed out. */
export const DEVICES_PROBLEM_CODES = CALL_PROBLEM_CODES;
export type DevicesProblemCode = (typeof DEVICES_PROBLEM_CODES)[number];

/** Which sign-ins end: one by its id, or all but the present one. */
export type DeviceChoice = { scope: 'one'; sessionId: string } | { scope: 'others' };

export type DevicesEvent =
  | { type: 'signOut.requested'; choice: DeviceChoice }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.cancelled' }
  | { type: 'problem.dismissed' };

/** The list is to be loaded again. */
export interface DevicesEmitted {
  type: 'devices.changed';
}

interface DevicesContext {
  choice: DeviceChoice | null;
  problem: Problem<DevicesProblemCode> | null;
}

/** Signs other devices out. It cannot be taken back, so it asks first. */
export const devicesMachine = setup({
  types: {} as {
    context: DevicesContext;
    events: DevicesEvent;
    emitted: DevicesEmitted;
    tags:
      | 'confirming'
      | 'busy'
      /** The server has refused: `context.problem`; `signOut.confirmed` tries again. */
      | 'failed'
      /** The last sign-out went through: `context.choice` says which. */
      | 'signedOut';
    meta: MachineMeta;
  },
  actors: {
    endSession: notProvided<unknown, { sessionId: string }>('endSession'),
    endOtherSessions: notProvided<unknown>('endOtherSessions'),
  },
  actions: {
    rememberChoice: assign((_, { choice }: { choice: DeviceChoice }) => ({ choice, problem: null })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, DEVICES_PROBLEM_CODES),
    }),
    clear: assign({ choice: null, problem: null }),
    clearProblem: assign({ problem: null }),
    notifyChange: emit({ type: 'devices.changed' }),
  },
  guards: {
    isOne: ({ context }) => context.choice?.scope === 'one',
    // It was signed out in the meantime: what was wanted is true already.
    isGoneAlready: ({ context }) => context.problem?.code === 'NOT_FOUND',
  },
}).createMachine({
  id: 'devices',
  meta: { purpose: 'Signs one other device out, or all of them, after asking.', spec: ['B016', 'B025'] },
  context: { choice: null, problem: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'signOut.requested': {
          target: 'confirming',
          actions: { type: 'rememberChoice', params: ({ event }) => event },
        },
      },
      initial: 'quiet',
      states: { quiet: {}, signedOut: { tags: 'signedOut' } },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'signOut.confirmed': { target: 'ending', actions: 'clearProblem' },
        'signOut.cancelled': { target: 'resting', actions: 'clear' },
      },
    },
    ending: {
      tags: 'busy',
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isOne', target: 'one' }, { target: 'others' }] },
        one: {
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({
              sessionId: context.choice?.scope === 'one' ? context.choice.sessionId : '',
            }),
            onDone: '#devices.resting.signedOut',
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        others: {
          invoke: {
            id: 'endOtherSessions',
            src: 'endOtherSessions',
            onDone: '#devices.resting.signedOut',
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isGoneAlready', target: '#devices.resting.signedOut', actions: 'clearProblem' },
            { target: '#devices.refused' },
          ],
        },
      },
      exit: 'notifyChange',
    },
    refused: {
      tags: 'failed',
      on: {
        'signOut.confirmed': { target: 'ending', actions: 'clearProblem' },
        'signOut.requested': {
          target: 'confirming',
          actions: { type: 'rememberChoice', params: ({ event }) => event },
        },
        'problem.dismissed': { target: 'resting', actions: 'clear' },
      },
    },
  },
});
