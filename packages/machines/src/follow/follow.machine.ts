import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, type Failure, type Problem } from '../shared/problem.ts';

/** What can go wrong when somebody is followed, or no longer. */
export const FOLLOW_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'NOT_A_MEMBER',
  'NOT_FOUND',
  'OWN_PERSON',
  'SCHOOL_CLOSED',
  'SCHOOL_DISABLED',
  'FORBIDDEN',
  'UNKNOWN',
] as const;
export type FollowProblemCode = (typeof FOLLOW_PROBLEM_CODES)[number];

/** 0 not followed, 1 followed, 2 both follow each other. */
export type FollowType = 0 | 1 | 2;

export interface FollowInput {
  userId: string;
  focusType: FollowType;
}
/** What the actor `save` is given. The same again changes nothing. */
export interface SaveFollowInput {
  userId: string;
  follow: boolean;
}

export type FollowEvent =
  | { type: 'follow.requested' }
  | { type: 'unfollow.requested' }
  | { type: 'problem.dismissed' }
  | { type: 'network.restored' }
  /** The person was loaded again. */
  | { type: 'person.refreshed'; focusType: FollowType };

interface FollowContext {
  userId: string;
  /** What the server said last. */
  focusType: FollowType;
  /** What is wanted, and shown at once. */
  isFollowed: boolean;
  failures: number;
  problem: Problem<FollowProblemCode> | null;
}

/** Follows somebody and no longer. What is wanted is shown at once; the last click counts, whatever is under way. */
export const followMachine = setup({
  types: {} as {
    context: FollowContext;
    events: FollowEvent;
    input: FollowInput;
    tags: 'busy' | 'offline' | 'failed';
    meta: MachineMeta;
  },
  actors: { save: notProvided<{ focusType: FollowType }, SaveFollowInput>('save') },
  actions: {
    want: assign((_, { isFollowed }: { isFollowed: boolean }) => ({ isFollowed, problem: null })),
    setAnswer: assign((_, { output }: { output: { focusType: FollowType } }) => ({
      focusType: output.focusType,
      failures: 0,
      problem: null,
    })),
    takeRefreshed: assign((_, { focusType }: { focusType: FollowType }) => ({
      focusType,
      isFollowed: focusType > 0,
      problem: null,
    })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, FOLLOW_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    takeBack: assign(({ context }) => ({ isFollowed: context.focusType > 0, failures: 0 })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isFollowed: ({ context }) => context.isFollowed,
    isNotFollowed: ({ context }) => !context.isFollowed,
    isSaved: ({ context }) => context.isFollowed === context.focusType > 0,
    isOffline: ({ context }) => hasCode(context.problem, ['NETWORK', 'SERVICE_UNAVAILABLE']),
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'follow',
  meta: {
    purpose: 'Follows somebody and no longer, shown at once and taken back where it fails.',
    spec: ['C131', 'C132'],
  },
  context: ({ input }) => ({ ...input, isFollowed: input.focusType > 0, failures: 0, problem: null }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'follow.requested': {
          guard: 'isNotFollowed',
          target: 'saving',
          actions: { type: 'want', params: { isFollowed: true } },
        },
        'unfollow.requested': {
          guard: 'isFollowed',
          target: 'saving',
          actions: { type: 'want', params: { isFollowed: false } },
        },
        'person.refreshed': {
          target: '.open',
          actions: { type: 'takeRefreshed', params: ({ event }) => event },
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
    saving: {
      tags: 'busy',
      // The last click counts once the request under way is answered.
      on: {
        'follow.requested': { actions: { type: 'want', params: { isFollowed: true } } },
        'unfollow.requested': { actions: { type: 'want', params: { isFollowed: false } } },
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ userId: context.userId, follow: context.isFollowed }),
        onDone: { target: 'comparing', actions: { type: 'setAnswer', params: ({ event }) => event } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    comparing: { always: [{ guard: 'isSaved', target: 'settled' }, { target: 'saving' }] },
    evaluating: {
      always: [
        { guard: 'isOffline', target: 'waiting' },
        { target: 'settled.refused', actions: 'takeBack' },
      ],
    },
    // A request whose answer was lost may have passed: what is wanted is sent again, whichever it is.
    waiting: {
      tags: ['busy', 'offline'],
      after: { backOff: 'saving' },
      on: {
        'network.restored': 'saving',
        'follow.requested': { target: 'saving', actions: { type: 'want', params: { isFollowed: true } } },
        'unfollow.requested': { target: 'saving', actions: { type: 'want', params: { isFollowed: false } } },
      },
    },
  },
});
