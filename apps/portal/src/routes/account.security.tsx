import { secondFactorQuery } from '@stoa/api/self.queries';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../features/account/security/security-page.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/account/security')({
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.ensureQueryData(secondFactorQuery(api, { lang })),
  component: SecurityPage,
  errorComponent: ErrorPage,
});
