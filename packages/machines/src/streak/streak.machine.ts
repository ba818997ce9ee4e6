import { assign, emit, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf, type Failure, type Problem } from '../shared/problem.ts';

/** What can go wrong with a streak. */
export const STREAK_PROBLEM_CODES = CALL_PROBLEM_CODES;
export type StreakProblemCode = (typeof STREAK_PROBLEM_CODES)[number];

/** What a day of a streak was. */
export type StreakDay = 'learned' | 'forgiven' | 'missed' | 'open';
/** On how many days in a row somebody learned. */
export interface LearnedStreak {
  isHidden: boolean;
  days: number;
  latest: { day: string; state: StreakDay }[];
}

export type StreakEvent =
  | { type: 'hide.requested' }
  | { type: 'show.requested' }
  | { type: 'network.restored' };

/** What is known before the server is asked. */
export interface StreakInput {
  /** What came with the page: it is shown until the server says what is so now. */
  streak: LearnedStreak | null;
}

interface StreakContext {
  /** What the server said last. */
  streak: LearnedStreak | null;
  /** Whether it is to be hidden. */
  isHidden: boolean;
  problem: Problem<StreakProblemCode> | null;
}

/** How long the day of the device lasts, ms: days around a change of the clocks have 23 or 25 hours. */
export function restOfDayMs(now: number = Date.now()): number {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return Math.max(1000, midnight.getTime() - now);
}

/** Days of learning in a row: asked for again when a day ends, hidden and shown by one press each. */
export const streakMachine = setup({
  types: {} as {
    context: StreakContext;
    input: StreakInput;
    events: StreakEvent;
    emitted: { type: 'streak.refused'; code: StreakProblemCode };
    tags: 'busy' | 'shown' | 'hidden';
    meta: MachineMeta;
  },
  actors: {
    load: notProvided<LearnedStreak, Record<never, never>>('load'),
    saveHidden: notProvided<unknown, { isHidden: boolean }>('saveHidden'),
  },
  actions: {
    setStreak: assign((_, streak: LearnedStreak) => ({ streak, problem: null })),
    want: assign((_, { isHidden }: { isHidden: boolean }) => ({ isHidden, problem: null })),
    setHidden: assign(({ context: { streak, isHidden } }) => ({
      streak: streak && { ...streak, isHidden },
    })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, STREAK_PROBLEM_CODES),
    }),
    notifyRefused: emit(({ context }) => ({
      type: 'streak.refused' as const,
      code: context.problem?.code ?? 'UNKNOWN',
    })),
  },
  guards: {
    isHidden: ({ context }) => context.streak?.isHidden === true,
    hasDays: ({ context }) => (context.streak?.days ?? 0) > 0,
    isKnown: ({ context }) => context.streak !== null,
  },
  delays: { restOfDay: () => restOfDayMs() },
}).createMachine({
  id: 'streak',
  meta: {
    purpose:
      'Shows on how many days in a row one learned, asks again when a day ends, and is hidden and shown.',
    spec: ['R15'],
  },
  context: ({ input: { streak } }) => ({ streak, isHidden: false, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      // What is shown meanwhile can be pressed.
      on: {
        'hide.requested': {
          guard: 'isKnown',
          target: 'saving',
          actions: { type: 'want', params: { isHidden: true } },
        },
        'show.requested': {
          guard: 'isKnown',
          target: 'saving',
          actions: { type: 'want', params: { isHidden: false } },
        },
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'setStreak', params: ({ event }) => event.output } },
        // No matter of the page: what was known stays, and where nothing was, there is none.
        onError: { target: 'deciding', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    deciding: {
      always: [
        { guard: 'isHidden', target: 'resting.hidden' },
        { guard: 'hasDays', target: 'resting.shown' },
        { target: 'resting.none' },
      ],
    },
    resting: {
      after: { restOfDay: 'loading' },
      on: { 'network.restored': 'loading' },
      initial: 'none',
      states: {
        none: {},
        shown: {
          tags: 'shown',
          on: {
            'hide.requested': {
              target: '#streak.saving',
              actions: { type: 'want', params: { isHidden: true } },
            },
          },
        },
        hidden: {
          tags: 'hidden',
          on: {
            'show.requested': {
              target: '#streak.saving',
              actions: { type: 'want', params: { isHidden: false } },
            },
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveHidden',
        src: 'saveHidden',
        input: ({ context }) => ({ isHidden: context.isHidden }),
        onDone: 'renewing',
        onError: {
          target: 'deciding',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'notifyRefused'],
        },
      },
    },
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'loadAnew',
        src: 'load',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'setStreak', params: ({ event }) => event.output } },
        onError: {
          target: 'deciding',
          actions: ['setHidden', { type: 'setProblem', params: ({ event }) => event }],
        },
      },
    },
  },
});
