import { sessionsQuery } from '@stoa/api/self.queries';
import { createFileRoute } from '@tanstack/react-router';
import { DevicesPage } from '../features/account/devices/devices-page.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/account/devices')({
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.ensureQueryData(sessionsQuery(api, { lang })),
  component: DevicesPage,
  errorComponent: ErrorPage,
});
