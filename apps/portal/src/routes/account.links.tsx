import { thirdPartyLinksQuery } from '@stoa/api/self.queries';
import { createFileRoute } from '@tanstack/react-router';
import { LINKS_TITLE } from '../features/account/titles.ts';
import { LinksPage } from '../features/account/links/links-page.tsx';

export const Route = createFileRoute('/account/links')({
  staticData: { title: LINKS_TITLE, palette: { order: 14 } },
  loader: ({ context: { api, queryClient, language: lang } }) =>
    queryClient.prefetchQuery(thirdPartyLinksQuery(api, { lang })),
  component: LinksPage,
});
