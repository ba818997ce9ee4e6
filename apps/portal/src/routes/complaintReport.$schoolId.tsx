import { msg } from '@lingui/core/macro';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { complaintSearch } from '../features/feedback/feedback-search.ts';
import { ComplaintPage } from '../features/feedback/complaint-page.tsx';
import { SchoolPage } from '../layout/school-page.tsx';

export const Route = createFileRoute('/complaintReport/$schoolId')({
  staticData: {
    title: msg`Complaint or report`,
    messages: ['feedback'],
    countedAs: 'complaint',
    isLate: true,
  },
  validateSearch: complaintSearch,
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: async ({ context: { api, queryClient, language, messages }, params: { schoolId } }) =>
    void (await Promise.all([
      queryClient.ensureQueryData(portalLayoutQuery(api, { schoolId, lang: language })),
      messages('feedback'),
    ])),
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { target } = Route.useSearch();
  return (
    <SchoolPage schoolId={schoolId}>
      {(schoolName) => (
        <ComplaintPage key={schoolId} schoolId={schoolId} schoolName={schoolName} target={target} />
      )}
    </SchoolPage>
  );
}
