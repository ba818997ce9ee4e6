import { examCertificatesQuery } from '@stoa/api/certificate.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { examCertificatesParams } from '../features/manage/certificates/certificates-params.ts';
import { certificatesSearch } from '../features/manage/certificates/certificates-search.ts';
import { ExamCertificatesPage } from '../features/manage/certificates/exam-certificates-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { CERTIFICATES_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/exams_/$examId_/certificates')({
  staticData: { title: CERTIFICATES_TITLE, messages: ['certificates'] },
  validateSearch: certificatesSearch,
  search: withoutDefaults(certificatesSearch),
  beforeLoad: ({ params, search }) => {
    requireId(params.examId);
    return { search };
  },
  loader: async ({
    context: { api, queryClient, language, search, messages },
    params: { schoolId, examId },
  }) => {
    const query = examCertificatesQuery(api, examCertificatesParams(schoolId, examId, search.at, language));
    await Promise.all([
      messages('certificates'),
      loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, examId } = Route.useParams();
  return <ExamCertificatesPage key={examId} schoolId={schoolId} examId={examId} at={Route.useSearch().at} />;
}
