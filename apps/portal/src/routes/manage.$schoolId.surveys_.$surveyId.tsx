import { managedSurveyQuery } from '@stoa/api/survey.queries';
import { createFileRoute } from '@tanstack/react-router';
import { loadAllowed } from '../features/manage/refusal.ts';
import { SurveyEditorPage } from '../features/manage/surveys/survey-editor-page.tsx';
import { SURVEY_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/surveys_/$surveyId')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { title: SURVEY_TITLE },
  loader: ({ context: { api, queryClient, language, messages }, params: { schoolId, surveyId } }) => {
    const words = messages('surveys');
    const query = managedSurveyQuery(api, { schoolId, surveyId, lang: language });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId, surveyId } = Route.useParams();
  return <SurveyEditorPage key={surveyId} schoolId={schoolId} surveyId={surveyId} />;
}
