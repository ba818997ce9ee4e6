import { sessionsQuery } from '@stoa/api/self.queries';
import { createFileRoute } from '@tanstack/react-router';
import { DEVICES_TITLE } from '../features/account/titles.ts';
import { DevicesPage } from '../features/account/devices/devices-page.tsx';

export const Route = createFileRoute('/account/devices')({
  staticData: { title: DEVICES_TITLE, palette: { order: 13 } },
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.prefetchQuery(sessionsQuery(api, { lang })),
  component: DevicesPage,
});
