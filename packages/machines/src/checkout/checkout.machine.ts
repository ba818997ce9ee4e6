import { assign, setup } from 'xstate';
import { choiceOf } from '../basket/index.ts';
import { backOffMs } from '../shared/back-off.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { CHECKOUT_PROBLEM_CODES, checkoutProblems } from './checkout.types.ts';
import type {
  Buyer,
  CheckoutBasket,
  CheckoutFieldProblems,
  CheckoutProblemCode,
  CheckoutState,
  PlaceOrderInput,
} from './checkout.types.ts';

export interface CheckoutInput {
  state: CheckoutState;
  buyer: Buyer;
  /** Something random, once a page: keys of requests are made from it. */
  keySeed: string;
}

export type CheckoutEvent =
  /** The basket holds something else now, or costs something else. */
  | { type: 'basket.kept'; basket: CheckoutBasket }
  | { type: 'buyer.changed'; change: Partial<Buyer> }
  | { type: 'terms.ticked'; isAgreed: boolean }
  | { type: 'order.requested' }
  | { type: 'problem.dismissed' }
  | { type: 'network.restored' }
  /** The person has logged in, and comes back to what they wanted. */
  | { type: 'signIn.completed' };

interface CheckoutContext extends CheckoutState {
  buyer: Buyer;
  isAgreed: boolean;
  keySeed: string;
  /** Counts decisions, not requests. */
  attempt: number;
  failures: number;
  fieldProblems: CheckoutFieldProblems;
  problem: Problem<CheckoutProblemCode> | null;
  orderId: string | null;
}

/** From a basket to an order: what was typed outlives every failure, and nothing is ordered at a price that nobody saw. */
export const checkoutMachine = setup({
  types: {} as {
    context: CheckoutContext;
    events: CheckoutEvent;
    input: CheckoutInput;
    output: { orderId: string | null };
    tags:
      /** Prices and terms are being read again; what was typed stays. */
      | 'updating'
      /** The order is on its way. */
      | 'busy'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to log in first; `signIn.completed` goes on. */
      | 'signInNeeded'
      /** `context.fieldProblems`. */
      | 'invalid'
      /** `context.problem`. */
      | 'failed'
      /** Something has changed since the person looked: `context.problem` says what. */
      | 'changed'
      /** `context.orderId`. */
      | 'placed';
    meta: MachineMeta;
  },
  actors: {
    loadCheckout: notProvided<CheckoutState>('loadCheckout'),
    placeOrder: notProvided<{ id: string }, PlaceOrderInput>('placeOrder'),
  },
  actions: {
    storeBasket: assign((_, { basket }: { basket: CheckoutBasket }) => ({
      basket,
      problem: null,
    })),
    setCheckout: assign(({ context }, { basket, termsVersion }: CheckoutState) => ({
      basket,
      // What somebody agreed to was another text.
      isAgreed: context.isAgreed && context.termsVersion === termsVersion,
      termsVersion,
    })),
    setBuyer: assign(({ context }, { change }: { change: Partial<Buyer> }) => ({
      buyer: { ...context.buyer, ...change },
      fieldProblems: {},
    })),
    setTick: assign((_, { isAgreed }: { isAgreed: boolean }) => ({ isAgreed, fieldProblems: {} })),
    setFieldProblems: assign(({ context }) => ({ fieldProblems: checkoutProblems(context), problem: null })),
    beginAttempt: assign(({ context }) => ({
      attempt: context.attempt + 1,
      failures: 0,
      problem: null,
    })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, CHECKOUT_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null }),
    setOrder: assign((_, { id }: { id: string }) => ({ orderId: id, problem: null })),
  },
  guards: {
    isComplete: ({ context }) => isEmpty(checkoutProblems(context)),
    canOrder: ({ context }) => context.basket.canOrder,
    isOffline: ({ context }) =>
      context.problem?.code === 'NETWORK' || context.problem?.code === 'SERVICE_UNAVAILABLE',
    isSignInNeeded: ({ context }) =>
      context.problem?.code === 'UNAUTHENTICATED' || context.problem?.code === 'TOKEN_EXPIRED',
    isOutdated: ({ context }) =>
      context.problem?.code === 'PRICE_CHANGED' ||
      context.problem?.code === 'GOODS_UNAVAILABLE' ||
      context.problem?.code === 'VOUCHER_UNUSABLE' ||
      context.problem?.code === 'AGREEMENT_OUTDATED' ||
      context.problem?.code === 'ORDERS_OFF' ||
      context.problem?.code === 'CLASS_FULL',
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'checkout',
  meta: {
    purpose: 'Leads from a basket to an order, over changed prices, lost connections and logins in between.',
    spec: ['R32'],
  },
  context: ({ input: { state, buyer, keySeed } }) => ({
    ...state,
    buyer,
    isAgreed: false,
    keySeed,
    attempt: 0,
    failures: 0,
    fieldProblems: {},
    problem: null,
    orderId: null,
  }),
  output: ({ context }) => ({ orderId: context.orderId }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: {
        'basket.kept': { target: '.open', actions: { type: 'storeBasket', params: ({ event }) => event } },
        'buyer.changed': { target: '.open', actions: { type: 'setBuyer', params: ({ event }) => event } },
        'terms.ticked': { target: '.open', actions: { type: 'setTick', params: ({ event }) => event } },
        'order.requested': [
          { guard: 'canOrder', target: 'checking' },
          // What cannot be ordered any more is looked at again.
          { target: 'refreshing', actions: 'clearProblem' },
        ],
      },
      states: {
        open: {},
        invalid: { tags: 'invalid' },
        refused: {
          tags: 'failed',
          on: { 'problem.dismissed': { target: 'open', actions: 'clearProblem' } },
        },
        changed: {
          tags: ['failed', 'changed'],
          on: {
            'problem.dismissed': { target: 'open', actions: 'clearProblem' },
            // The note stays in sight while the person goes on.
            'buyer.changed': { actions: { type: 'setBuyer', params: ({ event }) => event } },
            'terms.ticked': { actions: { type: 'setTick', params: ({ event }) => event } },
          },
        },
      },
    },
    checking: {
      always: [
        { guard: 'isComplete', target: 'placing', actions: 'beginAttempt' },
        { target: 'editing.invalid', actions: 'setFieldProblems' },
      ],
    },
    refreshing: {
      tags: 'updating',
      on: {
        'buyer.changed': { actions: { type: 'setBuyer', params: ({ event }) => event } },
        'terms.ticked': { actions: { type: 'setTick', params: ({ event }) => event } },
      },
      invoke: {
        id: 'loadCheckout',
        src: 'loadCheckout',
        onDone: {
          target: 'editing.changed',
          actions: { type: 'setCheckout', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    placing: {
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context: { basket, termsVersion, buyer, keySeed, attempt } }) => ({
              ...choiceOf(basket),
              total: basket.total,
              termsVersion,
              buyer,
              idempotencyKey: `${keySeed}-${attempt}`,
            }),
            onDone: {
              target: '#checkout.placed',
              actions: { type: 'setOrder', params: ({ event }) => event.output },
            },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
            { guard: 'isOutdated', target: '#checkout.refreshing' },
            { target: '#checkout.editing.refused' },
          ],
        },
        // A request that may have passed already is sent again with its key, never given up for another.
        waiting: {
          tags: ['busy', 'offline'],
          after: { backOff: 'requesting' },
          on: { 'network.restored': 'requesting', 'order.requested': 'requesting' },
        },
        awaitingSignIn: {
          tags: 'signInNeeded',
          on: { 'signIn.completed': 'requesting', 'order.requested': 'requesting' },
        },
      },
    },
    placed: { tags: 'placed', type: 'final' },
  },
});
