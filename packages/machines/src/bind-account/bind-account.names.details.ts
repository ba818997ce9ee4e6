import type { MachineDetails } from '../shared/machine-details.ts';
import { CAPTCHA_STATES, STATES } from '../details/state-names.details.ts';
import { within } from '../details/within.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import type { bindAccountMachine } from './bind-account.machine.ts';

/** What people call the states, guards and delays. */
export const BIND_ACCOUNT_NAMES = {
  states: {
    pending: /*i18n*/ { id: 'machine.bindAccount.state.pending', message: 'Waiting to be linked' },
    'pending.form': /*i18n*/ { id: 'machine.bindAccount.state.pending.form', message: 'Form' },
    'pending.form.mode': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.mode',
      message: 'Way to link',
    },
    'pending.form.mode.choosing': STATES.choosing,
    'pending.form.mode.code': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.mode.code',
      message: 'By code',
    },
    'pending.form.mode.password': STATES.password,
    'pending.form.mode.verify': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.mode.verify',
      message: 'By verification',
    },
    'pending.form.mode.create': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.mode.create',
      message: 'New account',
    },
    'pending.form.channel': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.channel',
      message: 'Way to be reached',
    },
    'pending.form.channel.choosing': STATES.choosing,
    'pending.form.channel.mobile': STATES.mobile,
    'pending.form.channel.email': STATES.email,
    ...within('pending.form', CAPTCHA_STATES),
    'pending.form.submission': STATES.submission,
    'pending.form.submission.editing': STATES.editing,
    'pending.form.submission.editing.untouched': STATES.untouched,
    'pending.form.submission.editing.invalid': STATES.invalid,
    'pending.form.submission.editing.refused': STATES.refused,
    'pending.form.submission.editing.refused.other': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.submission.editing.refused.other',
      message: 'Refused for another reason',
    },
    'pending.form.submission.editing.refused.accountExists': STATES.accountExists,
    'pending.form.submission.submitting': STATES.submitting,
    'pending.form.submission.confirming': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.form.submission.confirming',
      message: 'Asking for the second factor',
    },
    'pending.form.submission.judging': STATES.judging,
    'pending.form.submission.throttled': STATES.throttled,
    'pending.alreadyBound': /*i18n*/ {
      id: 'machine.bindAccount.state.pending.alreadyBound',
      message: 'Linked already',
    },
    expired: /*i18n*/ { id: 'machine.bindAccount.state.expired', message: 'Too late' },
    over: STATES.over,
  },
  guards: {
    startsWith: GUARDS.startsWith,
    isMobile: GUARDS.isMobile,
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    wantsCode: GUARDS.wantsCode,
    needsPuzzle: GUARDS.needsPuzzle,
    wasPuzzleRefused: GUARDS.wasPuzzleRefused,
    hasPuzzle: GUARDS.hasPuzzle,
    mustSolvePuzzle: GUARDS.mustSolvePuzzle,
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
    bindingLife: /*i18n*/ { id: 'machine.bindAccount.delay.bindingLife', message: 'Time to link' },
  },
} satisfies Pick<MachineDetails<typeof bindAccountMachine>, 'states' | 'guards' | 'delays'>;
