import { notificationSettingsQuery } from '@stoa/api/notification.queries';
import { createFileRoute } from '@tanstack/react-router';
import { NOTIFICATIONS_TITLE } from '../features/account/titles.ts';
import { NotificationsPage } from '../shared/notifications/notifications-page.tsx';

export const Route = createFileRoute('/account/notifications')({
  staticData: { title: NOTIFICATIONS_TITLE, palette: { order: 15 } },
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.prefetchQuery(notificationSettingsQuery(api, { lang })),
  component: NotificationsPage,
});
