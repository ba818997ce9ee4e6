import { meQuery } from '@stoa/api/account.queries';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/account/profile/profile-page.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/account/')({
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.ensureQueryData(meQuery(api, { lang })),
  component: ProfilePage,
  errorComponent: ErrorPage,
});
