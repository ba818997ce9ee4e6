import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, orNull, record, TEXT, WHOLE_NUMBER, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { BUYER_LENGTHS, CHECKOUT_PROBLEM_CODES } from './checkout.types.ts';

const GOODS_ID = '1790000000000000016';
const BASKET = {
  currency: 'CNY',
  lines: [{ goodsId: GOODS_ID }],
  voucher: null,
  total: 9900,
  canOrder: true,
};
const SOLD_OUT = { ...BASKET, total: 0, canOrder: false };
const WITH_VOUCHER = { ...BASKET, voucher: { code: 'SPRING-20' }, total: 7920 };
const EMPTY = { ...SOLD_OUT, lines: [] };
const NOBODY = { name: '', address: '', taxNumber: '' };
const BUYER = { name: 'Noor Haddad', address: '12 Harbour Road', taxNumber: '' };

const NAMES = {
  filled: 'A basket that can be ordered',
  soldOut: 'A basket that is sold out',
  empty: 'An empty basket',
  newTerms: 'New terms',
  withVoucher: 'A basket with a voucher',
} as const;

/** Checkout: what people read and try. */
export const details = {
  name: 'Checkout',
  inputs: [
    fixture(NAMES.filled, { state: { basket: BASKET, termsVersion: 1 }, buyer: BUYER, keySeed: 'seed-1' }),
    fixture(NAMES.soldOut, {
      state: { basket: SOLD_OUT, termsVersion: 1 },
      buyer: NOBODY,
      keySeed: 'seed-1',
    }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    editing: STATES.editing,
    'editing.open': STATES.open,
    'editing.invalid': STATES.invalid,
    'editing.refused': STATES.refused,
    'editing.changed': 'Something has changed',
    checking: 'Checking what was typed',
    refreshing: 'Reading prices and terms again',
    placing: 'Placing the order',
    'placing.requesting': STATES.requesting,
    'placing.evaluating': STATES.evaluating,
    'placing.waiting': STATES.waiting,
    'placing.awaitingSignIn': STATES.awaitingSignIn,
    placed: 'Order placed',
  },
  events: {
    'basket.kept': {
      name: 'Basket changed',
      from: 'page',
      payload: record({
        basket: record({
          currency: TEXT,
          lines: listOf(record({ goodsId: TEXT })),
          voucher: orNull(record({ code: TEXT })),
          total: WHOLE_NUMBER,
          canOrder: YES_OR_NO,
        }),
      }),
      fixtures: [
        fixture(NAMES.filled, { basket: BASKET }),
        fixture(NAMES.withVoucher, { basket: WITH_VOUCHER }),
        fixture(NAMES.empty, { basket: EMPTY }),
      ],
    },
    'buyer.changed': {
      name: 'Buyer changed',
      from: 'person',
      payload: record({ change: record({}, { name: TEXT, address: TEXT, taxNumber: TEXT }) }),
      fixtures: [
        fixture(FIXTURES.aName, { change: BUYER }),
        fixture(FIXTURES.aTextThatIsTooLong, { change: { address: 'a'.repeat(BUYER_LENGTHS.address + 1) } }),
        ...hostileTexts((name) => ({ change: { name } })),
      ],
    },
    'terms.ticked': {
      name: EVENTS['agreement.changed'],
      from: 'person',
      payload: record({ isAgreed: YES_OR_NO }),
      fixtures: [
        fixture(FIXTURES.ticked, { isAgreed: true }),
        fixture(FIXTURES.notTicked, { isAgreed: false }),
      ],
    },
    'order.requested': bare('person', 'Order asked for'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
  },
  guards: {
    isComplete: GUARDS.isComplete,
    canOrder: 'Everything can be bought',
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
    isOutdated: 'Goods, prices or terms have changed',
  },
  delays: { backOff: DELAYS.backOff },
  actors: {
    loadCheckout: {
      name: 'Load prices and terms',
      kind: 'promise',
      resolves: [
        fixture(NAMES.filled, { basket: { ...BASKET, total: 12900 }, termsVersion: 1 }),
        fixture(NAMES.newTerms, { basket: BASKET, termsVersion: 2 }),
        fixture(NAMES.soldOut, { basket: SOLD_OUT, termsVersion: 1 }),
      ],
      rejects: refusals(CHECKOUT_PROBLEM_CODES),
    },
    placeOrder: {
      name: 'Place the order',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, { id: '1700000000000000820' })],
      rejects: refusals(CHECKOUT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof checkoutMachine>;
