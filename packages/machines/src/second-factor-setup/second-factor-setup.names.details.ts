import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import type { secondFactorSetupMachine } from './second-factor-setup.machine.ts';

/** What people call the states, guards and delays. */
export const SECOND_FACTOR_SETUP_NAMES = {
  states: {
    resting: STATES.resting,
    'resting.untouched': STATES.untouched,
    'resting.refused': STATES.refused,
    startingTotp: 'Fetching the secret',
    scanning: 'Scanning',
    'scanning.untouched': STATES.untouched,
    'scanning.invalid': STATES.invalid,
    'scanning.refused': STATES.refused,
    confirmingTotp: 'Checking the first code',
    naming: 'Naming a passkey',
    'naming.untouched': STATES.untouched,
    'naming.invalid': STATES.invalid,
    'naming.refused': STATES.refused,
    creatingPasskey: 'Creating a passkey',
    renaming: 'Renaming a passkey',
    'renaming.untouched': STATES.untouched,
    'renaming.invalid': STATES.invalid,
    'renaming.refused': STATES.refused,
    savingName: 'Saving the name',
    confirmingRemoval: STATES.confirmingRemoval,
    'confirmingRemoval.untouched': STATES.untouched,
    'confirmingRemoval.refused': STATES.refused,
    removing: STATES.removing,
    confirmingRenewal: 'Confirming new recovery codes',
    'confirmingRenewal.untouched': STATES.untouched,
    'confirmingRenewal.refused': STATES.refused,
    renewing: STATES.renewing,
    evaluating: STATES.evaluating,
    proving: STATES.proving,
    showingCodes: 'Showing recovery codes',
  },
  guards: {
    isCodeRight: 'Code has the right form',
    isNameRight: 'Name has the right form',
    hasCodes: 'There are recovery codes',
    areCodesStored: 'Recovery codes are kept',
    needsProof: GUARDS.needsProof,
    isJob: 'Is this job',
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
} satisfies Pick<MachineDetails<typeof secondFactorSetupMachine>, 'states' | 'guards' | 'delays'>;
