import { managedExamsQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { ExamsPage } from '../features/manage/teaching/exams-page.tsx';
import { examsSearch } from '../features/manage/teaching/questions-search.ts';
import { examsParams } from '../features/manage/teaching/teaching-address.ts';
import { EXAMS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/exams')({
  staticData: {
    title: EXAMS_TITLE,
    manage: { section: 'learning', order: 1, operation: 'EXAM_GRADING' },
  },
  validateSearch: examsSearch,
  search: withoutDefaults(examsSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search, messages }, params: { schoolId } }) => {
    const words = messages('teaching');
    const query = managedExamsQuery(api, examsParams(schoolId, search, language));
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <ExamsPage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
