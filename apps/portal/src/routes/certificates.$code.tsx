import { certificateQuery } from '@stoa/api/certificate.queries';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { CertificatePage } from '../features/certificate/certificate-page.tsx';
import { CERTIFICATE_TITLE } from '../features/certificate/titles.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { readCode } from '../shared/certificates/certificate-code.ts';

export const Route = createFileRoute('/certificates/$code')({
  staticData: { title: CERTIFICATE_TITLE, messages: ['certificates'] },
  beforeLoad: ({ params, search }) => {
    const code = readCode(params.code);
    if (code === undefined) throw notFound();
    // One address for a code, however it was typed.
    if (code !== params.code) throw redirect({ to: '/certificates/$code', params: { code }, search });
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { code } }) => {
    // Anew every time: whether it still counts is what people come to see.
    const query = { ...certificateQuery(api, { code, lang }), staleTime: 0, retry: false };
    const [{ data }] = await Promise.all([queryClient.fetchQuery(query), messages('certificates')]);
    return { title: `${data.holderName} · ${data.title}` };
  },
  component: Page,
});

function Page() {
  const { code } = Route.useParams();
  return (
    <PlainLayout>
      <CertificatePage key={code} code={code} />
    </PlainLayout>
  );
}
