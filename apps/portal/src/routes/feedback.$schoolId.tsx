import { msg } from '@lingui/core/macro';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { feedbackSearch } from '../features/feedback/feedback-search.ts';
import { FeedbackPage } from '../features/feedback/feedback-page.tsx';
import { SchoolPage } from '../layout/school-page.tsx';

export const Route = createFileRoute('/feedback/$schoolId')({
  staticData: {
    title: msg`Feedback`,
    messages: ['feedback'],
    isIndexable: true,
    countedAs: 'feedback',
    isLate: true,
    palette: { order: 20 },
  },
  validateSearch: feedbackSearch,
  search: withoutDefaults(feedbackSearch),
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
  const query = Route.useSearch();
  return (
    <SchoolPage schoolId={schoolId}>
      {(schoolName) => (
        <FeedbackPage key={schoolId} schoolId={schoolId} schoolName={schoolName} query={query} />
      )}
    </SchoolPage>
  );
}
