export {
  NOTIFICATION_SETTINGS_PROBLEM_CODES,
  notificationSettingsMachine,
} from './notification-settings.machine.ts';
export type {
  KindChoice,
  NotificationChannel,
  NotificationChoices,
  NotificationSettingsProblemCode,
  SaveKindsInput,
  SilencedEntry,
} from './notification-settings.machine.ts';
