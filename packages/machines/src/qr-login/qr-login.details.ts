import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { HOSTILE_VIEWER, SAMPLE_SIGNED_IN, SAMPLE_VIEWER } from '../details/sample-values.ts';
import { QR_LOGIN_PROBLEM_CODES } from './index.ts';
import type { qrLoginMachine } from './qr-login.machine.ts';

/** Sign-in by QR code: what people read and try. */
export const details = {
  name: 'Sign-in by QR code',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  contexts: [
    fixture('Renewed as often as it may be', { renewals: 100 }),
    fixture(FIXTURES.oneSecondLeft, { countdown: { endsAt: 0, secondsLeft: 1 } }),
  ],
  states: {
    creating: 'Making a code',
    showing: 'Code shown',
    'showing.watch': 'Watch over the code',
    'showing.watch.asking': 'Asking for the state',
    'showing.watch.resting': 'Between two questions',
    'showing.watch.backingOff': 'Waiting after a failure',
    'showing.face': 'What is shown',
    'showing.face.waiting': 'Waiting for a scan',
    'showing.face.scanned': 'Scanned',
    'showing.clock': STATES.clock,
    'showing.clock.ticking': STATES.ticking,
    redeeming: 'Redeeming the code',
    'redeeming.requesting': STATES.requesting,
    'redeeming.evaluating': STATES.evaluating,
    'redeeming.backingOff': 'Waiting after a failure',
    expired: STATES.expired,
    'expired.deciding': 'Deciding about a new code',
    'expired.reported': 'Expiry shown',
    'expired.resting': 'Before a new code',
    'expired.elsewhere': 'New code in another tab',
    cancelled: STATES.cancelled,
    failed: STATES.failed,
    signedIn: STATES.signedIn,
  },
  events: {
    'code.renewed': bare('person', 'New code asked for'),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {
    isStatus: 'Code has this status',
    isOverBy: 'Code is over',
    isScanned: 'Was scanned',
    hasRunOut: GUARDS.hasRunOut,
    mayRenewItself: 'May renew itself',
    isTransient: GUARDS.isTransient,
    isNotConfirmed: 'Not confirmed yet',
    isExpired: GUARDS.isExpired,
    isCancelled: GUARDS.isCancelled,
    isTransientProblem: 'Problem may pass by itself',
    isElsewhere: 'New code in another tab',
  },
  delays: {
    tick: DELAYS.tick,
    renewalPause: 'Pause before a new code',
    pollInterval: DELAYS.pollInterval,
    backOff: DELAYS.backOff,
  },
  actors: {
    createQr: {
      name: 'Make a QR code',
      kind: 'promise',
      resolves: [
        fixture('A code for two minutes', {
          qrcodeId: 'qr-1',
          content: 'https://portal.example.org/login/confirm?code=qr-1',
          expiresInSeconds: 120,
          pollIntervalSeconds: 2,
        }),
        fixture(FIXTURES.aCodeThatIsOverAtOnce, {
          qrcodeId: 'qr-2',
          content: 'https://portal.example.org/login/confirm?code=qr-2',
          expiresInSeconds: 0,
          pollIntervalSeconds: 2,
        }),
      ],
      rejects: refusals(QR_LOGIN_PROBLEM_CODES),
    },
    watchQr: {
      name: 'Watch the QR code',
      kind: 'promise',
      resolves: [
        fixture('Nothing new', { status: 'new' }),
        fixture('Scanned', { status: 'scanned' }),
        fixture('Confirmed', { status: 'confirmed' }),
        fixture('Cancelled', { status: 'cancelled' }),
        fixture(FIXTURES.expired, { status: 'expired' }),
        fixture('Used elsewhere', { status: 'used' }),
      ],
      rejects: refusals(QR_LOGIN_PROBLEM_CODES),
    },
    redeemQr: {
      name: 'Redeem the QR code',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifetimeUnknown, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: refusals(QR_LOGIN_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof qrLoginMachine>;
