import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import type { signInSettingsMachine } from './sign-in-settings.machine.ts';

/** What people call the states, guards and delays. */
export const SIGN_IN_SETTINGS_NAMES = {
  states: {
    settings: /*i18n*/ { id: 'machine.signInSettings.state.settings', message: 'Settings' },
    'settings.editing': STATES.editing,
    'settings.editing.judging': /*i18n*/ {
      id: 'machine.signInSettings.state.settings.editing.judging',
      message: 'Comparing with what is saved',
    },
    'settings.editing.clean': STATES.clean,
    'settings.editing.clean.untouched': STATES.untouched,
    'settings.editing.clean.saved': STATES.saved,
    'settings.editing.dirty': STATES.dirty,
    'settings.editing.dirty.untouched': STATES.untouched,
    'settings.editing.dirty.invalid': STATES.invalid,
    'settings.editing.dirty.refused': STATES.refused,
    'settings.saving': STATES.saving,
    'settings.judging': STATES.judging,
    'settings.proving': STATES.proving,
    'settings.loadingTheirs': /*i18n*/ {
      id: 'machine.signInSettings.state.settings.loadingTheirs',
      message: 'Loading the other version',
    },
    'settings.conflict': /*i18n*/ {
      id: 'machine.signInSettings.state.settings.conflict',
      message: 'Changed by someone else',
    },
    test: /*i18n*/ { id: 'machine.signInSettings.state.test', message: 'Test of a provider' },
    'test.resting': STATES.resting,
    'test.testing': /*i18n*/ { id: 'machine.signInSettings.state.test.testing', message: 'Testing' },
    'test.tested': /*i18n*/ { id: 'machine.signInSettings.state.test.tested', message: 'Tested' },
    'test.refused': STATES.refused,
  },
  guards: {
    isChanged: GUARDS.isChanged,
    isComplete: GUARDS.isComplete,
    isNew: /*i18n*/ { id: 'machine.signInSettings.guard.isNew', message: 'Is not there yet' },
    needsProof: GUARDS.needsProof,
    isConflict: /*i18n*/ { id: 'machine.signInSettings.guard.isConflict', message: 'Someone else has saved' },
    hasIssuer: /*i18n*/ { id: 'machine.signInSettings.guard.hasIssuer', message: 'Issuer is filled in' },
  },
  delays: {},
} satisfies Pick<MachineDetails<typeof signInSettingsMachine>, 'states' | 'guards' | 'delays'>;
