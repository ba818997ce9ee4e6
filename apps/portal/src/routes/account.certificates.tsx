import { myCertificatesQuery } from '@stoa/api/certificate.queries';
import { createFileRoute } from '@tanstack/react-router';
import { CertificatesPage } from '../features/account/certificates/certificates-page.tsx';
import { CERTIFICATES_PAGE_SIZE } from '../features/account/certificates/page-size.ts';
import { CERTIFICATES_TITLE } from '../features/account/titles.ts';

export const Route = createFileRoute('/account/certificates')({
  staticData: { title: CERTIFICATES_TITLE, palette: { order: 16 }, messages: ['certificates'] },
  loader: async ({ context: { api, queryClient, language: lang, messages } }) => {
    await Promise.all([
      queryClient.prefetchQuery(myCertificatesQuery(api, { pageSize: CERTIFICATES_PAGE_SIZE, lang })),
      messages('certificates'),
    ]);
  },
  component: CertificatesPage,
});
