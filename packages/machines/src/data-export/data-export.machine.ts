import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { CALL_PROBLEM_CODES, isProofNeeded, isTransient } from '../shared/call-problems.ts';
import type { ProofEvent } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** How often the server is asked how far the copy is. */
export const EXPORT_POLL_INTERVAL_MS = 2_000;

/** What can go wrong with a copy of one's data. */
export const DATA_EXPORT_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'TOO_MANY_ATTEMPTS',
  'REAUTHENTICATION_REQUIRED',
] as const;
export type DataExportProblemCode = (typeof DATA_EXPORT_PROBLEM_CODES)[number];

/** The copy as the server tells of it. */
export interface DataExport {
  status: 'none' | 'preparing' | 'ready' | 'failed' | 'expired';
  /** 0 to 100. */
  progress: number;
  /** Where the copy can be fetched, once it is ready. */
  url: string | null;
  /** ISO 8601 in UTC. */
  expiresAt: string | null;
  /** ISO 8601 in UTC. */
  requestedAt: string | null;
}

export interface DataExportInput {
  /** What the server knew when the page was opened: a copy that is being made is followed. */
  copy: DataExport;
}

export type DataExportEvent =
  | { type: 'export.requested' }
  | { type: 'network.restored' }
  /** The link was followed and led nowhere: it has run out. */
  | { type: 'link.expired' }
  | ProofEvent;

interface DataExportContext {
  copy: DataExport;
  failures: number;
  problem: Problem<DataExportProblemCode> | null;
}

/** A copy of one's data: asked for, made in the background, fetched by a link that runs out. */
export const dataExportMachine = setup({
  types: {} as {
    context: DataExportContext;
    events: DataExportEvent;
    input: DataExportInput;
    tags:
      /** A copy can be asked for. */
      | 'requestable'
      | 'busy'
      /** It is being made: `context.copy.progress`. */
      | 'preparing'
      /** `context.copy.url`. */
      | 'ready'
      /** The link is no longer good. */
      | 'expired'
      /** The server could not make it, or has refused: `context.problem` in the second case. */
      | 'failed'
      /** The connection is away; it goes on by itself. */
      | 'offline'
      /** Show the dialog that asks for a fresh proof of the person. */
      | 'proofNeeded';
    meta: MachineMeta;
  },
  actors: {
    startExport: notProvided<DataExport>('startExport'),
    pollExport: notProvided<DataExport>('pollExport'),
  },
  actions: {
    setCopy: assign((_, copy: DataExport) => ({ copy, failures: 0, problem: null })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, DATA_EXPORT_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isPreparing: ({ context }) => context.copy.status === 'preparing',
    isReady: ({ context }) => context.copy.status === 'ready',
    hasExpired: ({ context }) => context.copy.status === 'expired',
    hasFailed: ({ context }) => context.copy.status === 'failed',
    needsProof: ({ context }) => isProofNeeded(context.problem),
    isTransient: ({ context }) => isTransient(context.problem),
  },
  delays: {
    pollInterval: EXPORT_POLL_INTERVAL_MS,
    backOff: ({ context }) => backOffMs(context.failures),
  },
}).createMachine({
  id: 'dataExport',
  meta: {
    purpose: 'Has a copy of one’s data made, follows it and offers the link.',
    spec: ['B016', 'B077'],
  },
  context: ({ input }) => ({ copy: input.copy, failures: 0, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'isPreparing', target: 'preparing' },
        { guard: 'isReady', target: 'ready' },
        { guard: 'hasExpired', target: 'open.expired' },
        { guard: 'hasFailed', target: 'open.failed' },
        { target: 'open' },
      ],
    },
    open: {
      tags: 'requestable',
      on: { 'export.requested': { target: 'requesting', actions: 'clearProblem' } },
      initial: 'untouched',
      states: {
        untouched: {},
        expired: { tags: 'expired' },
        failed: { tags: 'failed' },
        refused: { tags: 'failed' },
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'startExport',
        src: 'startExport',
        onDone: { target: 'looking', actions: { type: 'setCopy', params: ({ event }) => event.output } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [{ guard: 'needsProof', target: 'proving' }, { target: 'open.refused' }],
    },
    proving: {
      tags: 'proofNeeded',
      on: {
        'proof.given': { target: 'requesting', actions: 'clearProblem' },
        'proof.declined': { target: 'looking', actions: 'clearProblem' },
      },
    },
    preparing: {
      tags: 'preparing',
      initial: 'waiting',
      states: {
        waiting: { after: { pollInterval: 'asking' } },
        asking: {
          invoke: {
            id: 'pollExport',
            src: 'pollExport',
            onDone: {
              target: '#dataExport.looking',
              actions: { type: 'setCopy', params: ({ event }) => event.output },
            },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [{ guard: 'isTransient', target: 'offline' }, { target: '#dataExport.open.refused' }],
        },
        offline: {
          tags: 'offline',
          after: { backOff: 'asking' },
          on: { 'network.restored': 'asking' },
        },
      },
    },
    ready: {
      tags: ['ready', 'requestable'],
      on: {
        'export.requested': 'requesting',
        'link.expired': 'open.expired',
      },
    },
  },
});
