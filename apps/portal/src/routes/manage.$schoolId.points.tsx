import { pointRulesQuery } from '@stoa/api/points.queries';
import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../features/manage/points/rules-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { POINTS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/points')({
  staticData: {
    title: POINTS_TITLE,
    messages: ['points'],
    manage: { section: 'people', order: 5, operation: 'SCHOOL_SETTINGS' },
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    const query = pointRulesQuery(api, { schoolId, lang });
    await Promise.all([
      messages('points'),
      // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
      loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <RulesPage key={schoolId} schoolId={schoolId} />;
}
