import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong when a school joins a union or leaves it. */
export const UNION_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'CONFLICT', 'VERSION_CONFLICT'] as const;
export type UnionProblemCode = (typeof UNION_PROBLEM_CODES)[number];

/** What the schools of a union agree to. */
export interface AgreedTerms {
  version: number;
  text: string;
}

export interface UnionInput {
  /** Read only, agree (which joins, or asks to join), or leave. */
  task: 'read' | 'agree' | 'leave';
  terms: AgreedTerms;
}
/** What the actor `agree` is given. The same again changes nothing. */
export interface AgreeInput {
  termsVersion: number;
}

export type UnionEvent =
  | { type: 'agreement.changed'; isAgreed: boolean }
  | { type: 'agreement.given' }
  | { type: 'leave.confirmed' }
  | { type: 'problem.dismissed' }
  | { type: 'network.restored' };

interface UnionContext {
  task: UnionInput['task'];
  terms: AgreedTerms;
  isAgreed: boolean;
  failures: number;
  problem: Problem<UnionProblemCode> | null;
}

/** A school reads the terms of a union, agrees to exactly what it read, and leaves again. */
export const unionMachine = setup({
  types: {} as {
    context: UnionContext;
    events: UnionEvent;
    input: UnionInput;
    tags:
      | 'busy'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The terms have changed since they were shown: `context.terms` are to be read again. */
      | 'changed'
      /** `context.problem`. */
      | 'failed'
      /** The school is in it. */
      | 'joined'
      /** The leader of the union has to answer. */
      | 'asked'
      | 'left';
    meta: MachineMeta;
  },
  actors: {
    agree: notProvided<{ isMember: boolean }, AgreeInput>('agree'),
    loadTerms: notProvided<AgreedTerms>('loadTerms'),
    leave: notProvided<void>('leave'),
  },
  actions: {
    setTick: assign((_, { isAgreed }: { isAgreed: boolean }) => ({ isAgreed })),
    // What was agreed to was another text.
    setTerms: assign((_, terms: AgreedTerms) => ({ terms, isAgreed: false, problem: null, failures: 0 })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, UNION_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null, failures: 0 }),
  },
  guards: {
    isLeaving: ({ context }) => context.task === 'leave',
    mayAgree: ({ context }) => context.task === 'agree',
    isAgreed: ({ context }) => context.isAgreed,
    isMember: (_, { isMember }: { isMember: boolean }) => isMember,
    isOffline: ({ context }) => hasCode(context.problem, ['NETWORK', 'SERVICE_UNAVAILABLE']),
    isOutdated: ({ context }) => hasCode(context.problem, ['VERSION_CONFLICT']),
    isGoneAlready: ({ context }) => hasCode(context.problem, ['NOT_FOUND']),
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'union',
  meta: {
    purpose: 'Lets a school join a union with agreement to its terms as they are, and leave it.',
    spec: ['B057'],
  },
  context: ({ input: { task, terms } }) => ({ task, terms, isAgreed: false, failures: 0, problem: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLeaving', target: 'asking' }, { target: 'reading' }] },
    reading: {
      initial: 'open',
      on: {
        'agreement.changed': {
          guard: 'mayAgree',
          actions: { type: 'setTick', params: ({ event }) => event },
        },
        'agreement.given': { guard: 'isAgreed', target: 'agreeing', actions: 'clearProblem' },
      },
      states: {
        open: {},
        changed: { tags: 'changed' },
        refused: {
          tags: 'failed',
          on: { 'problem.dismissed': { target: 'open', actions: 'clearProblem' } },
        },
      },
    },
    agreeing: {
      tags: 'busy',
      initial: 'requesting',
      states: {
        requesting: {
          invoke: {
            id: 'agree',
            src: 'agree',
            input: ({ context }) => ({ termsVersion: context.terms.version }),
            onDone: [
              { guard: { type: 'isMember', params: ({ event }) => event.output }, target: '#union.joined' },
              { target: '#union.asked' },
            ],
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isOutdated', target: '#union.renewing' },
            { target: '#union.reading.refused' },
          ],
        },
        waiting: {
          tags: 'offline',
          after: { backOff: 'requesting' },
          on: { 'network.restored': 'requesting' },
        },
      },
    },
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: {
          target: 'reading.changed',
          actions: { type: 'setTerms', params: ({ event }) => event.output },
        },
        onError: {
          target: 'reading.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    asking: {
      initial: 'open',
      on: { 'leave.confirmed': { target: 'leaving', actions: 'clearProblem' } },
      states: { open: {}, refused: { tags: 'failed' } },
    },
    leaving: {
      tags: 'busy',
      initial: 'requesting',
      states: {
        requesting: {
          invoke: {
            id: 'leave',
            src: 'leave',
            onDone: '#union.left',
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOffline', target: 'waiting' },
            // The lost request has passed, or somebody else was faster.
            { guard: 'isGoneAlready', target: '#union.left' },
            { target: '#union.asking.refused' },
          ],
        },
        waiting: {
          tags: 'offline',
          after: { backOff: 'requesting' },
          on: { 'network.restored': 'requesting' },
        },
      },
    },
    joined: { tags: 'joined', type: 'final' },
    asked: { tags: 'asked', type: 'final' },
    left: { tags: 'left', type: 'final' },
  },
});
