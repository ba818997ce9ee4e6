import { gradingListQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { GradingPage } from '../features/manage/teaching/grading-page.tsx';
import { gradingSearch } from '../features/manage/teaching/questions-search.ts';
import { gradingParams } from '../features/manage/teaching/teaching-address.ts';
import { GRADING_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/exams_/$examId_/grading')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { title: GRADING_TITLE },
  validateSearch: gradingSearch,
  search: withoutDefaults(gradingSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search, messages }, params: { schoolId, examId } }) => {
    const words = messages('teaching');
    const query = gradingListQuery(api, gradingParams(schoolId, examId, search, language));
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId, examId } = Route.useParams();
  return <GradingPage {...Route.useSearch()} schoolId={schoolId} examId={examId} />;
}
