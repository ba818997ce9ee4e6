import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import type { bindAccountMachine } from './bind-account.machine.ts';

/** What people call the states, guards and delays. */
export const BIND_ACCOUNT_NAMES = {
  states: {
    pending: 'Waiting to be linked',
    'pending.form': 'Form',
    'pending.form.mode': 'Way to link',
    'pending.form.mode.choosing': STATES.choosing,
    'pending.form.mode.code': 'By code',
    'pending.form.mode.password': STATES.password,
    'pending.form.mode.verify': 'By verification',
    'pending.form.mode.create': 'New account',
    'pending.form.channel': 'Way to be reached',
    'pending.form.channel.choosing': STATES.choosing,
    'pending.form.channel.mobile': STATES.mobile,
    'pending.form.channel.email': STATES.email,
    'pending.form.submission': STATES.submission,
    'pending.form.submission.editing': STATES.editing,
    'pending.form.submission.editing.untouched': STATES.untouched,
    'pending.form.submission.editing.invalid': STATES.invalid,
    'pending.form.submission.editing.refused': STATES.refused,
    'pending.form.submission.editing.refused.other': 'Refused for another reason',
    'pending.form.submission.editing.refused.accountExists': STATES.accountExists,
    'pending.form.submission.submitting': STATES.submitting,
    'pending.form.submission.confirming': 'Asking for the second factor',
    'pending.form.submission.evaluating': STATES.evaluating,
    'pending.form.submission.throttled': STATES.throttled,
    'pending.alreadyBound': 'Linked already',
    expired: 'Too late',
    over: STATES.over,
  },
  guards: {
    startsWith: GUARDS.startsWith,
    isMobile: GUARDS.isMobile,
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    wantsCode: GUARDS.wantsCode,
    isSecondFactorAsked: GUARDS.isSecondFactorAsked,
    isConfirmed: GUARDS.isConfirmed,
    isTicketOver: GUARDS.isTicketOver,
    isExpired: GUARDS.isExpired,
    isAlreadyBound: GUARDS.isAlreadyBound,
    isAccountKnown: GUARDS.isAccountKnown,
    mustWait: GUARDS.mustWait,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
    bindingLife: 'Time to link',
  },
} satisfies Pick<MachineDetails<typeof bindAccountMachine>, 'states' | 'guards' | 'delays'>;
