import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import type { schoolCreationMachine } from './school-creation.machine.ts';

/** What people call the states, guards and delays. */
export const SCHOOL_CREATION_NAMES = {
  states: {
    starting: STATES.starting,
    choosing: STATES.choosing,
    preparing: 'Loading the terms',
    unprepared: 'Could not be prepared',
    form: STATES.form,
    'form.untouched': STATES.untouched,
    'form.invalid': STATES.invalid,
    'form.refused': STATES.refused,
    'form.outdated': 'Agreement has changed',
    applying: 'Asking for an activation code',
    'applying.untouched': STATES.untouched,
    'applying.invalid': STATES.invalid,
    'applying.refused': STATES.refused,
    'applying.sending': STATES.sending,
    'applying.sent': 'Application sent',
    submitting: STATES.submitting,
    evaluating: STATES.evaluating,
    creating: 'Being created',
    'creating.looking': STATES.looking,
    'creating.waiting': 'Waiting for progress',
    'creating.asking': 'Asking for progress',
    'creating.evaluating': STATES.evaluating,
    'creating.offline': STATES.offline,
    'creating.stopped': STATES.stopped,
    'creating.resuming': 'Resuming',
    'creating.lost': 'Creation not found',
    ready: 'School is ready',
    guide: 'First steps',
    'guide.loading': STATES.loading,
    'guide.shown': STATES.shown,
    'guide.unknown': 'Could not be loaded',
    learner: 'Goes on as a learner',
  },
  guards: {
    startsWith: GUARDS.startsWith,
    isLearner: 'Goes on as a learner',
    isComplete: GUARDS.isComplete,
    isApplicationComplete: 'Application is complete',
    isOutdated: GUARDS.isOutdated,
    isReady: GUARDS.isReady,
    hasStopped: 'Creation has stopped',
    isTransient: GUARDS.isTransient,
  },
  delays: {
    pollInterval: DELAYS.pollInterval,
    backOff: DELAYS.backOff,
  },
} satisfies Pick<MachineDetails<typeof schoolCreationMachine>, 'states' | 'guards' | 'delays'>;
