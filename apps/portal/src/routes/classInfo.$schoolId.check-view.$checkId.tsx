import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { ExamPage } from '../features/exam/exam-page.tsx';

export const Route = createFileRoute('/classInfo/$schoolId/check-view/$checkId')({
  staticData: { access: 'member', title: msg`Exam`, isIndexable: false },
  // The attempt that is taken, or whose result is read.
  validateSearch: ({ attempt }: Record<string, unknown>): { attempt?: string } =>
    typeof attempt === 'string' ? { attempt } : {},
  loaderDeps: ({ search: { attempt } }) => ({ attempt }),
  // On demand, so that no other page carries it.
  loader: async ({ context, params: { schoolId, checkId }, deps: { attempt } }) =>
    (await import('../features/exam/load-exam.ts')).loadExamPage(context, schoolId, checkId, attempt),
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { schoolId, checkId } = Route.useParams();
  const { attempt } = Route.useSearch();
  return <ExamPage schoolId={schoolId} examId={checkId} attemptId={attempt} />;
}
