import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf, type Failure, type Problem } from '../shared/problem.ts';

/** What can go wrong when a page of the feed is asked for. */
export const FEED_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'NOT_A_MEMBER',
  'SCHOOL_CLOSED',
  'SCHOOL_DISABLED',
] as const;
export type FeedProblemCode = (typeof FEED_PROBLEM_CODES)[number];

/** A page of the feed, as far as the next one is concerned. */
export interface FeedPage {
  /** Where the next page begins; null behind the last. */
  next: string | null;
}

export interface FeedInput {
  /** The first page, where it came with the document. */
  first: FeedPage | null;
}

export type FeedEvent =
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'network.restored' }
  /** The first page was loaded again. */
  | { type: 'feed.refreshed'; first: FeedPage };

interface FeedContext {
  /** Where the pages that are shown begin, the first at null. */
  cursors: readonly (string | null)[];
  /** Where the second page begins. */
  second: string | null;
  /** Where the page after the last that is shown begins; null behind the last. */
  next: string | null;
  problem: Problem<FeedProblemCode> | null;
}

/** What those whom one follows did, a page more at a time. Something new at its top makes it begin anew, without gaps. */
export const feedMachine = setup({
  types: {} as {
    context: FeedContext;
    events: FeedEvent;
    input: FeedInput;
    tags: 'loading' | 'growing' | 'failed';
    meta: MachineMeta;
  },
  actors: { load: notProvided<FeedPage, { cursor: string | null }>('load') },
  actions: {
    beginWith: assign((_, first: FeedPage) => ({
      cursors: [null],
      second: first.next,
      next: first.next,
      problem: null,
    })),
    addPage: assign(({ context }, page: FeedPage) => ({
      cursors: [...context.cursors, context.next],
      next: page.next,
    })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, FEED_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    hasFirst: ({ context }) => context.cursors.length > 0,
    hasNext: ({ context }) => context.next !== null,
    isMoved: ({ context }, { first }: { first: FeedPage }) => first.next !== context.second,
  },
}).createMachine({
  id: 'feed',
  meta: {
    purpose:
      'Shows what those whom one follows did, a page more at a time, and begins anew where there is news.',
    spec: ['R15'],
  },
  context: ({ input: { first } }) => ({
    cursors: first ? [null] : [],
    second: first?.next ?? null,
    next: first?.next ?? null,
    problem: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasFirst', target: 'shown' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      entry: 'clearProblem',
      invoke: {
        id: 'load',
        src: 'load',
        input: { cursor: null },
        onDone: { target: 'shown', actions: { type: 'beginWith', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'loading', 'network.restored': 'loading' } },
    shown: {
      on: {
        'feed.refreshed': {
          guard: { type: 'isMoved', params: ({ event }) => event },
          target: '.resting',
          actions: { type: 'beginWith', params: ({ event }) => event.first },
        },
      },
      initial: 'resting',
      states: {
        resting: { on: { 'more.requested': { guard: 'hasNext', target: 'growing' } } },
        growing: {
          tags: 'growing',
          entry: 'clearProblem',
          invoke: {
            id: 'loadMore',
            src: 'load',
            input: ({ context }) => ({ cursor: context.next }),
            onDone: { target: 'resting', actions: { type: 'addPage', params: ({ event }) => event.output } },
            onError: { target: 'stuck', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        stuck: { tags: 'failed', on: { 'retry.requested': 'growing', 'network.restored': 'growing' } },
      },
    },
  },
});
