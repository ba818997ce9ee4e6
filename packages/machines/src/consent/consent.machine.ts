import { assign, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedAction } from '../shared/not-provided.ts';
import { problemOf, TRANSIENT_CODES } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { isMeasured } from './consent-rules.ts';
import type { AnalyticsChoice } from './consent-rules.ts';

/** What the report of a choice says. */
export type ConsentOperation = 'active' | 'inactive' | 'reset';

export interface ConsentInput {
  /** Whether the site may count people only with their consent (B033). */
  isNeeded: boolean;
  /** What this browser keeps; null where nobody has chosen. */
  stored: AnalyticsChoice | null;
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
  problem: Problem<(typeof TRANSIENT_CODES)[number]> | null;
}

/**
 * The choice of cookies: what the browser keeps counts at once, the report to the server follows. A report that fails
 * is made again when the network is back; the choice does not wait for it.
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
      /** The report waits for the network. */
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
    beginDraft: assign(({ context }) => ({ draft: context.stored ?? 'Inactive', isReset: false })),
    keepDraft: assign((_, { choice }: { choice: AnalyticsChoice }) => ({ draft: choice, isReset: false })),
    resetDraft: assign({ draft: 'Inactive', isReset: true }),
    keepChoice: assign(({ context }) => ({
      stored: context.draft,
      unreported: operationOf(context.draft, context.isReset),
      problem: null,
    })),
    takeChoice: assign((_, { choice }: { choice: AnalyticsChoice | null }) => ({ stored: choice })),
    markReported: assign({ unreported: null, problem: null }),
    keepProblem: assign({ problem: (_, failure: Failure) => problemOf(failure.error, TRANSIENT_CODES) }),
  },
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
    unreported: null,
    isReset: false,
    problem: null,
  }),
  on: { 'choice.changed': { actions: { type: 'takeChoice', params: ({ event }) => event } } },
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'dialog.opened': { target: 'open', actions: 'beginDraft' } } },
        open: {
          tags: 'open',
          on: {
            'analytics.switched': { actions: { type: 'keepDraft', params: ({ event }) => event } },
            'choice.reset': { actions: 'resetDraft' },
            'choice.saved': {
              target: 'closed',
              actions: [
                'keepChoice',
                { type: 'storeChoice', params: ({ context }) => ({ choice: context.draft }) },
              ],
            },
            // What was switched and not saved is forgotten.
            'dialog.closed': 'closed',
          },
        },
      },
    },
    report: {
      initial: 'resting',
      on: { 'choice.saved': '.sending' },
      states: {
        resting: {},
        sending: {
          tags: 'reporting',
          invoke: {
            id: 'reportChoice',
            src: 'reportChoice',
            input: ({ context }) => ({ operation: context.unreported ?? 'inactive' }),
            onDone: { target: 'resting', actions: 'markReported' },
            onError: { target: 'waiting', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
        },
        waiting: { tags: 'unreported', on: { 'network.restored': 'sending' } },
      },
    },
  },
});

/** Whether people may be counted now. */
export const mayMeasure = ({ context }: { context: ConsentContext }): boolean =>
  isMeasured(context.isNeeded, context.stored);

const operationOf = (choice: AnalyticsChoice, isReset: boolean): ConsentOperation =>
  isReset ? 'reset' : choice === 'Active' ? 'active' : 'inactive';
