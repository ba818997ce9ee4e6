import { bankQuestionQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { QuestionPage } from '../features/manage/teaching/question-page.tsx';
import { questionSearch } from '../features/manage/teaching/questions-search.ts';
import { NEW } from '../features/manage/teaching/teaching-address.ts';
import { QUESTION_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/questions_/$questionId')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { title: QUESTION_TITLE },
  validateSearch: questionSearch,
  search: withoutDefaults(questionSearch),
  beforeLoad: ({ search }) => ({ search }),
  loader: ({
    context: { api, queryClient, language, search, messages },
    params: { schoolId, questionId },
  }) => {
    const words = messages('teaching');
    const shown = questionId === NEW ? search.copy : questionId;
    if (shown === undefined) return undefined;
    const query = bankQuestionQuery(api, { schoolId, questionId: shown, lang: language });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId, questionId } = Route.useParams();
  const { copy } = Route.useSearch();
  return <QuestionPage key={questionId} schoolId={schoolId} questionId={questionId} copy={copy} />;
}
