export { secondFactorSetupMachine } from './second-factor-setup.machine.ts';
export {
  PASSKEY_NAME_MAX_LENGTH,
  SECOND_FACTOR_SETUP_PROBLEM_CODES,
  SECOND_FACTOR_SETUP_SECRET_FIELDS,
} from './second-factor-setup.types.ts';
export type {
  FactorChoice,
  RecoveryCodes,
  SecondFactorSetupEmitted,
  SecondFactorSetupEvent,
  SecondFactorSetupProblemCode,
  SetupJob,
  TotpSecret,
} from './second-factor-setup.types.ts';
