export { schoolSettingsMachine } from './school-settings.machine.ts';
export {
  CONTACT_MAX_LENGTHS,
  MAX_WORDS,
  PROFILE_LENGTHS,
  WORD_MAX_LENGTH,
  wordsOf,
} from './settings-draft.ts';
export type {
  CustomerServiceDraft,
  SchoolProfileDraft,
  SchoolSettingsDraft,
  SettingsField,
  SettingsFieldProblem,
  SettingsFieldProblems,
  WordListDraft,
} from './settings-draft.ts';
