import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import type { membersMachine } from './members.machine.ts';

/** What people call the states, guards and delays. */
export const MEMBERS_NAMES = {
  states: {
    change: 'Change to members',
    'change.resting': STATES.resting,
    'change.resting.quiet': STATES.quiet,
    'change.resting.changed': STATES.changed,
    'change.resting.partly': 'Partly changed',
    'change.confirming': 'Confirming the change',
    'change.confirming.untouched': STATES.untouched,
    'change.confirming.refused': STATES.refused,
    'change.applying': 'Applying the change',
    invite: 'Invitation',
    'invite.closed': 'Closed',
    'invite.open': STATES.open,
    'invite.open.untouched': STATES.untouched,
    'invite.open.invalid': STATES.invalid,
    'invite.open.refused': STATES.refused,
    'invite.open.invited': 'Invitation made',
    'invite.sending': STATES.sending,
    'invite.sending.choosing': 'Choosing the way',
    'invite.sending.mail': 'By email',
    'invite.sending.link': 'By link',
    withdrawal: 'Withdrawal of an invitation',
    'withdrawal.resting': STATES.resting,
    'withdrawal.confirming': 'Confirming the withdrawal',
    'withdrawal.confirming.untouched': STATES.untouched,
    'withdrawal.confirming.refused': STATES.refused,
    'withdrawal.withdrawing': STATES.withdrawing,
    'withdrawal.evaluating': STATES.evaluating,
    exporting: 'Export',
    'exporting.resting': STATES.resting,
    'exporting.resting.quiet': STATES.quiet,
    'exporting.resting.refused': STATES.refused,
    'exporting.making': 'Being made',
  },
  guards: {
    hasPeople: 'Members are selected',
    wasRefused: 'Some were refused',
    isInviteComplete: 'Invitation is complete',
    isLink: 'Is a link',
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
} satisfies Pick<MachineDetails<typeof membersMachine>, 'states' | 'guards' | 'delays'>;
