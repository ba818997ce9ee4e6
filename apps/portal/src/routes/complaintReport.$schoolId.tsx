import { msg } from '@lingui/core/macro';
import { portalFrameQuery } from '@stoa/api/portal.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { ComplaintPage } from '../features/feedback/complaint-page.tsx';
import { SchoolPage } from '../frame/school-page.tsx';

export const Route = createFileRoute('/complaintReport/$schoolId')({
  ssr: 'data-only',
  staticData: { title: msg`Complaint or report`, countedAs: 'complaint', isLate: true },
  // As it was written: the page reads it with its own rules.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: ({ context: { api, queryClient, language }, params: { schoolId } }) =>
    queryClient.ensureQueryData(portalFrameQuery(api, { schoolId, lang: language })),
  component: Page,
  errorComponent: ErrorPage,
});

function Page() {
  const { schoolId } = Route.useParams();
  const params = Route.useSearch();
  return (
    <SchoolPage schoolId={schoolId}>
      {(schoolName) => (
        <ComplaintPage key={schoolId} schoolId={schoolId} schoolName={schoolName} params={params} />
      )}
    </SchoolPage>
  );
}
