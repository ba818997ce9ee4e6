import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong on the page of a session. QUOTA_EXCEEDED: all seats are taken. */
export const LIVE_VIEWER_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'MEMBERS_ONLY',
  'VISITORS_ONLY',
  'SCHOOL_CLOSED',
  'PURCHASE_REQUIRED',
  'QUOTA_EXCEEDED',
  'LIVE_ENDED',
  'LIVE_DELETED',
] as const;
export type LiveViewerProblemCode = (typeof LIVE_VIEWER_PROBLEM_CODES)[number];

/** While a host is late, and before a start that may come early, the server is asked so often. */
export const WAITING_LOOK_MS = 3_000;
/** Ahead of the start, while the room is open. */
export const ROOM_LOOK_MS = 20_000;
/** While it is live. */
export const LIVE_LOOK_MS = 10_000;
/** No wait is longer: timers of a day and more are not kept by browsers, and sessions are moved. */
export const LOOK_MAX_MS = 900_000;

/** Where a session stands, as the server says. */
export interface LiveFacts {
  state: 'scheduled' | 'waiting' | 'live' | 'ended' | 'replay';
  /** It is live, and nothing has arrived that could be shown. */
  isBeginning: boolean;
  /** ISO 8601. */
  startsAt: string;
  roomOpensAt: string;
  /** The server's clock when it answered. */
  serverTime: string;
  reserved: boolean;
  reservedCount: number;
}

export interface LiveViewerInput {
  live: LiveFacts;
  /** The server's clock is so far ahead of this device's, ms. */
  aheadMs: number;
}

export interface ReserveLiveInput {
  reserved: boolean;
}

interface LiveViewerContext {
  live: LiveFacts;
  /** The server's clock is so far ahead of this device's, ms. */
  aheadMs: number;
  failures: number;
  /** What is wanted of the reservation, while it is asked for. */
  wanted: boolean;
  problem: Problem<LiveViewerProblemCode> | null;
}

export type LiveViewerEvent =
  /** The tab was asleep, the network away: what the page shows may be old. */
  | { type: 'page.woken' }
  | { type: 'reservation.requested' }
  | { type: 'reservation.withdrawn' }
  | { type: 'problem.dismissed' };

/** How far the server's clock is ahead of this device's, ms, by an answer that has just arrived. */
export const aheadOf = ({ serverTime }: Pick<LiveFacts, 'serverTime'>): number =>
  Date.parse(serverTime) - Date.now();

/** How long what is shown stays right, ms. */
export function nextLookMs({ live, aheadMs }: Pick<LiveViewerContext, 'live' | 'aheadMs'>): number {
  const now = Date.now() + aheadMs;
  const until = (instant: string, mostMs: number) =>
    Math.min(Math.max(Date.parse(instant) - now, WAITING_LOOK_MS), mostMs);
  if (live.state === 'scheduled') return until(live.roomOpensAt, LOOK_MAX_MS);
  if (live.state === 'waiting') return until(live.startsAt, ROOM_LOOK_MS);
  return live.isBeginning ? WAITING_LOOK_MS : LIVE_LOOK_MS;
}

/** The page of a session: from far ahead through the waiting room to its end, without a reload. */
export const liveViewerMachine = setup({
  types: {} as {
    context: LiveViewerContext;
    events: LiveViewerEvent;
    input: LiveViewerInput;
    tags:
      | 'scheduled'
      | 'waiting'
      | 'live'
      | 'over'
      /** It was deleted. */
      | 'deleted'
      /** The server cannot be reached. */
      | 'offline'
      | 'reserving'
      /** `context.problem`: why a reservation was refused. */
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    loadLive: notProvided<LiveFacts>('loadLive'),
    saveReservation: notProvided<{ reserved: boolean; reservedCount: number }, ReserveLiveInput>(
      'saveReservation',
    ),
  },
  actions: {
    setLive: assign((_, { output }: { output: LiveFacts }) => ({
      live: output,
      aheadMs: aheadOf(output),
      failures: 0,
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    want: assign((_, { wanted }: { wanted: boolean }) => ({ wanted, problem: null })),
    setReservation: assign(
      ({ context }, { output }: { output: { reserved: boolean; reservedCount: number } }) => ({
        live: { ...context.live, ...output },
      }),
    ),
    setProblem: assign((_, { error }: Failure) => ({
      problem: problemOf(error, LIVE_VIEWER_PROBLEM_CODES),
    })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isScheduled: ({ context }) => context.live.state === 'scheduled',
    isWaiting: ({ context }) => context.live.state === 'waiting',
    isLive: ({ context }) => context.live.state === 'live',
    isDeleted: (_, { error }: Failure) => hasCode(error, ['LIVE_DELETED']),
  },
  delays: {
    nextLook: ({ context }) => nextLookMs(context),
    backOff: ({ context }) => backOffMs(context.failures),
  },
}).createMachine({
  id: 'liveViewer',
  meta: {
    purpose:
      'Keeps the page of a live session right from far ahead through the waiting room to its end, and takes reservations.',
    spec: ['B064', 'B067', 'C118'],
  },
  context: ({ input: { live, aheadMs } }) => ({
    live,
    aheadMs,
    failures: 0,
    wanted: live.reserved,
    problem: null,
  }),
  type: 'parallel',
  states: {
    session: {
      initial: 'evaluating',
      states: {
        evaluating: {
          always: [
            { guard: 'isScheduled', target: 'scheduled' },
            { guard: 'isWaiting', target: 'waiting' },
            { guard: 'isLive', target: 'live' },
            { target: 'over' },
          ],
        },
        scheduled: { tags: 'scheduled', after: { nextLook: 'loading' }, on: { 'page.woken': 'loading' } },
        waiting: { tags: 'waiting', after: { nextLook: 'loading' }, on: { 'page.woken': 'loading' } },
        live: { tags: 'live', after: { nextLook: 'loading' }, on: { 'page.woken': 'loading' } },
        over: { tags: 'over', on: { 'page.woken': 'loading' } },
        loading: {
          invoke: {
            id: 'loadLive',
            src: 'loadLive',
            onDone: { target: 'evaluating', actions: { type: 'setLive', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isDeleted', params: ({ event }) => event },
                target: 'deleted',
              },
              { target: 'unreachable', actions: 'countFailure' },
            ],
          },
        },
        unreachable: { tags: 'offline', after: { backOff: 'loading' }, on: { 'page.woken': 'loading' } },
        deleted: { tags: 'deleted', type: 'final' },
      },
    },
    reservation: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'reservation.requested': {
              target: 'saving',
              actions: { type: 'want', params: { wanted: true } },
            },
            'reservation.withdrawn': {
              target: 'saving',
              actions: { type: 'want', params: { wanted: false } },
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
          tags: 'reserving',
          invoke: {
            id: 'saveReservation',
            src: 'saveReservation',
            input: ({ context }) => ({ reserved: context.wanted }),
            onDone: {
              target: 'settled',
              actions: { type: 'setReservation', params: ({ event }) => event },
            },
            onError: {
              target: 'settled.refused',
              actions: { type: 'setProblem', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
