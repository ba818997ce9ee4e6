export { signInSettingsMachine } from './sign-in-settings.machine.ts';
export { SIGN_IN_SETTINGS_PROBLEM_CODES, SIGN_IN_SETTINGS_SECRET_FIELDS } from './sign-in-settings.types.ts';
export type {
  ProviderDraft,
  ProviderId,
  ProviderTest,
  ProviderTextField,
  SignInFieldProblem,
  SignInFieldProblems,
  SignInMethod,
  SignInSettings,
  SignInSettingsEvent,
  SignInSettingsInput,
  SignInSettingsProblemCode,
} from './sign-in-settings.types.ts';
