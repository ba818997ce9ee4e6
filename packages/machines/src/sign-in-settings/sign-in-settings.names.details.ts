import type { MachineDetails } from '../shared/machine-details.ts';
import { DRAFT_EDITOR_GUARDS, DRAFT_EDITOR_STATES } from '../details/draft-editor.details.ts';
import { STATES } from '../details/state-names.details.ts';
import { within } from '../details/within.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import type { signInSettingsMachine } from './sign-in-settings.machine.ts';

/** What people call the states, guards and delays. */
export const SIGN_IN_SETTINGS_NAMES = {
  states: {
    settings: 'Settings',
    ...within('settings', DRAFT_EDITOR_STATES),
    'settings.proving': STATES.proving,
    test: 'Test of a provider',
    'test.resting': STATES.resting,
    'test.testing': 'Testing',
    'test.tested': 'Tested',
    'test.refused': STATES.refused,
  },
  guards: {
    ...DRAFT_EDITOR_GUARDS,
    isNew: 'Is not there yet',
    needsProof: GUARDS.needsProof,
    hasIssuer: 'Issuer is filled in',
  },
  delays: {},
} satisfies Pick<MachineDetails<typeof signInSettingsMachine>, 'states' | 'guards' | 'delays'>;
