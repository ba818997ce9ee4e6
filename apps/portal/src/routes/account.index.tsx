import { meQuery } from '@stoa/api/account.queries';
import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT_TITLE } from '../features/account/titles.ts';
import { ProfilePage } from '../features/account/profile/profile-page.tsx';

export const Route = createFileRoute('/account/')({
  staticData: { title: ACCOUNT_TITLE, palette: { order: 11 } },
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.prefetchQuery(meQuery(api, { lang })),
  component: ProfilePage,
});
