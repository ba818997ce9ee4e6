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
  notEnrolled: /*i18n*/ { id: 'machine.enrolment.fixture.notEnrolled', message: 'Not enrolled' },
  enrolled: /*i18n*/ { id: 'machine.enrolment.fixture.enrolled', message: 'Enrolled' },
} as const;

/** Enrolment in a class: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.enrolment.name', message: 'Enrolment in a class' },
  purpose: /*i18n*/ {
    id: 'machine.enrolment.purpose',
    message: 'Joins a class and leaves it, over lost connections and logins in between.',
  },
  inputs: [
    fixture(NAMES.notEnrolled, { classId: '1700000000000000401', enrollment: 0, keySeed: 'seed-1' }),
    fixture(NAMES.enrolled, { classId: '1700000000000000401', enrollment: 1, keySeed: 'seed-1' }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    deciding: STATES.deciding,
    notEnrolled: /*i18n*/ { id: 'machine.enrolment.state.notEnrolled', message: 'Not enrolled' },
    'notEnrolled.open': /*i18n*/ { id: 'machine.enrolment.state.notEnrolled.open', message: 'Can enrol' },
    'notEnrolled.refused': STATES.refused,
    enrolling: /*i18n*/ { id: 'machine.enrolment.state.enrolling', message: 'Enrolling' },
    'enrolling.requesting': STATES.requesting,
    'enrolling.judging': STATES.judging,
    'enrolling.waiting': STATES.waiting,
    'enrolling.awaitingSignIn': STATES.awaitingSignIn,
    enrolled: /*i18n*/ { id: 'machine.enrolment.state.enrolled', message: 'Enrolled' },
    'enrolled.learning': /*i18n*/ { id: 'machine.enrolment.state.enrolled.learning', message: 'Learning' },
    'enrolled.confirming': /*i18n*/ {
      id: 'machine.enrolment.state.enrolled.confirming',
      message: 'Confirming to leave',
    },
    'enrolled.refused': STATES.refused,
    leaving: /*i18n*/ { id: 'machine.enrolment.state.leaving', message: 'Leaving the class' },
    'leaving.requesting': STATES.requesting,
    'leaving.judging': STATES.judging,
    'leaving.waiting': STATES.waiting,
  },
  events: {
    'enrol.requested': bare(
      'person',
      /*i18n*/ { id: 'machine.enrolment.event.enrol.requested', message: 'Enrolment asked for' },
    ),
    'leave.requested': bare(
      'person',
      /*i18n*/ { id: 'machine.enrolment.event.leave.requested', message: 'Leaving asked for' },
    ),
    'leave.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.enrolment.event.leave.confirmed', message: 'Leaving confirmed' },
    ),
    'leave.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.enrolment.event.leave.cancelled', message: 'Leaving cancelled' },
    ),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'class.refreshed': {
      name: /*i18n*/ { id: 'machine.enrolment.event.class.refreshed', message: 'Class loaded again' },
      from: 'page',
      payload: record({ enrollment: oneOf(0, 1) }),
      fixtures: [fixture(NAMES.enrolled, { enrollment: 1 }), fixture(NAMES.notEnrolled, { enrollment: 0 })],
    },
  },
  guards: {
    isEnrolled: /*i18n*/ { id: 'machine.enrolment.guard.isEnrolled', message: 'Is enrolled' },
    wasRefreshedIn: /*i18n*/ { id: 'machine.enrolment.guard.wasRefreshedIn', message: 'Is enrolled by now' },
    wasRefreshedOut: /*i18n*/ {
      id: 'machine.enrolment.guard.wasRefreshedOut',
      message: 'Is not enrolled any more',
    },
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
    isOutAlready: /*i18n*/ {
      id: 'machine.enrolment.guard.isOutAlready',
      message: 'Is out of the class already',
    },
  },
  delays: {
    backOff: DELAYS.backOff,
  },
  actors: {
    enrol: {
      name: /*i18n*/ { id: 'machine.enrolment.actor.enrol', message: 'Enrol' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(ENROLMENT_PROBLEM_CODES),
    },
    leave: {
      name: /*i18n*/ { id: 'machine.enrolment.actor.leave', message: 'Leave the class' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(ENROLMENT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof enrolmentMachine>;
