import type { Module } from '../../core/module.ts';
import { DAY_MS, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { notificationMail } from './mail.ts';
import { notificationHandlers } from './notifications.handlers.ts';
import { NotificationStreams } from './stream.ts';

const NOTIFICATION_MS = 180 * DAY_MS;

/** What people are notified of. */
export const module: Module = {
  retention: {
    notification: { column: 'created_at', keptMs: NOTIFICATION_MS },
    notification_setting: WITH_ACCOUNT,
    silenced_source: WITH_ACCOUNT,
  },
  build: (services) => {
    const streams = new NotificationStreams(services);
    return {
      handlers: notificationHandlers(services, streams),
      mails: { notification: notificationMail(services) },
      disconnect: () => streams.close(),
    };
  },
};
