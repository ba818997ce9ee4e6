import { managedSurveysQuery } from '@stoa/api/survey.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { surveysParams, surveysSearch } from '../features/manage/surveys/surveys-search.ts';
import { SurveysPage } from '../features/manage/surveys/surveys-page.tsx';
import { SURVEYS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/surveys')({
  staticData: {
    title: SURVEYS_TITLE,
    manage: { section: 'learning', order: 3, operation: 'CLASS_MANAGEMENT' },
  },
  validateSearch: surveysSearch,
  search: withoutDefaults(surveysSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search, messages }, params: { schoolId } }) => {
    const words = messages('surveys');
    const query = managedSurveysQuery(api, surveysParams(schoolId, search, language));
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <SurveysPage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
