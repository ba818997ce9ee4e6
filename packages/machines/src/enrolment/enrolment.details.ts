import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { ENROLMENT_PROBLEM_CODES } from './index.ts';
import type { enrolmentMachine } from './enrolment.machine.ts';

const NAMES = {
  notEnrolled: 'Not enrolled',
  enrolled: 'Enrolled',
} as const;

/** Enrolment in a class: what people read and try. */
export const details = {
  name: 'Enrolment in a class',
  inputs: [
    fixture(NAMES.notEnrolled, { classId: '1700000000000000401', enrollment: 0, keySeed: 'seed-1' }),
    fixture(NAMES.enrolled, { classId: '1700000000000000401', enrollment: 1, keySeed: 'seed-1' }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    deciding: STATES.deciding,
    notEnrolled: 'Not enrolled',
    'notEnrolled.open': 'Can enrol',
    'notEnrolled.refused': STATES.refused,
    enrolling: 'Enrolling',
    'enrolling.requesting': STATES.requesting,
    'enrolling.evaluating': STATES.evaluating,
    'enrolling.waiting': STATES.waiting,
    'enrolling.awaitingSignIn': STATES.awaitingSignIn,
    enrolled: 'Enrolled',
    'enrolled.learning': 'Learning',
    'enrolled.confirming': 'Confirming to leave',
    'enrolled.refused': STATES.refused,
    leaving: 'Leaving the class',
    'leaving.requesting': STATES.requesting,
    'leaving.evaluating': STATES.evaluating,
    'leaving.waiting': STATES.waiting,
    'leaving.awaitingSignIn': STATES.awaitingSignIn,
  },
  events: {
    'enrol.requested': bare('person', 'Enrolment asked for'),
    'leave.requested': bare('person', 'Leaving asked for'),
    'leave.confirmed': bare('person', 'Leaving confirmed'),
    'leave.cancelled': bare('person', 'Leaving cancelled'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'class.refreshed': {
      name: 'Class loaded again',
      from: 'page',
      payload: record({ enrollment: oneOf(0, 1) }),
      fixtures: [fixture(NAMES.enrolled, { enrollment: 1 }), fixture(NAMES.notEnrolled, { enrollment: 0 })],
    },
  },
  guards: {
    isEnrolled: 'Is enrolled',
    wasRefreshedIn: 'Is enrolled by now',
    wasRefreshedOut: 'Is not enrolled any more',
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
    isOutAlready: 'Is out of the class already',
  },
  delays: {
    backOff: DELAYS.backOff,
  },
  actors: {
    enrol: {
      name: 'Enrol',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(ENROLMENT_PROBLEM_CODES),
    },
    leave: {
      name: 'Leave the class',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(ENROLMENT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof enrolmentMachine>;
