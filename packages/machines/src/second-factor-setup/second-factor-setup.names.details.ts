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
    startingTotp: /*i18n*/ {
      id: 'machine.secondFactorSetup.state.startingTotp',
      message: 'Fetching the secret',
    },
    scanning: /*i18n*/ { id: 'machine.secondFactorSetup.state.scanning', message: 'Scanning' },
    'scanning.untouched': STATES.untouched,
    'scanning.invalid': STATES.invalid,
    'scanning.refused': STATES.refused,
    confirmingTotp: /*i18n*/ {
      id: 'machine.secondFactorSetup.state.confirmingTotp',
      message: 'Checking the first code',
    },
    naming: /*i18n*/ { id: 'machine.secondFactorSetup.state.naming', message: 'Naming a passkey' },
    'naming.untouched': STATES.untouched,
    'naming.invalid': STATES.invalid,
    'naming.refused': STATES.refused,
    creatingPasskey: /*i18n*/ {
      id: 'machine.secondFactorSetup.state.creatingPasskey',
      message: 'Creating a passkey',
    },
    renaming: /*i18n*/ { id: 'machine.secondFactorSetup.state.renaming', message: 'Renaming a passkey' },
    'renaming.untouched': STATES.untouched,
    'renaming.invalid': STATES.invalid,
    'renaming.refused': STATES.refused,
    savingName: /*i18n*/ { id: 'machine.secondFactorSetup.state.savingName', message: 'Saving the name' },
    confirmingRemoval: STATES.confirmingRemoval,
    'confirmingRemoval.untouched': STATES.untouched,
    'confirmingRemoval.refused': STATES.refused,
    removing: STATES.removing,
    confirmingRenewal: /*i18n*/ {
      id: 'machine.secondFactorSetup.state.confirmingRenewal',
      message: 'Confirming new recovery codes',
    },
    'confirmingRenewal.untouched': STATES.untouched,
    'confirmingRenewal.refused': STATES.refused,
    renewing: STATES.renewing,
    judging: STATES.judging,
    proving: STATES.proving,
    showingCodes: /*i18n*/ {
      id: 'machine.secondFactorSetup.state.showingCodes',
      message: 'Showing recovery codes',
    },
  },
  guards: {
    isCodeRight: /*i18n*/ {
      id: 'machine.secondFactorSetup.guard.isCodeRight',
      message: 'Code has the right form',
    },
    isNameRight: /*i18n*/ {
      id: 'machine.secondFactorSetup.guard.isNameRight',
      message: 'Name has the right form',
    },
    hasCodes: /*i18n*/ {
      id: 'machine.secondFactorSetup.guard.hasCodes',
      message: 'There are recovery codes',
    },
    areCodesKept: /*i18n*/ {
      id: 'machine.secondFactorSetup.guard.areCodesKept',
      message: 'Recovery codes are kept',
    },
    needsProof: GUARDS.needsProof,
    isJob: /*i18n*/ { id: 'machine.secondFactorSetup.guard.isJob', message: 'Is this job' },
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
} satisfies Pick<MachineDetails<typeof secondFactorSetupMachine>, 'states' | 'guards' | 'delays'>;
