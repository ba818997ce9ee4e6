import { assign, emit, setup } from 'xstate';
import { CALL_PROBLEM_CODES, isProofNeeded } from '../shared/call-problems.ts';
import type { ProofEvent } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong when a third party is unlinked. */
export const THIRD_PARTY_LINKS_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'REAUTHENTICATION_REQUIRED'] as const;
export type ThirdPartyLinksProblemCode = (typeof THIRD_PARTY_LINKS_PROBLEM_CODES)[number];

export type ThirdPartyLinksEvent =
  | { type: 'unlinking.requested'; linkId: string }
  | { type: 'unlinking.confirmed' }
  | { type: 'unlinking.cancelled' }
  | { type: 'problem.dismissed' }
  | ProofEvent;

/** The list is to be loaded again. */
export interface ThirdPartyLinksEmitted {
  type: 'links.changed';
}

interface ThirdPartyLinksContext {
  linkId: string;
  problem: Problem<ThirdPartyLinksProblemCode> | null;
}

/** Takes a third-party identity away from one's account. It asks first, and the server wants a fresh proof. */
export const thirdPartyLinksMachine = setup({
  types: {} as {
    context: ThirdPartyLinksContext;
    events: ThirdPartyLinksEvent;
    emitted: ThirdPartyLinksEmitted;
    tags:
      | 'confirming'
      | 'busy'
      /** The server has refused: `context.problem`; `unlinking.confirmed` tries again. */
      | 'failed'
      /** The last one is unlinked. */
      | 'unlinked'
      /** Show the dialog that asks for a fresh proof of the person. */
      | 'proofNeeded';
    meta: MachineMeta;
  },
  actors: { unlink: notProvided<unknown, { linkId: string }>('unlink') },
  actions: {
    setLink: assign((_, { linkId }: { linkId: string }) => ({ linkId, problem: null })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, THIRD_PARTY_LINKS_PROBLEM_CODES),
    }),
    clear: assign({ linkId: '', problem: null }),
    clearProblem: assign({ problem: null }),
    notifyChange: emit({ type: 'links.changed' }),
  },
  guards: {
    needsProof: ({ context }) => isProofNeeded(context.problem),
    // It was unlinked in the meantime: what was wanted is true already.
    isGoneAlready: ({ context }) => context.problem?.code === 'NOT_FOUND',
  },
}).createMachine({
  id: 'thirdPartyLinks',
  meta: { purpose: 'Unlinks a third-party identity from one’s own account, after asking.', spec: ['B026'] },
  context: { linkId: '', problem: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'unlinking.requested': {
          target: 'confirming',
          actions: { type: 'setLink', params: ({ event }) => event },
        },
      },
      initial: 'quiet',
      states: { quiet: {}, unlinked: { tags: 'unlinked' } },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'unlinking.confirmed': 'unlinking',
        'unlinking.cancelled': { target: 'resting', actions: 'clear' },
      },
    },
    unlinking: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'unlink',
        src: 'unlink',
        input: ({ context }) => ({ linkId: context.linkId }),
        onDone: { target: 'resting.unlinked', actions: 'notifyChange' },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'needsProof', target: 'proving' },
        { guard: 'isGoneAlready', target: 'resting.unlinked', actions: ['clearProblem', 'notifyChange'] },
        { target: 'refused' },
      ],
    },
    proving: {
      tags: 'proofNeeded',
      on: {
        'proof.given': 'unlinking',
        'proof.declined': { target: 'resting', actions: 'clear' },
      },
    },
    refused: {
      tags: 'failed',
      on: {
        'unlinking.confirmed': 'unlinking',
        'unlinking.requested': {
          target: 'confirming',
          actions: { type: 'setLink', params: ({ event }) => event },
        },
        'problem.dismissed': { target: 'resting', actions: 'clear' },
      },
    },
  },
});
