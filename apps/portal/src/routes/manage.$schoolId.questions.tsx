import { questionsQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { QuestionsPage } from '../features/manage/teaching/questions-page.tsx';
import { questionsSearch } from '../features/manage/teaching/questions-search.ts';
import { questionsParams } from '../features/manage/teaching/teaching-address.ts';
import { QUESTIONS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/questions')({
  staticData: {
    title: QUESTIONS_TITLE,
    manage: { section: 'learning', order: 2, operation: 'EXAM_GRADING' },
  },
  validateSearch: questionsSearch,
  search: withoutDefaults(questionsSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search, messages }, params: { schoolId } }) => {
    const words = messages('teaching');
    const query = questionsQuery(api, questionsParams(schoolId, search, language));
    return loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <QuestionsPage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
