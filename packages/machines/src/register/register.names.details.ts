import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import type { registerMachine } from './register.machine.ts';

/** What people call the states, guards and delays. */
export const REGISTER_NAMES = {
  states: {
    form: STATES.form,
    'form.channel': 'Way to be reached',
    'form.channel.choosing': STATES.choosing,
    'form.channel.mobile': STATES.mobile,
    'form.channel.email': STATES.email,
    'form.submission': STATES.submission,
    'form.submission.editing': STATES.editing,
    'form.submission.editing.untouched': STATES.untouched,
    'form.submission.editing.invalid': STATES.invalid,
    'form.submission.editing.refused': STATES.refused,
    'form.submission.editing.refused.other': 'Refused for another reason',
    'form.submission.editing.refused.accountExists': STATES.accountExists,
    'form.submission.submitting': STATES.submitting,
    'form.submission.evaluating': STATES.evaluating,
    'form.submission.throttled': STATES.throttled,
    registered: 'Registered',
  },
  guards: {
    isMobile: GUARDS.isMobile,
    startsWithEmail: 'Starts with email',
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    mustWait: GUARDS.mustWait,
    isAccountKnown: GUARDS.isAccountKnown,
    isOver: GUARDS.isOver,
  },
  delays: {
    tick: DELAYS.tick,
  },
} satisfies Pick<MachineDetails<typeof registerMachine>, 'states' | 'guards' | 'delays'>;
