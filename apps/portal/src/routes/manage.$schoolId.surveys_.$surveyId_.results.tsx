import { surveyResultQuery } from '@stoa/api/survey.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { SurveyResultsPage } from '../features/manage/surveys/survey-results-page.tsx';
import { resultsParams, resultsSearch } from '../features/manage/surveys/surveys-search.ts';
import { SURVEY_RESULTS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/surveys_/$surveyId_/results')({
  staticData: { title: SURVEY_RESULTS_TITLE, messages: ['surveys'] },
  validateSearch: resultsSearch,
  search: withoutDefaults(resultsSearch),
  beforeLoad: ({ params }) => {
    requireId(params.surveyId);
  },
  // Without what the address filters by: an option that is gone must not take the page away.
  loader: ({ context: { api, queryClient, language, messages }, params: { schoolId, surveyId } }) => {
    const words = messages('surveys');
    const query = surveyResultQuery(
      api,
      resultsParams(schoolId, surveyId, { item: undefined, value: undefined }, language),
    );
    return loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId, surveyId } = Route.useParams();
  return (
    <SurveyResultsPage key={surveyId} schoolId={schoolId} surveyId={surveyId} query={Route.useSearch()} />
  );
}
