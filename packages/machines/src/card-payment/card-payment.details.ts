import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { QUICK_QUESTIONS, type cardPaymentMachine } from './card-payment.machine.ts';
import { CARD_PAYMENT_PROBLEM_CODES } from './card-payment.types.ts';

/** Payment by card: what people read and try. */
export const details = {
  name: 'Payment by card',
  inputs: [
    fixture('From the order', { from: 'elsewhere' }),
    fixture('Back, having paid', { from: 'done' }),
    fixture('Back without having paid', { from: 'left' }),
  ],
  contexts: [
    fixture(FIXTURES.manyFailures, { failures: 6 }),
    fixture('Asked for the last time before it takes long', { questions: QUICK_QUESTIONS - 1 }),
  ],
  states: {
    deciding: STATES.deciding,
    ready: 'Can be paid',
    'ready.untouched': STATES.untouched,
    'ready.left': 'Came back without having paid',
    'ready.declined': 'Was declined',
    'ready.refused': STATES.refused,
    opening: 'Opening the page of the provider',
    'opening.requesting': STATES.requesting,
    'opening.evaluating': STATES.evaluating,
    'opening.waiting': STATES.waiting,
    'opening.awaitingSignIn': STATES.awaitingSignIn,
    leaving: 'Going to the page of the provider',
    awaiting: 'Waiting for the money',
    'awaiting.asking': STATES.requesting,
    'awaiting.pausing': 'Pause between questions',
    'awaiting.resting': 'It takes long',
    processing: 'With the bank',
    paid: 'Paid',
    over: STATES.over,
  },
  events: {
    'payment.requested': bare('person', 'Payment asked for'),
    'check.requested': bare('person', 'Asked whether it has arrived'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'page.restored': bare('page', EVENTS['page.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
  },
  guards: {
    hasPaid: 'Has paid at the provider',
    hasLeft: 'Has left the provider',
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
    isSlow: 'Was asked often enough',
    isOutcome: 'Stands so',
  },
  delays: { backOff: DELAYS.backOff, pollInterval: DELAYS.pollInterval },
  actors: {
    openCheckout: {
      name: 'Open a page of the provider',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, { url: 'https://checkout.stripe.com/c/pay/cs_test_1' })],
      rejects: refusals(CARD_PAYMENT_PROBLEM_CODES),
    },
    loadOutcome: {
      name: 'Ask whether the money has arrived',
      kind: 'promise',
      resolves: [
        fixture('Paid', 'paid'),
        fixture('Nothing yet', 'waiting'),
        fixture('With the bank', 'processing'),
        fixture('Declined', 'declined'),
        fixture('The order is over', 'over'),
      ],
      rejects: refusals(CARD_PAYMENT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof cardPaymentMachine>;
