import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES, isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong with the link of a mail. */
export const UNSUBSCRIBE_PROBLEM_CODES = CALL_PROBLEM_CODES;
export type UnsubscribeProblemCode = (typeof UNSUBSCRIBE_PROBLEM_CODES)[number];

/** What the link of a mail silences. */
export interface MailSource {
  kind: string;
  /** Null where it is about the account itself. */
  school: { id: string; name: string } | null;
}

export interface UnsubscribeInput {
  token: string;
}

export type UnsubscribeEvent =
  | { type: 'source.retried' }
  | { type: 'unsubscribe.confirmed' }
  | { type: 'network.restored' };

interface UnsubscribeContext {
  token: string;
  source: MailSource | null;
  problem: Problem<UnsubscribeProblemCode> | null;
}

/** Ends the mails of one source. Opening the link changes nothing: programs that look through mails open it, too. */
export const unsubscribeMachine = setup({
  types: {} as {
    context: UnsubscribeContext;
    events: UnsubscribeEvent;
    input: UnsubscribeInput;
    tags:
      | 'loading'
      /** `context.source`. */
      | 'asking'
      | 'busy'
      | 'done'
      /** `context.problem`. */
      | 'failed'
      /** The link is none, or no longer one. */
      | 'unknown';
    meta: MachineMeta;
  },
  actors: {
    loadSource: notProvided<MailSource, { token: string }>('loadSource'),
    unsubscribe: notProvided<unknown, { token: string }>('unsubscribe'),
  },
  actions: {
    setSource: assign((_, source: MailSource) => ({ source, problem: null })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, UNSUBSCRIBE_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isTransient: ({ context }) => isTransient(context.problem),
  },
}).createMachine({
  id: 'unsubscribe',
  meta: {
    purpose: 'Ends the mails of one source by the link of a mail, after one press.',
    spec: ['R15', 'B003'],
  },
  context: ({ input }) => ({ token: input.token, source: null, problem: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'unknown' }] },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadSource',
        src: 'loadSource',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'asking', actions: { type: 'setSource', params: ({ event }) => event.output } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: { always: [{ guard: 'isTransient', target: 'unreachable' }, { target: 'unknown' }] },
    unreachable: { tags: 'failed', on: { 'source.retried': 'loading', 'network.restored': 'loading' } },
    asking: {
      tags: 'asking',
      on: { 'unsubscribe.confirmed': { target: 'ending', actions: 'clearProblem' } },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'failed' } },
    },
    ending: {
      tags: ['asking', 'busy'],
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: ({ context }) => ({ token: context.token }),
        onDone: 'ended',
        onError: { target: 'asking.refused', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    ended: { tags: 'done' },
    unknown: { tags: 'unknown' },
  },
});
