import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import type { sessionMachine } from './session.machine.ts';

/** What people call the states, guards and delays. */
export const SESSION_NAMES = {
  states: {
    unknown: 'Not known yet',
    restoring: 'Restoring the session',
    'restoring.deciding': STATES.deciding,
    'restoring.loadingUser': 'Loading the person',
    'restoring.refreshing': 'Renewing access',
    'restoring.loadingRefreshedUser': 'Loading the person after renewal',
    'restoring.evaluating': 'Weighing the failure',
    'restoring.waiting': STATES.waiting,
    signedIn: STATES.signedIn,
    'signedIn.tokens': 'Access',
    'signedIn.tokens.fresh': 'Up to date',
    'signedIn.tokens.refreshing': 'Renewing access',
    'signedIn.tokens.refreshing.requesting': 'Asking for new access',
    'signedIn.tokens.refreshing.evaluating': STATES.evaluating,
    'signedIn.tokens.refreshing.awaitingOtherTab': 'Waiting for another tab',
    'signedIn.tokens.refreshing.reloadingUser': 'Loading the person again',
    'signedIn.tokens.refreshing.evaluatingUser': 'Weighing the failed person',
    'signedIn.tokens.refreshing.waiting': STATES.waiting,
    'signedIn.heartbeat': 'Sign of life',
    'signedIn.heartbeat.resting': STATES.resting,
    'signedIn.heartbeat.beating': 'Sending a sign of life',
    'signedIn.heartbeat.spreading': 'Waiting a little longer than usual',
    signedOut: STATES.signedOut,
    'signedOut.visitor': STATES.visitor,
    'signedOut.left': 'Left on purpose',
    'signedOut.expired': 'Session expired',
    'signedOut.elsewhere': 'Signed out in another tab',
    'signedOut.disabled': STATES.disabled,
    'signedOut.unverified': STATES.unverified,
  },
  guards: {
    paintedSignedIn: 'First paint: signed in',
    paintedSignedOut: 'First paint: signed out',
    paintedRefreshable: 'First paint: can be renewed',
    isUnauthenticated: 'Not signed in for the server',
    isRefused: GUARDS.isRefused,
    isRefusedButRefreshedElsewhere: 'Refused, but renewed in another tab',
    isDisabled: GUARDS.isDisabled,
    isUnverified: GUARDS.isUnverified,
  },
  delays: {
    heartbeatInterval: 'Time between signs of life',
    heartbeatAfterFailure: 'Time after a lost sign of life',
    refreshDue: 'Time until renewal',
    otherTabGrace: 'Time for another tab',
    backOff: DELAYS.backOff,
  },
} satisfies Pick<MachineDetails<typeof sessionMachine>, 'states' | 'guards' | 'delays'>;
