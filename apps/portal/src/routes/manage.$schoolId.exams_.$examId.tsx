import { managedExamQuery, schoolNetworksQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { loadAllowed } from '../features/manage/refusal.ts';
import { ExamEditorPage } from '../features/manage/teaching/exam-editor-page.tsx';
import { NEW } from '../features/manage/teaching/teaching-address.ts';
import { EXAM_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/exams_/$examId')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { title: EXAM_TITLE },
  loader: ({ context: { api, queryClient, language, messages }, params: { schoolId, examId } }) => {
    const words = messages('teaching');
    void queryClient.prefetchQuery(schoolNetworksQuery(api, { schoolId, lang: language }));
    if (examId === NEW) return undefined;
    const query = managedExamQuery(api, { schoolId, examId, lang: language });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId, examId } = Route.useParams();
  return <ExamEditorPage key={examId} schoolId={schoolId} examId={examId} />;
}
