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
    preparing: /*i18n*/ { id: 'machine.schoolCreation.state.preparing', message: 'Loading the terms' },
    unprepared: /*i18n*/ { id: 'machine.schoolCreation.state.unprepared', message: 'Could not be prepared' },
    form: STATES.form,
    'form.untouched': STATES.untouched,
    'form.invalid': STATES.invalid,
    'form.refused': STATES.refused,
    'form.outdated': /*i18n*/ {
      id: 'machine.schoolCreation.state.form.outdated',
      message: 'Agreement has changed',
    },
    applying: /*i18n*/ {
      id: 'machine.schoolCreation.state.applying',
      message: 'Asking for an activation code',
    },
    'applying.untouched': STATES.untouched,
    'applying.invalid': STATES.invalid,
    'applying.refused': STATES.refused,
    'applying.sending': STATES.sending,
    'applying.sent': /*i18n*/ {
      id: 'machine.schoolCreation.state.applying.sent',
      message: 'Application sent',
    },
    submitting: STATES.submitting,
    judging: STATES.judging,
    creating: /*i18n*/ { id: 'machine.schoolCreation.state.creating', message: 'Being created' },
    'creating.looking': STATES.looking,
    'creating.waiting': /*i18n*/ {
      id: 'machine.schoolCreation.state.creating.waiting',
      message: 'Waiting for progress',
    },
    'creating.asking': /*i18n*/ {
      id: 'machine.schoolCreation.state.creating.asking',
      message: 'Asking for progress',
    },
    'creating.judging': STATES.judging,
    'creating.offline': STATES.offline,
    'creating.stopped': STATES.stopped,
    'creating.resuming': /*i18n*/ {
      id: 'machine.schoolCreation.state.creating.resuming',
      message: 'Resuming',
    },
    'creating.lost': /*i18n*/ {
      id: 'machine.schoolCreation.state.creating.lost',
      message: 'Creation not found',
    },
    ready: /*i18n*/ { id: 'machine.schoolCreation.state.ready', message: 'School is ready' },
    guide: /*i18n*/ { id: 'machine.schoolCreation.state.guide', message: 'First steps' },
    'guide.loading': STATES.loading,
    'guide.shown': STATES.shown,
    'guide.unknown': /*i18n*/ {
      id: 'machine.schoolCreation.state.guide.unknown',
      message: 'Could not be loaded',
    },
    learner: /*i18n*/ { id: 'machine.schoolCreation.state.learner', message: 'Goes on as a learner' },
  },
  guards: {
    startsWith: GUARDS.startsWith,
    isLearner: /*i18n*/ { id: 'machine.schoolCreation.guard.isLearner', message: 'Goes on as a learner' },
    isComplete: GUARDS.isComplete,
    isApplicationComplete: /*i18n*/ {
      id: 'machine.schoolCreation.guard.isApplicationComplete',
      message: 'Application is complete',
    },
    isOutdated: GUARDS.isOutdated,
    isReady: GUARDS.isReady,
    hasStopped: /*i18n*/ { id: 'machine.schoolCreation.guard.hasStopped', message: 'Creation has stopped' },
    isTransient: GUARDS.isTransient,
  },
  delays: {
    pollInterval: DELAYS.pollInterval,
    backOff: DELAYS.backOff,
  },
} satisfies Pick<MachineDetails<typeof schoolCreationMachine>, 'states' | 'guards' | 'delays'>;
