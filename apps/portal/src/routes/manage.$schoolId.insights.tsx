import { createFileRoute } from '@tanstack/react-router';
import { InsightsPage } from '../features/manage/insights/insights-page.tsx';
import { INSIGHTS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/insights')({
  staticData: {
    title: INSIGHTS_TITLE,
    manage: { section: 'overview', order: 3, operation: 'PORTAL_DECORATION' },
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <InsightsPage key={schoolId} schoolId={schoolId} />;
}
