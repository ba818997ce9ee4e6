import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { CALL_PROBLEM_CODES, isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf, type Failure, type Problem } from '../shared/problem.ts';

/** What can go wrong when a visit is left. */
export const VISIT_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'NOT_A_MEMBER',
  'OWN_PERSON',
  'SCHOOL_CLOSED',
  'SCHOOL_DISABLED',
] as const;
export type VisitProblemCode = (typeof VISIT_PROBLEM_CODES)[number];

/** A space that stays open is visited again on another day. */
export const NEXT_VISIT_MS = 86_400_000;

export interface VisitInput {
  userId: string;
  /** Whether the page is looked at, and not in a tab behind. */
  isSeen: boolean;
}

export type VisitEvent =
  | { type: 'page.seen' }
  /** The connection is there again. */
  | { type: 'network.restored' };

interface VisitContext {
  userId: string;
  isSeen: boolean;
  failures: number;
  problem: Problem<VisitProblemCode> | null;
}

/** Leaves a visit in somebody's space once it was looked at. The server counts one a day and knows who wants no trace. */
export const visitMachine = setup({
  types: {} as {
    context: VisitContext;
    events: VisitEvent;
    input: VisitInput;
    tags: 'busy' | 'offline';
    meta: MachineMeta;
  },
  actors: { record: notProvided<unknown, { userId: string }>('record') },
  actions: {
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, VISIT_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null, failures: 0 }),
  },
  guards: {
    isSeen: ({ context }) => context.isSeen,
    isTransient: ({ context }) => isTransient(context.problem),
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures), nextVisit: NEXT_VISIT_MS },
}).createMachine({
  id: 'visit',
  meta: {
    purpose: 'Leaves a visit in a space once it is looked at, once a day, and again where a call was lost.',
    spec: ['R15', 'C137'],
  },
  context: ({ input }) => ({ ...input, failures: 0, problem: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSeen', target: 'recording' }, { target: 'unseen' }] },
    // Opened in a tab behind, by a person or by a program: nobody has been there yet.
    unseen: { on: { 'page.seen': 'recording' } },
    recording: {
      tags: 'busy',
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: { target: 'recorded', actions: 'clearProblem' },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: { always: [{ guard: 'isTransient', target: 'waiting' }, { target: 'refused' }] },
    // A call whose answer was lost may have passed: the same again counts no second time.
    waiting: {
      tags: ['busy', 'offline'],
      after: { backOff: 'recording' },
      on: { 'network.restored': 'recording', 'page.seen': 'recording' },
    },
    recorded: { after: { nextVisit: 'unseen' } },
    refused: { type: 'final' },
  },
});
