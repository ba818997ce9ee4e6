import { assign, raise, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedAction } from '../shared/not-provided.ts';
import { problemOf, TRANSIENT_CODES } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { isMeasured } from './consent-rules.ts';
import type { AnalyticsChoice, ConsentOperation } from './consent-rules.ts';

export interface ConsentInput {
  /** Whether the site may count people only with their consent (B033). */
  isNeeded: boolean;
  /** What this browser keeps; null where nobody has chosen. */
  stored: AnalyticsChoice | null;
  /** A report that this browser keeps because it never arrived; null where there is none. */
  unreported?: ConsentOperation | null;
}

export type ConsentEvent =
  /** The footer's link. */
  | { type: 'dialog.opened' }
  | { type: 'analytics.switched'; choice: AnalyticsChoice }
  | { type: 'choice.reset' }
  | { type: 'choice.saved' }
  | { type: 'dialog.closed' }
  /** Another tab has saved. */
  | { type: 'choice.changed'; choice: AnalyticsChoice | null }
  /** The dialog was saved; the machine tells itself. */
  | { type: 'report.due' }
  | { type: 'network.restored' };

interface ConsentContext {
  isNeeded: boolean;
  stored: AnalyticsChoice | null;
  /** The switch in the dialog. */
  draft: AnalyticsChoice;
  /** Said by the person, not yet told to the server. */
  unreported: ConsentOperation | null;
  /** Whether the switch was set back by Reset and not touched since. */
  isReset: boolean;
  /** Reports in a row that failed. */
  failures: number;
  problem: Problem<(typeof TRANSIENT_CODES)[number]> | null;
}

/**
 * The choice of cookies: what the browser keeps counts at once, the report to the server follows. A report that fails
 * is made again after a while, when the network is back, and when the portal is opened the next time; the choice does
 * not wait for it.
 */
export const consentMachine = setup({
  types: {} as {
    context: ConsentContext;
    events: ConsentEvent;
    input: ConsentInput;
    tags:
      /** Show the dialog: `context.draft`. */
      | 'open'
      | 'reporting'
      /** The server does not know of the choice: what is counted would be refused. */
      | 'unreported';
    meta: MachineMeta;
  },
  actors: {
    reportChoice: notProvided<unknown, { operation: ConsentOperation }>('reportChoice'),
  },
  actions: {
    /** Keeps the choice in this browser; provided by the application. */
    storeChoice: notProvidedAction('storeChoice') as (
      _: unknown,
      params: { choice: AnalyticsChoice },
    ) => void,
    /** Keeps a report in this browser until it has arrived, null afterwards; provided by the application. */
    storeUnreported: notProvidedAction('storeUnreported') as (
      _: unknown,
      params: { operation: ConsentOperation | null },
    ) => void,
    beginDraft: assign(({ context }) => ({ draft: context.stored ?? 'Inactive', isReset: false })),
    storeDraft: assign((_, { choice }: { choice: AnalyticsChoice }) => ({ draft: choice, isReset: false })),
    resetDraft: assign({ draft: 'Inactive', isReset: true }),
    rememberChoice: assign(({ context }) => ({
      stored: context.draft,
      unreported: operationOf(context.draft, context.isReset),
      failures: 0,
      problem: null,
    })),
    takeChoice: assign((_, { choice }: { choice: AnalyticsChoice | null }) => ({ stored: choice })),
    markReported: assign({ unreported: null, failures: 0, problem: null }),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, TRANSIENT_CODES),
      failures: context.failures + 1,
    })),
  },
  guards: { isUnreported: ({ context }) => context.unreported !== null },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'consent',
  meta: {
    purpose: 'Asks which cookies may be used, keeps the answer in this browser and reports it.',
    spec: ['B032', 'B033', 'B070', 'C072'],
  },
  type: 'parallel',
  context: ({ input }) => ({
    isNeeded: input.isNeeded,
    stored: input.stored,
    draft: input.stored ?? 'Inactive',
    unreported: input.unreported ?? null,
    isReset: false,
    failures: 0,
    problem: null,
  }),
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'dialog.opened': { target: 'open', actions: 'beginDraft' } } },
        open: {
          tags: 'open',
          on: {
            'analytics.switched': { actions: { type: 'storeDraft', params: ({ event }) => event } },
            'choice.reset': { actions: 'resetDraft' },
            'choice.saved': {
              target: 'closed',
              actions: [
                'rememberChoice',
                { type: 'storeChoice', params: ({ context }) => ({ choice: context.draft }) },
                { type: 'storeUnreported', params: ({ context }) => ({ operation: context.unreported }) },
                raise({ type: 'report.due' }),
              ],
            },
            // What was switched and not saved is forgotten.
            'dialog.closed': 'closed',
          },
        },
      },
    },
    report: {
      initial: 'deciding',
      on: {
        'report.due': '.sending',
        // The tab that saved it reports it: what was said here before must not arrive after it.
        'choice.changed': {
          target: '.resting',
          actions: [{ type: 'takeChoice', params: ({ event }) => event }, 'markReported'],
        },
      },
      states: {
        deciding: { always: [{ guard: 'isUnreported', target: 'sending' }, { target: 'resting' }] },
        resting: {},
        sending: {
          tags: ['reporting', 'unreported'],
          invoke: {
            id: 'reportChoice',
            src: 'reportChoice',
            input: ({ context }) => ({ operation: context.unreported ?? 'inactive' }),
            onDone: {
              target: 'resting',
              actions: ['markReported', { type: 'storeUnreported', params: { operation: null } }],
            },
            onError: { target: 'waiting', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        waiting: {
          tags: 'unreported',
          after: { backOff: 'sending' },
          on: { 'network.restored': 'sending' },
        },
      },
    },
  },
});

/** Whether people may be counted now. */
export const mayMeasure = ({ context }: { context: ConsentContext }): boolean =>
  isMeasured(context.isNeeded, context.stored);

const operationOf = (choice: AnalyticsChoice, isReset: boolean): ConsentOperation =>
  isReset ? 'reset' : choice === 'Active' ? 'active' : 'inactive';
