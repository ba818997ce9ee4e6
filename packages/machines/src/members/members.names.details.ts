import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import type { membersMachine } from './members.machine.ts';

/** What people call the states, guards and delays. */
export const MEMBERS_NAMES = {
  states: {
    change: /*i18n*/ { id: 'machine.members.state.change', message: 'Change to members' },
    'change.resting': STATES.resting,
    'change.resting.quiet': STATES.quiet,
    'change.resting.changed': STATES.changed,
    'change.resting.partly': /*i18n*/ {
      id: 'machine.members.state.change.resting.partly',
      message: 'Partly changed',
    },
    'change.confirming': /*i18n*/ {
      id: 'machine.members.state.change.confirming',
      message: 'Confirming the change',
    },
    'change.confirming.untouched': STATES.untouched,
    'change.confirming.refused': STATES.refused,
    'change.applying': /*i18n*/ {
      id: 'machine.members.state.change.applying',
      message: 'Applying the change',
    },
    invite: /*i18n*/ { id: 'machine.members.state.invite', message: 'Invitation' },
    'invite.closed': /*i18n*/ { id: 'machine.members.state.invite.closed', message: 'Closed' },
    'invite.open': STATES.open,
    'invite.open.untouched': STATES.untouched,
    'invite.open.invalid': STATES.invalid,
    'invite.open.refused': STATES.refused,
    'invite.open.invited': /*i18n*/ {
      id: 'machine.members.state.invite.open.invited',
      message: 'Invitation made',
    },
    'invite.sending': STATES.sending,
    'invite.sending.choosing': /*i18n*/ {
      id: 'machine.members.state.invite.sending.choosing',
      message: 'Choosing the way',
    },
    'invite.sending.mail': /*i18n*/ { id: 'machine.members.state.invite.sending.mail', message: 'By email' },
    'invite.sending.link': /*i18n*/ { id: 'machine.members.state.invite.sending.link', message: 'By link' },
    withdrawal: /*i18n*/ { id: 'machine.members.state.withdrawal', message: 'Withdrawal of an invitation' },
    'withdrawal.resting': STATES.resting,
    'withdrawal.confirming': /*i18n*/ {
      id: 'machine.members.state.withdrawal.confirming',
      message: 'Confirming the withdrawal',
    },
    'withdrawal.confirming.untouched': STATES.untouched,
    'withdrawal.confirming.refused': STATES.refused,
    'withdrawal.withdrawing': STATES.withdrawing,
    'withdrawal.judging': STATES.judging,
    exporting: /*i18n*/ { id: 'machine.members.state.exporting', message: 'Export' },
    'exporting.resting': STATES.resting,
    'exporting.resting.quiet': STATES.quiet,
    'exporting.resting.refused': STATES.refused,
    'exporting.making': /*i18n*/ { id: 'machine.members.state.exporting.making', message: 'Being made' },
  },
  guards: {
    hasPeople: /*i18n*/ { id: 'machine.members.guard.hasPeople', message: 'Members are selected' },
    wasRefused: /*i18n*/ { id: 'machine.members.guard.wasRefused', message: 'Some were refused' },
    isInviteComplete: /*i18n*/ {
      id: 'machine.members.guard.isInviteComplete',
      message: 'Invitation is complete',
    },
    isLink: /*i18n*/ { id: 'machine.members.guard.isLink', message: 'Is a link' },
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
} satisfies Pick<MachineDetails<typeof membersMachine>, 'states' | 'guards' | 'delays'>;
