import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, orNull, record, TEXT, WHOLE_NUMBER } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { BASKET_PROBLEM_CODES } from './basket.machine.ts';
import type { basketMachine, KnownBasket } from './basket.machine.ts';

const GOODS_ID = '1790000000000000016';
const EMPTY: KnownBasket = { currency: 'CNY', lines: [], voucher: null };
const FILLED: KnownBasket = { ...EMPTY, lines: [{ goodsId: GOODS_ID }] };
const SEATED: KnownBasket = { ...EMPTY, lines: [{ goodsId: GOODS_ID, seats: 12 }] };
const NAMES = { empty: 'Empty basket', filled: 'One thing in it', seated: 'Seats in it' } as const;
const BASKETS = [fixture(NAMES.filled, FILLED), fixture(NAMES.empty, EMPTY), fixture(NAMES.seated, SEATED)];

/** A basket: what people read and try. */
export const details = {
  name: 'Basket',
  inputs: [fixture(NAMES.empty, { basket: EMPTY }), fixture(NAMES.filled, { basket: FILLED })],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    resting: STATES.resting,
    'resting.open': STATES.open,
    'resting.refused': STATES.refused,
    saving: STATES.saving,
    comparing: STATES.comparing,
    evaluating: STATES.evaluating,
    waiting: STATES.waiting,
    awaitingSignIn: STATES.awaitingSignIn,
    looking: STATES.looking,
  },
  events: {
    'basket.changed': {
      name: 'Basket changed',
      from: 'person',
      payload: record({
        change: record(
          {},
          {
            add: TEXT,
            remove: TEXT,
            currency: TEXT,
            voucher: TEXT,
            seats: record({ goodsId: TEXT, count: WHOLE_NUMBER }),
          },
        ),
      }),
      fixtures: [
        fixture('Put in', { change: { add: GOODS_ID } }),
        fixture('Taken out', { change: { remove: GOODS_ID } }),
        fixture('Another currency', { change: { currency: 'EUR' } }),
        fixture('More seats', { change: { seats: { goodsId: GOODS_ID, count: 12 } } }),
        fixture('A voucher', { change: { voucher: 'spring-20' } }),
        ...hostileTexts((voucher) => ({ change: { voucher } })),
      ],
    },
    'basket.loaded': {
      name: 'Basket loaded by the page',
      from: 'page',
      payload: record({
        basket: record({
          currency: TEXT,
          lines: listOf(record({ goodsId: TEXT }, { seats: WHOLE_NUMBER })),
          voucher: orNull(record({ code: TEXT })),
        }),
      }),
      fixtures: BASKETS.map(({ name, value }) => fixture(name, { basket: value })),
    },
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  guards: {
    hasChanges: 'Something is not saved yet',
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: { backOff: DELAYS.backOff },
  actors: {
    saveBasket: {
      name: 'Save the basket',
      kind: 'promise',
      resolves: BASKETS,
      rejects: refusals(BASKET_PROBLEM_CODES),
    },
    loadBasket: {
      name: 'Load the basket',
      kind: 'promise',
      resolves: BASKETS,
      rejects: refusals(BASKET_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof basketMachine>;
