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
  name: /*i18n*/ { id: 'machine.qrLogin.name', message: 'Sign-in by QR code' },
  purpose: /*i18n*/ {
    id: 'machine.qrLogin.purpose',
    message: 'Shows a QR code that a signed-in phone confirms, renews it and signs this browser in.',
  },
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  contexts: [
    fixture(
      /*i18n*/ {
        id: 'machine.qrLogin.fixture.renewedAsOftenAsItMayBe',
        message: 'Renewed as often as it may be',
      },
      { renewals: 100 },
    ),
    fixture(FIXTURES.oneSecondLeft, { countdown: { endsAt: 0, secondsLeft: 1 } }),
  ],
  states: {
    creating: /*i18n*/ { id: 'machine.qrLogin.state.creating', message: 'Making a code' },
    showing: /*i18n*/ { id: 'machine.qrLogin.state.showing', message: 'Code shown' },
    'showing.watch': /*i18n*/ { id: 'machine.qrLogin.state.showing.watch', message: 'Watch over the code' },
    'showing.watch.asking': /*i18n*/ {
      id: 'machine.qrLogin.state.showing.watch.asking',
      message: 'Asking for the state',
    },
    'showing.watch.resting': /*i18n*/ {
      id: 'machine.qrLogin.state.showing.watch.resting',
      message: 'Between two questions',
    },
    'showing.watch.backingOff': /*i18n*/ {
      id: 'machine.qrLogin.state.showing.watch.backingOff',
      message: 'Waiting after a failure',
    },
    'showing.face': /*i18n*/ { id: 'machine.qrLogin.state.showing.face', message: 'What is shown' },
    'showing.face.waiting': /*i18n*/ {
      id: 'machine.qrLogin.state.showing.face.waiting',
      message: 'Waiting for a scan',
    },
    'showing.face.scanned': /*i18n*/ { id: 'machine.qrLogin.state.showing.face.scanned', message: 'Scanned' },
    'showing.clock': STATES.clock,
    'showing.clock.ticking': STATES.ticking,
    redeeming: /*i18n*/ { id: 'machine.qrLogin.state.redeeming', message: 'Redeeming the code' },
    'redeeming.requesting': STATES.requesting,
    'redeeming.judging': STATES.judging,
    'redeeming.backingOff': /*i18n*/ {
      id: 'machine.qrLogin.state.redeeming.backingOff',
      message: 'Waiting after a failure',
    },
    expired: STATES.expired,
    'expired.deciding': /*i18n*/ {
      id: 'machine.qrLogin.state.expired.deciding',
      message: 'Deciding about a new code',
    },
    'expired.told': /*i18n*/ { id: 'machine.qrLogin.state.expired.told', message: 'Expiry shown' },
    'expired.resting': /*i18n*/ { id: 'machine.qrLogin.state.expired.resting', message: 'Before a new code' },
    'expired.elsewhere': /*i18n*/ {
      id: 'machine.qrLogin.state.expired.elsewhere',
      message: 'New code in another tab',
    },
    cancelled: STATES.cancelled,
    failed: STATES.failed,
    signedIn: STATES.signedIn,
  },
  events: {
    'code.renewed': bare(
      'person',
      /*i18n*/ { id: 'machine.qrLogin.event.code.renewed', message: 'New code asked for' },
    ),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {
    isStatus: /*i18n*/ { id: 'machine.qrLogin.guard.isStatus', message: 'Code has this status' },
    isOverBy: /*i18n*/ { id: 'machine.qrLogin.guard.isOverBy', message: 'Code is over' },
    isScanned: /*i18n*/ { id: 'machine.qrLogin.guard.isScanned', message: 'Was scanned' },
    hasRunOut: GUARDS.hasRunOut,
    mayRenewItself: /*i18n*/ { id: 'machine.qrLogin.guard.mayRenewItself', message: 'May renew itself' },
    isTransient: GUARDS.isTransient,
    isNotConfirmed: /*i18n*/ { id: 'machine.qrLogin.guard.isNotConfirmed', message: 'Not confirmed yet' },
    isExpired: GUARDS.isExpired,
    isCancelled: GUARDS.isCancelled,
    isTransientProblem: /*i18n*/ {
      id: 'machine.qrLogin.guard.isTransientProblem',
      message: 'Problem may pass by itself',
    },
    isElsewhere: /*i18n*/ { id: 'machine.qrLogin.guard.isElsewhere', message: 'New code in another tab' },
  },
  delays: {
    tick: DELAYS.tick,
    renewalPause: /*i18n*/ { id: 'machine.qrLogin.delay.renewalPause', message: 'Pause before a new code' },
    pollInterval: DELAYS.pollInterval,
    backOff: DELAYS.backOff,
  },
  actors: {
    createQr: {
      name: /*i18n*/ { id: 'machine.qrLogin.actor.createQr', message: 'Make a QR code' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.qrLogin.fixture.aCodeForTwoMinutes', message: 'A code for two minutes' },
          {
            qrcodeId: 'qr-1',
            content: 'https://portal.example.org/login/confirm?code=qr-1',
            expiresInSeconds: 120,
            pollIntervalSeconds: 2,
          },
        ),
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
      name: /*i18n*/ { id: 'machine.qrLogin.actor.watchQr', message: 'Watch the QR code' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.qrLogin.fixture.nothingNew', message: 'Nothing new' },
          { status: 'new' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.qrLogin.fixture.scanned', message: 'Scanned' },
          { status: 'scanned' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.qrLogin.fixture.confirmed', message: 'Confirmed' },
          { status: 'confirmed' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.qrLogin.fixture.cancelled', message: 'Cancelled' },
          { status: 'cancelled' },
        ),
        fixture(FIXTURES.expired, { status: 'expired' }),
        fixture(
          /*i18n*/ { id: 'machine.qrLogin.fixture.usedElsewhere', message: 'Used elsewhere' },
          { status: 'used' },
        ),
      ],
      rejects: refusals(QR_LOGIN_PROBLEM_CODES),
    },
    redeemQr: {
      name: /*i18n*/ { id: 'machine.qrLogin.actor.redeemQr', message: 'Redeem the QR code' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, SAMPLE_SIGNED_IN),
        fixture(FIXTURES.signedInWithAHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.signedInLifeOfTheAccessNotTold, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: refusals(QR_LOGIN_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof qrLoginMachine>;
