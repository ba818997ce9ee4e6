import { postReportsQuery } from '@stoa/api/community.queries';
import { spaceReportsQuery } from '@stoa/api/safety.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { ReportsPage } from '../features/manage/reports/reports-page.tsx';
import {
  reportsParams,
  reportsSearch,
  spaceReportsParams,
} from '../features/manage/reports/reports-search.ts';
import { REPORTS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/reports')({
  staticData: {
    title: REPORTS_TITLE,
    manage: { section: 'people', order: 3, operation: 'CLASS_MANAGEMENT' },
  },
  validateSearch: reportsSearch,
  search: withoutDefaults(reportsSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search, messages }, params: { schoolId } }) => {
    const words = messages('community');
    const anew = { retry: false, staleTime: 0 } as const;
    if (search.about === 'spaces') {
      const spaces = spaceReportsQuery(api, spaceReportsParams(schoolId, search, language));
      return loadAllowed(
        schoolId,
        queryClient.fetchQuery({ ...spaces, ...anew }).then(() => undefined),
      ).finally(() => words);
    }
    const posts = postReportsQuery(api, reportsParams(schoolId, search, language));
    return loadAllowed(
      schoolId,
      queryClient.fetchQuery({ ...posts, ...anew }).then(() => undefined),
    );
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <ReportsPage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
