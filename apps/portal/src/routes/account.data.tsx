import { deletionQuery, exportQuery } from '@stoa/api/self.queries';
import { createFileRoute } from '@tanstack/react-router';
import { DataPage } from '../features/account/data/data-page.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/account/data')({
  loader: ({ context: { api, queryClient, language: lang } }) =>
    Promise.all([
      queryClient.ensureQueryData(exportQuery(api, { lang })),
      queryClient.ensureQueryData(deletionQuery(api, { lang })),
    ]),
  component: DataPage,
  errorComponent: ErrorPage,
});
