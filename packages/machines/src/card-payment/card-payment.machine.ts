import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { CARD_PAYMENT_PROBLEM_CODES } from './card-payment.types.ts';
import type { CardPaymentOutcome, CardPaymentProblemCode } from './card-payment.types.ts';

/** So often somebody who has paid is asked to wait, without being told that it takes long. */
export const QUICK_QUESTIONS = 6;

export interface CardPaymentInput {
  /** How the person comes to the order: back from the provider having paid or not, or in another way. */
  from: 'done' | 'left' | 'elsewhere';
}

export type CardPaymentEvent =
  | { type: 'payment.requested' }
  /** Ask at once whether the money has arrived. */
  | { type: 'check.requested' }
  | { type: 'problem.dismissed' }
  | { type: 'network.restored' }
  /** The browser shows the page again as it was left. */
  | { type: 'page.restored' }
  /** The person has logged in, and comes back to what they wanted. */
  | { type: 'signIn.completed' };

interface CardPaymentContext {
  from: CardPaymentInput['from'];
  /** Where the provider takes the money. */
  url: string | null;
  /** How often was asked whether the money has arrived. */
  questions: number;
  failures: number;
  problem: Problem<CardPaymentProblemCode> | null;
}

/** From an order to the provider's page and back: nobody is told that it is paid before the provider has said so. */
export const cardPaymentMachine = setup({
  types: {} as {
    context: CardPaymentContext;
    events: CardPaymentEvent;
    input: CardPaymentInput;
    tags:
      /** It can be paid now. */
      | 'ready'
      /** The person came back without having paid. */
      | 'left'
      /** The card or the bank has declined. */
      | 'declined'
      /** `context.problem`. */
      | 'failed'
      /** On the way to the provider's page. */
      | 'busy'
      /** Waits for the network or the provider, and goes on by itself. */
      | 'offline'
      /** The person has to log in first; `signIn.completed` goes on. */
      | 'signInNeeded'
      /** `context.url` is to be opened. */
      | 'leaving'
      /** The answer of the provider is waited for. */
      | 'awaiting'
      /** It takes longer than it should. */
      | 'slow'
      /** The bank takes days. */
      | 'processing'
      | 'paid'
      /** The order does not wait for this payment any more. */
      | 'over';
    meta: MachineMeta;
  },
  actors: {
    openCheckout: notProvided<{ url: string }>('openCheckout'),
    loadOutcome: notProvided<CardPaymentOutcome>('loadOutcome'),
  },
  actions: {
    setUrl: assign((_, { url }: { url: string }) => ({ url, problem: null })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, CARD_PAYMENT_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null, failures: 0 }),
    countQuestion: assign(({ context }) => ({ questions: context.questions + 1 })),
  },
  guards: {
    hasPaid: ({ context }) => context.from === 'done',
    hasLeft: ({ context }) => context.from === 'left',
    isOffline: ({ context }) =>
      context.problem?.code === 'NETWORK' || context.problem?.code === 'SERVICE_UNAVAILABLE',
    isSignInNeeded: ({ context }) =>
      context.problem?.code === 'UNAUTHENTICATED' || context.problem?.code === 'TOKEN_EXPIRED',
    isSlow: ({ context }) => context.questions >= QUICK_QUESTIONS,
    isOutcome: (_, { outcome, is }: { outcome: CardPaymentOutcome; is: CardPaymentOutcome }) =>
      outcome === is,
  },
  delays: {
    backOff: ({ context }) => backOffMs(context.failures),
    pollInterval: ({ context }) => backOffMs(context.questions),
  },
}).createMachine({
  id: 'cardPayment',
  meta: {
    purpose: 'Leads from an order to the page of the payment provider and back, until the money has arrived.',
    spec: ['R32'],
  },
  context: ({ input: { from } }) => ({ from, url: null, questions: 0, failures: 0, problem: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasPaid', target: 'awaiting' },
        { guard: 'hasLeft', target: 'ready.left' },
        { target: 'ready' },
      ],
    },
    ready: {
      tags: 'ready',
      initial: 'untouched',
      on: { 'payment.requested': { target: 'opening', actions: 'clearProblem' } },
      states: {
        untouched: {},
        left: { tags: 'left' },
        declined: { tags: 'declined' },
        refused: {
          tags: 'failed',
          on: { 'problem.dismissed': { target: 'untouched', actions: 'clearProblem' } },
        },
      },
    },
    opening: {
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'openCheckout',
            src: 'openCheckout',
            onDone: {
              target: '#cardPayment.leaving',
              actions: { type: 'setUrl', params: ({ event }) => event.output },
            },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
            { target: '#cardPayment.ready.refused' },
          ],
        },
        // The server answers the same page again, so that nothing is begun twice.
        waiting: {
          tags: ['busy', 'offline'],
          after: { backOff: 'requesting' },
          on: { 'network.restored': 'requesting', 'payment.requested': 'requesting' },
        },
        awaitingSignIn: {
          tags: 'signInNeeded',
          on: { 'signIn.completed': 'requesting', 'payment.requested': 'requesting' },
        },
      },
    },
    leaving: {
      tags: ['busy', 'leaving'],
      // Back from the provider by the browser: it may or may not be paid.
      on: { 'page.restored': 'awaiting' },
    },
    awaiting: {
      tags: 'awaiting',
      initial: 'asking',
      states: {
        asking: {
          entry: 'countQuestion',
          invoke: {
            id: 'loadOutcome',
            src: 'loadOutcome',
            onDone: [
              {
                guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, is: 'paid' }) },
                target: '#cardPayment.paid',
              },
              {
                guard: {
                  type: 'isOutcome',
                  params: ({ event }) => ({ outcome: event.output, is: 'processing' }),
                },
                target: '#cardPayment.processing',
              },
              {
                guard: {
                  type: 'isOutcome',
                  params: ({ event }) => ({ outcome: event.output, is: 'declined' }),
                },
                target: '#cardPayment.ready.declined',
              },
              {
                guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, is: 'over' }) },
                target: '#cardPayment.over',
              },
              { guard: 'isSlow', target: 'resting' },
              { target: 'pausing' },
            ],
            // What could not be asked is asked again, like what nobody has answered.
            onError: [
              {
                guard: 'isSlow',
                target: 'resting',
                actions: { type: 'setProblem', params: ({ event }) => event },
              },
              { target: 'pausing', actions: { type: 'setProblem', params: ({ event }) => event } },
            ],
          },
        },
        pausing: {
          after: { pollInterval: 'asking' },
          on: { 'network.restored': 'asking' },
        },
        resting: {
          tags: 'slow',
          after: { pollInterval: 'asking' },
          on: {
            'network.restored': 'asking',
            'check.requested': 'asking',
            // Whoever has not paid after all.
            'payment.requested': { target: '#cardPayment.opening', actions: 'clearProblem' },
          },
        },
      },
    },
    processing: { tags: 'processing', type: 'final' },
    paid: { tags: 'paid', type: 'final' },
    over: { tags: 'over', type: 'final' },
  },
});
