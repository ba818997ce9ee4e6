export {
  shownSettings,
  SPACE_SETTINGS_PROBLEM_CODES,
  spaceSettingsMachine,
} from './space-settings.machine.ts';
export type {
  SpaceSettings,
  SpaceSettingsChange,
  SpaceSettingsEvent,
  SpaceSettingsProblemCode,
} from './space-settings.machine.ts';
