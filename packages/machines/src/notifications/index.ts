export { notificationsMachine } from './notifications.machine.ts';
export { NOTIFICATIONS_PROBLEM_CODES } from './notifications.types.ts';
export type {
  LoadPageInput,
  MarkReadInput,
  NotificationItem,
  NotificationPage,
  NotificationsEvent,
  NotificationsProblemCode,
  SilencedSource,
  StreamReport,
} from './notifications.types.ts';
