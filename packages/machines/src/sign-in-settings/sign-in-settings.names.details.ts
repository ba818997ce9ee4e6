import type { MachineDetails } from '../shared/machine-details.ts';
import { DRAFT_EDITOR_GUARDS, DRAFT_EDITOR_STATES } from '../details/draft-editor.details.ts';
import { STATES } from '../details/state-names.details.ts';
import { within } from '../details/within.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import type { signInSettingsMachine } from './sign-in-settings.machine.ts';

/** What people call the states, guards and delays. */
export const SIGN_IN_SETTINGS_NAMES = {
  states: {
    settings: /*i18n*/ { id: 'machine.signInSettings.state.settings', message: 'Settings' },
    ...within('settings', DRAFT_EDITOR_STATES),
    'settings.proving': STATES.proving,
    test: /*i18n*/ { id: 'machine.signInSettings.state.test', message: 'Test of a provider' },
    'test.resting': STATES.resting,
    'test.testing': /*i18n*/ { id: 'machine.signInSettings.state.test.testing', message: 'Testing' },
    'test.tested': /*i18n*/ { id: 'machine.signInSettings.state.test.tested', message: 'Tested' },
    'test.refused': STATES.refused,
  },
  guards: {
    ...DRAFT_EDITOR_GUARDS,
    isNew: /*i18n*/ { id: 'machine.signInSettings.guard.isNew', message: 'Is not there yet' },
    needsProof: GUARDS.needsProof,
    hasIssuer: /*i18n*/ { id: 'machine.signInSettings.guard.hasIssuer', message: 'Issuer is filled in' },
  },
  delays: {},
} satisfies Pick<MachineDetails<typeof signInSettingsMachine>, 'states' | 'guards' | 'delays'>;
