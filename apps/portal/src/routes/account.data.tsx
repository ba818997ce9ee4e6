import { meQuery } from '@stoa/api/account.queries';
import { deletionQuery, exportQuery } from '@stoa/api/self.queries';
import { createFileRoute } from '@tanstack/react-router';
import { DATA_TITLE } from '../features/account/titles.ts';
import { DataPage } from '../features/account/data/data-page.tsx';

export const Route = createFileRoute('/account/data')({
  staticData: { title: DATA_TITLE, palette: { order: 18 } },
  loader: async ({ context: { api, queryClient, language: lang } }) => {
    await Promise.all([
      queryClient.prefetchQuery(meQuery(api, { lang })),
      queryClient.prefetchQuery(exportQuery(api, { lang })),
      queryClient.prefetchQuery(deletionQuery(api, { lang })),
    ]);
  },
  component: DataPage,
});
