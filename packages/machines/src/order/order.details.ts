import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, orNull, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { ORDER_PROBLEM_CODES } from './order.machine.ts';
import type { orderMachine, OrderStanding } from './order.machine.ts';

const UNPAID: OrderStanding = {
  stage: 'awaitingPayment',
  hasLapsed: false,
  canCancel: true,
  lapsesAt: '2026-03-28T08:00:00.000Z',
};
const standing = (stage: OrderStanding['stage'], hasLapsed = false): OrderStanding => ({
  stage,
  hasLapsed,
  canCancel: false,
  lapsesAt: null,
});
const NAMES = {
  unpaid: 'Waits for its payment',
  neverLapses: 'Waits for as long as it takes',
  ofSomebodyElse: 'Cannot be cancelled',
  paid: 'Paid',
  partlyRefunded: 'Paid back in part',
  refunded: 'Paid back in whole',
  lapsed: 'Lapsed',
} as const;
const STANDINGS = [
  fixture(NAMES.unpaid, UNPAID),
  fixture(NAMES.paid, standing('paid')),
  fixture(NAMES.partlyRefunded, standing('partlyRefunded')),
  fixture(NAMES.refunded, standing('refunded')),
  fixture(NAMES.lapsed, standing('cancelled', true)),
  fixture(STATES.cancelled, standing('cancelled')),
];

/** An order as its buyer sees it: what people read and try. */
export const details = {
  name: 'Order',
  inputs: [
    fixture(NAMES.unpaid, UNPAID),
    fixture(NAMES.neverLapses, { ...UNPAID, lapsesAt: null }),
    fixture(NAMES.ofSomebodyElse, { ...UNPAID, canCancel: false }),
    fixture(NAMES.paid, standing('paid')),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    deciding: STATES.deciding,
    unpaid: NAMES.unpaid,
    'unpaid.resting': STATES.resting,
    'unpaid.asking': 'Confirming the cancellation',
    'unpaid.refused': STATES.refused,
    cancelling: 'Cancelling',
    'cancelling.requesting': STATES.requesting,
    'cancelling.evaluating': STATES.evaluating,
    'cancelling.waiting': STATES.waiting,
    'cancelling.awaitingSignIn': STATES.awaitingSignIn,
    looking: 'Looking at what has become of it',
    paid: NAMES.paid,
    partlyRefunded: NAMES.partlyRefunded,
    refunded: NAMES.refunded,
    lapsed: NAMES.lapsed,
    cancelled: STATES.cancelled,
  },
  events: {
    'order.loaded': {
      name: 'Order loaded again',
      from: 'page',
      payload: record({
        stage: oneOf('awaitingPayment', 'paid', 'partlyRefunded', 'refunded', 'cancelled'),
        hasLapsed: YES_OR_NO,
        canCancel: YES_OR_NO,
        lapsesAt: orNull(TEXT),
      }),
      fixtures: STANDINGS,
    },
    'cancellation.requested': bare('person', 'Cancellation asked for'),
    'cancellation.confirmed': bare('person', 'Cancellation confirmed'),
    'cancellation.declined': bare('person', 'Cancellation declined'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
  },
  guards: {
    isStage: 'Stands so',
    hasLapsed: 'Has lapsed',
    canCancel: 'Can be cancelled',
    isAsKnown: 'Stands as known',
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
    isLate: 'Cannot be cancelled any more',
  },
  delays: { untilLookedAt: 'Time until it lapses, a day at most', backOff: DELAYS.backOff },
  actors: {
    cancelOrder: {
      name: 'Cancel the order',
      kind: 'promise',
      resolves: [fixture(STATES.cancelled, standing('cancelled'))],
      rejects: refusals(ORDER_PROBLEM_CODES),
    },
    loadOrder: {
      name: 'Load the order',
      kind: 'promise',
      resolves: STANDINGS,
      rejects: refusals(ORDER_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof orderMachine>;
