import { certificateTemplateQuery } from '@stoa/api/certificate.queries';
import { createFileRoute } from '@tanstack/react-router';
import { TemplatePage } from '../features/manage/certificates/template-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { CERTIFICATES_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/certificates')({
  staticData: {
    title: CERTIFICATES_TITLE,
    messages: ['certificates'],
    manage: { section: 'settings', order: 4, operation: 'SCHOOL_SETTINGS' },
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    const query = certificateTemplateQuery(api, { schoolId, lang });
    await Promise.all([
      messages('certificates'),
      // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
      loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <TemplatePage key={schoolId} schoolId={schoolId} />;
}
