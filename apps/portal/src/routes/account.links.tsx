import { thirdPartyLinksQuery } from '@stoa/api/self.queries';
import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '../features/account/links/links-page.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/account/links')({
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.ensureQueryData(thirdPartyLinksQuery(api, { lang })),
  component: LinksPage,
  errorComponent: ErrorPage,
});
