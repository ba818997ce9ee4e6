import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { SurveyPage } from '../features/survey/survey-page.tsx';

export const Route = createFileRoute('/classInfo/$schoolId/question-survey/$questionId')({
  staticData: { title: msg`Survey`, isIndexable: false },
  // On demand, so that no other page carries it.
  loader: async ({ context, params: { schoolId, questionId } }) =>
    (await import('../features/survey/load-survey.ts')).loadSurveyPage(context, schoolId, questionId),
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { schoolId, questionId } = Route.useParams();
  return <SurveyPage schoolId={schoolId} surveyId={questionId} />;
}
