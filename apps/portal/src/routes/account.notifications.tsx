import { notificationSettingsQuery } from '@stoa/api/notification.queries';
import { createFileRoute } from '@tanstack/react-router';
import { NOTIFICATIONS_TITLE } from '../features/account/titles.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { NotificationsPage } from '../shared/notifications/notifications-page.tsx';

export const Route = createFileRoute('/account/notifications')({
  staticData: { title: NOTIFICATIONS_TITLE, messages: ['notifications'], palette: { order: 15 } },
  loader: async (options) => {
    const { api, queryClient, language: lang } = options.context;
    await Promise.all([
      loadMessages(options),
      queryClient.prefetchQuery(notificationSettingsQuery(api, { lang })),
    ]);
  },
  component: NotificationsPage,
});
