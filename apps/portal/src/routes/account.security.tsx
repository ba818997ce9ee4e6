import { secondFactorQuery } from '@stoa/api/self.queries';
import { createFileRoute } from '@tanstack/react-router';
import { SECURITY_TITLE } from '../features/account/titles.ts';
import { SecurityPage } from '../features/account/security/security-page.tsx';

export const Route = createFileRoute('/account/security')({
  staticData: { title: SECURITY_TITLE, palette: { order: 12 } },
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.prefetchQuery(secondFactorQuery(api, { lang })),
  component: SecurityPage,
});
