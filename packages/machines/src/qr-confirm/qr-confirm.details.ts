import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT, SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import { QR_CONFIRM_PROBLEM_CODES } from './index.ts';
import type { qrConfirmMachine } from './qr-confirm.machine.ts';

/** Confirming a QR sign-in: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.qrConfirm.name', message: 'Confirming a QR sign-in' },
  purpose: /*i18n*/ {
    id: 'machine.qrConfirm.purpose',
    message: 'Shows on a signed-in phone who wants to sign in, and confirms or refuses it.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.qrConfirm.fixture.aScannedCode', message: 'A scanned code' },
      { qrcodeId: 'qr-1' },
    ),
  ],
  contexts: [fixture(FIXTURES.oneSecondLeft, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  states: {
    scanning: /*i18n*/ { id: 'machine.qrConfirm.state.scanning', message: 'Reporting the scan' },
    asking: /*i18n*/ { id: 'machine.qrConfirm.state.asking', message: 'Asking the person' },
    'asking.clock': STATES.clock,
    'asking.clock.ticking': STATES.ticking,
    'asking.answer': /*i18n*/ { id: 'machine.qrConfirm.state.asking.answer', message: 'Answer' },
    'asking.answer.open': STATES.open,
    'asking.answer.refused': STATES.refused,
    confirming: /*i18n*/ { id: 'machine.qrConfirm.state.confirming', message: 'Confirming' },
    refusing: /*i18n*/ { id: 'machine.qrConfirm.state.refusing', message: 'Refusing' },
    judging: STATES.judging,
    signInNeeded: STATES.signInNeeded,
    failed: STATES.failed,
    over: STATES.over,
    'over.deciding': STATES.deciding,
    'over.expired': STATES.expired,
    'over.cancelled': STATES.cancelled,
    'over.taken': /*i18n*/ { id: 'machine.qrConfirm.state.over.taken', message: 'Taken by somebody else' },
    'over.unknown': /*i18n*/ { id: 'machine.qrConfirm.state.over.unknown', message: 'Unknown code' },
    confirmed: /*i18n*/ { id: 'machine.qrConfirm.state.confirmed', message: 'Confirmed' },
    cancelled: STATES.cancelled,
    left: /*i18n*/ { id: 'machine.qrConfirm.state.left', message: 'Left' },
  },
  events: {
    'signIn.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.qrConfirm.event.signIn.confirmed', message: 'Sign-in confirmed' },
    ),
    'signIn.refused': bare(
      'person',
      /*i18n*/ { id: 'machine.qrConfirm.event.signIn.refused', message: 'Sign-in refused' },
    ),
    'request.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.qrConfirm.event.request.retried', message: 'Request retried' },
    ),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'page.left': bare('page', EVENTS['page.left']),
  },
  guards: {
    hasRunOut: GUARDS.hasRunOut,
    isSignInNeeded: GUARDS.isSignInNeeded,
    isDead: /*i18n*/ { id: 'machine.qrConfirm.guard.isDead', message: 'Code is over' },
    isExpired: GUARDS.isExpired,
    isCancelled: GUARDS.isCancelled,
    isTaken: /*i18n*/ { id: 'machine.qrConfirm.guard.isTaken', message: 'Taken by somebody else' },
    hasRequest: GUARDS.hasRequest,
  },
  delays: {
    tick: DELAYS.tick,
  },
  actors: {
    scanQr: {
      name: /*i18n*/ { id: 'machine.qrConfirm.actor.scanQr', message: 'Report the scan' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.qrConfirm.fixture.aSignInAtASchool', message: 'A sign-in at a school' },
          {
            qrcodeId: 'qr-1',
            school: {
              id: SAMPLE_SCHOOL_ID,
              name: 'Example Academy',
              logoUrl: null,
              url: '/portal/1700000000000000001',
            },
            browser: 'Firefox 140',
            operatingSystem: 'Linux',
            ip: '192.0.2.7',
            requestedAt: SAMPLE_INSTANT,
            expiresInSeconds: 120,
          },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.qrConfirm.fixture.aSignInWithoutASchool',
            message: 'A sign-in without a school',
          },
          {
            qrcodeId: 'qr-1',
            school: null,
            browser: 'Chrome 141',
            operatingSystem: 'Windows',
            ip: '2001:db8::7',
            requestedAt: SAMPLE_INSTANT,
            expiresInSeconds: 120,
          },
        ),
        fixture(FIXTURES.aCodeThatIsOverAtOnce, {
          qrcodeId: 'qr-1',
          school: null,
          browser: 'Safari 26',
          operatingSystem: 'macOS',
          ip: '192.0.2.7',
          requestedAt: SAMPLE_INSTANT,
          expiresInSeconds: 0,
        }),
      ],
      rejects: refusals(QR_CONFIRM_PROBLEM_CODES),
    },
    decideQr: {
      name: /*i18n*/ { id: 'machine.qrConfirm.actor.decideQr', message: 'Confirm or cancel the sign-in' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(QR_CONFIRM_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof qrConfirmMachine>;
