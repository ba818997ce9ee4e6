import { examBoardQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { BoardPage } from '../features/manage/teaching/board-page.tsx';
import { boardSearch } from '../features/manage/teaching/questions-search.ts';
import { boardParams } from '../features/manage/teaching/teaching-address.ts';
import { BOARD_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/exams_/$examId_/board')({
  staticData: { title: BOARD_TITLE },
  validateSearch: boardSearch,
  search: withoutDefaults(boardSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search, messages }, params: { schoolId, examId } }) => {
    const words = messages('teaching');
    const query = examBoardQuery(api, boardParams(schoolId, examId, search, language));
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId, examId } = Route.useParams();
  return <BoardPage key={examId} schoolId={schoolId} examId={examId} query={Route.useSearch()} />;
}
