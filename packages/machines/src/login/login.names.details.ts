import type { MachineDetails } from '../shared/machine-details.ts';
import { CAPTCHA_STATES, STATES } from '../details/state-names.details.ts';
import { within } from '../details/within.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import type { loginMachine } from './login.machine.ts';

/** What people call the states, guards and delays. */
export const LOGIN_NAMES = {
  states: {
    form: STATES.form,
    'form.method': STATES.method,
    'form.method.choosing': STATES.choosing,
    'form.method.password': STATES.password,
    'form.method.smsCode': /*i18n*/ {
      id: 'machine.login.state.form.method.smsCode',
      message: 'By text message code',
    },
    'form.method.emailCode': /*i18n*/ {
      id: 'machine.login.state.form.method.emailCode',
      message: 'By email code',
    },
    'form.method.qr': /*i18n*/ { id: 'machine.login.state.form.method.qr', message: 'By QR code' },
    'form.method.none': /*i18n*/ {
      id: 'machine.login.state.form.method.none',
      message: 'Third parties only',
    },
    ...within('form', CAPTCHA_STATES),
    'form.submission': STATES.submission,
    'form.submission.editing': STATES.editing,
    'form.submission.editing.untouched': STATES.untouched,
    'form.submission.editing.invalid': STATES.invalid,
    'form.submission.editing.refused': /*i18n*/ {
      id: 'machine.login.state.form.submission.editing.refused',
      message: 'Refused',
    },
    'form.submission.submitting': STATES.submitting,
    'form.submission.confirming': /*i18n*/ {
      id: 'machine.login.state.form.submission.confirming',
      message: 'Asking for the second factor',
    },
    'form.submission.passkey': /*i18n*/ {
      id: 'machine.login.state.form.submission.passkey',
      message: 'Signing in by passkey',
    },
    'form.submission.judging': STATES.judging,
    'form.submission.throttled': STATES.throttled,
    'form.offer': /*i18n*/ { id: 'machine.login.state.form.offer', message: 'Ways in of the school' },
    'form.offer.deciding': STATES.deciding,
    'form.offer.loading': STATES.loading,
    'form.offer.known': /*i18n*/ { id: 'machine.login.state.form.offer.known', message: 'Ways in known' },
    'form.offer.unknown': /*i18n*/ {
      id: 'machine.login.state.form.offer.unknown',
      message: 'Ways in not known',
    },
    'form.offer.closed': /*i18n*/ { id: 'machine.login.state.form.offer.closed', message: 'School closed' },
    'form.departure': /*i18n*/ {
      id: 'machine.login.state.form.departure',
      message: 'Leaving for a third party',
    },
    'form.departure.deciding': STATES.deciding,
    'form.departure.here': /*i18n*/ { id: 'machine.login.state.form.departure.here', message: 'Here' },
    'form.departure.here.quiet': STATES.quiet,
    'form.departure.here.refused': /*i18n*/ {
      id: 'machine.login.state.form.departure.here.refused',
      message: 'Third party failed',
    },
    'form.departure.leaving': /*i18n*/ {
      id: 'machine.login.state.form.departure.leaving',
      message: 'Leaving',
    },
    'form.departure.gone': STATES.gone,
    signedIn: STATES.signedIn,
  },
  guards: {
    isMethod: GUARDS.isMethod,
    startsWith: GUARDS.startsWith,
    startsWithQr: /*i18n*/ { id: 'machine.login.guard.startsWithQr', message: 'Starts with the QR code' },
    hasNoMethod: /*i18n*/ { id: 'machine.login.guard.hasNoMethod', message: 'No own way in' },
    isQrOffered: /*i18n*/ { id: 'machine.login.guard.isQrOffered', message: 'QR code is offered' },
    isFormHidden: /*i18n*/ { id: 'machine.login.guard.isFormHidden', message: 'Form is hidden' },
    isSignedIn: GUARDS.isSignedIn,
    isSecondFactorAsked: GUARDS.isSecondFactorAsked,
    isConfirmed: GUARDS.isConfirmed,
    isTicketOver: GUARDS.isTicketOver,
    mustLoadOffer: /*i18n*/ { id: 'machine.login.guard.mustLoadOffer', message: 'Ways in have to be loaded' },
    isSchoolClosed: /*i18n*/ { id: 'machine.login.guard.isSchoolClosed', message: 'School is closed' },
    wasProviderRefused: /*i18n*/ {
      id: 'machine.login.guard.wasProviderRefused',
      message: 'Third party has refused',
    },
    isProviderOffered: /*i18n*/ {
      id: 'machine.login.guard.isProviderOffered',
      message: 'Third party is offered',
    },
    hasPuzzle: GUARDS.hasPuzzle,
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    wantsCode: GUARDS.wantsCode,
    needsPuzzle: GUARDS.needsPuzzle,
    wasPuzzleRefused: GUARDS.wasPuzzleRefused,
    mustSolvePuzzle: GUARDS.mustSolvePuzzle,
    mustWait: GUARDS.mustWait,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
  },
} satisfies Pick<MachineDetails<typeof loginMachine>, 'states' | 'guards' | 'delays'>;
