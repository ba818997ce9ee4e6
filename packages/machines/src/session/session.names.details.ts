import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import type { sessionMachine } from './session.machine.ts';

/** What people call the states, guards and delays. */
export const SESSION_NAMES = {
  states: {
    unknown: /*i18n*/ { id: 'machine.session.state.unknown', message: 'Not known yet' },
    restoring: /*i18n*/ { id: 'machine.session.state.restoring', message: 'Restoring the session' },
    'restoring.deciding': STATES.deciding,
    'restoring.loadingUser': /*i18n*/ {
      id: 'machine.session.state.restoring.loadingUser',
      message: 'Loading the person',
    },
    'restoring.refreshing': /*i18n*/ {
      id: 'machine.session.state.restoring.refreshing',
      message: 'Renewing access',
    },
    'restoring.loadingRefreshedUser': /*i18n*/ {
      id: 'machine.session.state.restoring.loadingRefreshedUser',
      message: 'Loading the person after renewal',
    },
    'restoring.judging': /*i18n*/ {
      id: 'machine.session.state.restoring.judging',
      message: 'Weighing the failure',
    },
    'restoring.waiting': STATES.waiting,
    signedIn: STATES.signedIn,
    'signedIn.tokens': /*i18n*/ { id: 'machine.session.state.signedIn.tokens', message: 'Access' },
    'signedIn.tokens.fresh': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.fresh',
      message: 'Up to date',
    },
    'signedIn.tokens.refreshing': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing',
      message: 'Renewing access',
    },
    'signedIn.tokens.refreshing.requesting': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing.requesting',
      message: 'Asking for new access',
    },
    'signedIn.tokens.refreshing.judging': STATES.judging,
    'signedIn.tokens.refreshing.awaitingOtherTab': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing.awaitingOtherTab',
      message: 'Waiting for another tab',
    },
    'signedIn.tokens.refreshing.reloadingUser': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing.reloadingUser',
      message: 'Loading the person again',
    },
    'signedIn.tokens.refreshing.judgingUser': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing.judgingUser',
      message: 'Weighing the failed person',
    },
    'signedIn.tokens.refreshing.waiting': STATES.waiting,
    'signedIn.heartbeat': /*i18n*/ {
      id: 'machine.session.state.signedIn.heartbeat',
      message: 'Sign of life',
    },
    'signedIn.heartbeat.resting': STATES.resting,
    'signedIn.heartbeat.beating': /*i18n*/ {
      id: 'machine.session.state.signedIn.heartbeat.beating',
      message: 'Sending a sign of life',
    },
    signedOut: STATES.signedOut,
    'signedOut.visitor': STATES.visitor,
    'signedOut.left': /*i18n*/ { id: 'machine.session.state.signedOut.left', message: 'Left on purpose' },
    'signedOut.expired': /*i18n*/ {
      id: 'machine.session.state.signedOut.expired',
      message: 'Session expired',
    },
    'signedOut.elsewhere': /*i18n*/ {
      id: 'machine.session.state.signedOut.elsewhere',
      message: 'Signed out in another tab',
    },
    'signedOut.disabled': STATES.disabled,
    'signedOut.unverified': STATES.unverified,
  },
  guards: {
    paintedSignedIn: /*i18n*/ {
      id: 'machine.session.guard.paintedSignedIn',
      message: 'First paint: signed in',
    },
    paintedSignedOut: /*i18n*/ {
      id: 'machine.session.guard.paintedSignedOut',
      message: 'First paint: signed out',
    },
    paintedRefreshable: /*i18n*/ {
      id: 'machine.session.guard.paintedRefreshable',
      message: 'First paint: can be renewed',
    },
    isUnauthenticated: /*i18n*/ {
      id: 'machine.session.guard.isUnauthenticated',
      message: 'Not signed in for the server',
    },
    isRefused: GUARDS.isRefused,
    isRefusedButRefreshedElsewhere: /*i18n*/ {
      id: 'machine.session.guard.isRefusedButRefreshedElsewhere',
      message: 'Refused, but renewed in another tab',
    },
    isDisabled: GUARDS.isDisabled,
    isUnverified: GUARDS.isUnverified,
  },
  delays: {
    heartbeatInterval: /*i18n*/ {
      id: 'machine.session.delay.heartbeatInterval',
      message: 'Time between signs of life',
    },
    refreshDue: /*i18n*/ { id: 'machine.session.delay.refreshDue', message: 'Time until renewal' },
    otherTabGrace: /*i18n*/ { id: 'machine.session.delay.otherTabGrace', message: 'Time for another tab' },
    backOff: DELAYS.backOff,
  },
} satisfies Pick<MachineDetails<typeof sessionMachine>, 'states' | 'guards' | 'delays'>;
