import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong with a basket. */
export const BASKET_PROBLEM_CODES = CALL_PROBLEM_CODES;
export type BasketProblemCode = (typeof BASKET_PROBLEM_CODES)[number];

/** What is chosen, at the prices of now; the page shows more of it. */
export interface KnownBasket {
  currency: string;
  /** With seats: how many; other goods have none. */
  lines: readonly { goodsId: string; seats?: number }[];
  /** The voucher that was entered, whether it takes anything off or not. */
  voucher: { code: string } | null;
}

/** What a basket is to hold. */
export interface BasketChoice {
  goodsIds: readonly string[];
  currency: string;
  /** The code of a voucher, empty for none. */
  voucher: string;
  /** How many seats of which goods. */
  seats: readonly SeatWish[];
}

/** How many seats of some goods are wanted. */
export interface SeatWish {
  goodsId: string;
  count: number;
}

/** What somebody wants of a basket; what they do not speak of stays as it is by then. */
export interface BasketChange {
  add?: string;
  remove?: string;
  currency?: string;
  /** Empty takes it away. */
  voucher?: string;
  seats?: SeatWish;
}

export type BasketEvent =
  | { type: 'basket.changed'; change: BasketChange }
  /** The page has learned what is in it in another way. */
  | { type: 'basket.loaded'; basket: KnownBasket }
  /** The network is there again, or the page is looked at again: another device may have changed it. */
  | { type: 'network.restored' }
  | { type: 'signIn.completed' }
  | { type: 'problem.dismissed' };

interface BasketContext {
  /** As the server said last. */
  basket: KnownBasket;
  /** What is wanted and not saved yet, in order. */
  changes: readonly BasketChange[];
  /** How many of them are on their way. */
  sent: number;
  failures: number;
  problem: Problem<BasketProblemCode> | null;
}

/** What a basket holds, in order. */
export const choiceOf = ({ currency, lines, voucher }: KnownBasket): BasketChoice => ({
  currency,
  voucher: voucher?.code ?? '',
  goodsIds: lines.map(({ goodsId }) => goodsId),
  seats: lines.flatMap(({ goodsId, seats }) => (seats === undefined ? [] : [{ goodsId, count: seats }])),
});

/** What a basket is to hold once changes are made to it. */
export function changed(basket: KnownBasket, changes: readonly BasketChange[]): BasketChoice {
  return changes.reduce<BasketChoice>(
    ({ goodsIds, currency, voucher, seats }, change) => ({
      goodsIds: [
        ...goodsIds.filter((id) => id !== change.remove),
        ...(change.add !== undefined && !goodsIds.includes(change.add) ? [change.add] : []),
      ],
      currency: change.currency ?? currency,
      voucher: change.voucher ?? voucher,
      seats: [
        ...seats.filter(({ goodsId }) => goodsId !== change.remove && goodsId !== change.seats?.goodsId),
        ...(change.seats === undefined ? [] : [change.seats]),
      ],
    }),
    choiceOf(basket),
  );
}

/**
 * A basket that one has on several devices: changes are made to what is in it by then, one call after the other, and
 * outlive lost connections and a login.
 */
export const basketMachine = setup({
  types: {} as {
    context: BasketContext;
    events: BasketEvent;
    input: { basket: KnownBasket };
    tags:
      /** What somebody wanted is not saved yet. */
      | 'saving'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to log in first; `signIn.completed` goes on. */
      | 'signInNeeded'
      /** `context.problem`: what was wanted is given up. */
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    saveBasket: notProvided<KnownBasket, BasketChoice>('saveBasket'),
    loadBasket: notProvided<KnownBasket>('loadBasket'),
  },
  actions: {
    setChange: assign(({ context }, { change }: { change: BasketChange }) => ({
      changes: [...context.changes, change],
      problem: null,
    })),
    noteSent: assign(({ context }) => ({ sent: context.changes.length })),
    setSaved: assign(({ context }, basket: KnownBasket) => ({
      basket,
      changes: context.changes.slice(context.sent),
      sent: 0,
      problem: null,
      failures: 0,
    })),
    setLoaded: assign((_, basket: KnownBasket) => ({ basket, problem: null, failures: 0 })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, BASKET_PROBLEM_CODES),
      failures: context.failures + 1,
      sent: 0,
    })),
    giveUp: assign({ changes: [], failures: 0 }),
    clearProblem: assign({ problem: null, failures: 0 }),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    isOffline: ({ context }) => hasCode(context.problem, ['NETWORK', 'SERVICE_UNAVAILABLE']),
    isSignInNeeded: ({ context }) => hasCode(context.problem, UNAUTHENTICATED_CODES),
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'basket',
  meta: {
    purpose: 'Puts things into a basket and takes them out, over other devices, lost connections and logins.',
    spec: ['R32'],
  },
  context: ({ input: { basket } }) => ({ basket, changes: [], sent: 0, failures: 0, problem: null }),
  initial: 'resting',
  on: {
    'basket.changed': { actions: { type: 'setChange', params: ({ event }) => event } },
    'basket.loaded': { actions: { type: 'setLoaded', params: ({ event }) => event.basket } },
  },
  states: {
    resting: {
      initial: 'open',
      on: {
        'basket.changed': {
          target: 'saving',
          actions: { type: 'setChange', params: ({ event }) => event },
        },
        'network.restored': 'looking',
      },
      states: {
        open: {},
        refused: {
          tags: 'failed',
          on: { 'problem.dismissed': { target: 'open', actions: 'clearProblem' } },
        },
      },
    },
    saving: {
      tags: 'saving',
      entry: 'noteSent',
      invoke: {
        id: 'saveBasket',
        src: 'saveBasket',
        input: ({ context: { basket, changes } }) => changed(basket, changes),
        onDone: {
          target: 'comparing',
          actions: { type: 'setSaved', params: ({ event }) => event.output },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    comparing: { always: [{ guard: 'hasChanges', target: 'saving' }, { target: 'resting' }] },
    evaluating: {
      always: [
        { guard: 'isOffline', target: 'waiting' },
        { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
        { target: 'resting.refused', actions: 'giveUp' },
      ],
    },
    // Another device may have changed it in the meantime: it is looked at first.
    waiting: {
      tags: ['saving', 'offline'],
      after: { backOff: 'looking' },
      on: { 'network.restored': 'looking' },
    },
    awaitingSignIn: {
      tags: ['saving', 'signInNeeded'],
      on: { 'signIn.completed': 'looking' },
    },
    looking: {
      invoke: {
        id: 'loadBasket',
        src: 'loadBasket',
        onDone: {
          target: 'comparing',
          actions: { type: 'setLoaded', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'hasChanges',
            target: 'evaluating',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          // Nobody has asked for it: it is as it was.
          { target: 'resting' },
        ],
      },
    },
  },
});
