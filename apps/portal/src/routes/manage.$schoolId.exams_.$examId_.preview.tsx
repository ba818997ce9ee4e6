import { examPreviewQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { PreviewPage } from '../features/manage/teaching/preview-page.tsx';
import { previewSearch } from '../features/manage/teaching/questions-search.ts';
import { PREVIEW_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/exams_/$examId_/preview')({
  staticData: { title: PREVIEW_TITLE },
  validateSearch: previewSearch,
  search: withoutDefaults(previewSearch),
  loader: ({ context: { api, queryClient, language, messages }, params: { schoolId, examId } }) => {
    const words = Promise.all([messages('teaching'), messages('exam')]);
    const query = examPreviewQuery(api, { schoolId, examId, lang: language });
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId, examId } = Route.useParams();
  const { view } = Route.useSearch();
  return <PreviewPage schoolId={schoolId} examId={examId} isPaper={view === 'paper'} />;
}
