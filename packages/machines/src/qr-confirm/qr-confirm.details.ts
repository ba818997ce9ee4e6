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
  name: 'Confirming a QR sign-in',
  inputs: [fixture('A scanned code', { qrcodeId: 'qr-1' })],
  contexts: [fixture(FIXTURES.oneSecondLeft, { countdown: { endsAt: 0, secondsLeft: 1 } })],
  states: {
    scanning: 'Reporting the scan',
    asking: 'Asking the person',
    'asking.clock': STATES.clock,
    'asking.clock.ticking': STATES.ticking,
    'asking.answer': 'Answer',
    'asking.answer.open': STATES.open,
    'asking.answer.refused': STATES.refused,
    confirming: 'Confirming',
    refusing: 'Refusing',
    evaluating: STATES.evaluating,
    signInNeeded: STATES.signInNeeded,
    failed: STATES.failed,
    over: STATES.over,
    'over.deciding': STATES.deciding,
    'over.expired': STATES.expired,
    'over.cancelled': STATES.cancelled,
    'over.taken': 'Taken by somebody else',
    'over.unknown': 'Unknown code',
    confirmed: 'Confirmed',
    cancelled: STATES.cancelled,
    left: 'Left',
  },
  events: {
    'signIn.confirmed': bare('person', 'Sign-in confirmed'),
    'signIn.refused': bare('person', 'Sign-in refused'),
    'request.retried': bare('person', 'Request retried'),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'page.left': bare('page', EVENTS['page.left']),
  },
  guards: {
    hasRunOut: GUARDS.hasRunOut,
    isSignInNeeded: GUARDS.isSignInNeeded,
    isDead: 'Code is over',
    isExpired: GUARDS.isExpired,
    isCancelled: GUARDS.isCancelled,
    isTaken: 'Taken by somebody else',
    hasRequest: GUARDS.hasRequest,
  },
  delays: {
    tick: DELAYS.tick,
  },
  actors: {
    scanQr: {
      name: 'Report the scan',
      kind: 'promise',
      resolves: [
        fixture('A sign-in at a school', {
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
        }),
        fixture('A sign-in without a school', {
          qrcodeId: 'qr-1',
          school: null,
          browser: 'Chrome 141',
          operatingSystem: 'Windows',
          ip: '2001:db8::7',
          requestedAt: SAMPLE_INSTANT,
          expiresInSeconds: 120,
        }),
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
      name: 'Confirm or cancel the sign-in',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(QR_CONFIRM_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof qrConfirmMachine>;
