import type { MachineDetails } from '../shared/machine-details.ts';
import { record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { CHECK_IN_PROBLEM_CODES } from './index.ts';
import type { checkInMachine } from './check-in.machine.ts';

const ATTENDANCE = '1700000000000550001';
const CODE = '482913';
const AT = '2026-11-21T08:04:00.000Z';

/** Checking in to a meeting of a class: what people read and try. */
export const details = {
  name: 'Checking in',
  inputs: [
    fixture('By code', { attendanceId: ATTENDANCE, needsCode: true, code: '' }),
    fixture('By a scanned code', { attendanceId: ATTENDANCE, needsCode: true, code: CODE }),
    fixture('By a button', { attendanceId: ATTENDANCE, needsCode: false, code: '' }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    entering: 'Before checking in',
    'entering.open': STATES.open,
    'entering.incomplete': 'Digits are missing',
    'entering.refused': STATES.refused,
    sending: STATES.sending,
    'sending.requesting': STATES.requesting,
    'sending.evaluating': STATES.evaluating,
    'sending.waiting': STATES.waiting,
    'sending.awaitingSignIn': STATES.awaitingSignIn,
    checkedIn: 'Checked in',
  },
  events: {
    'code.changed': {
      name: EVENTS['code.changed'],
      from: 'person',
      payload: record({ code: TEXT }),
      fixtures: [
        fixture(FIXTURES.aCode, { code: CODE }),
        fixture(FIXTURES.aCodeThatIsTooShort, { code: '48' }),
        fixture(FIXTURES.digitsOfAnotherScript, { code: '٤٨٢٩١٣' }),
      ],
    },
    'checkIn.requested': bare('person', 'Check-in asked for'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
  },
  guards: {
    isComplete: GUARDS.isComplete,
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: { backOff: DELAYS.backOff },
  actors: {
    checkIn: {
      name: 'Check in',
      kind: 'promise',
      resolves: [
        fixture('Present', { record: 'present', checkedInAt: AT }),
        fixture('Late', { record: 'late', checkedInAt: AT }),
      ],
      rejects: refusals(CHECK_IN_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof checkInMachine>;
