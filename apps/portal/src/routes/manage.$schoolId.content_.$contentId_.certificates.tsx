import { classCertificatesQuery } from '@stoa/api/certificate.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { certificatesParams } from '../features/manage/certificates/certificates-params.ts';
import { certificatesSearch } from '../features/manage/certificates/certificates-search.ts';
import { ClassCertificatesPage } from '../features/manage/certificates/class-certificates-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { CERTIFICATES_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId_/certificates')({
  staticData: { title: CERTIFICATES_TITLE, messages: ['certificates'] },
  validateSearch: certificatesSearch,
  search: withoutDefaults(certificatesSearch),
  beforeLoad: ({ params, search }) => {
    requireId(params.contentId);
    return { search };
  },
  loader: async ({
    context: { api, queryClient, language, search, messages },
    params: { schoolId, contentId },
  }) => {
    const query = classCertificatesQuery(api, certificatesParams(schoolId, contentId, search.at, language));
    await Promise.all([
      messages('certificates'),
      loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, contentId } = Route.useParams();
  return (
    <ClassCertificatesPage
      key={contentId}
      schoolId={schoolId}
      contentId={contentId}
      at={Route.useSearch().at}
    />
  );
}
