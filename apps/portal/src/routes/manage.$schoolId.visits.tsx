import { createFileRoute } from '@tanstack/react-router';
import { VISITS_TITLE } from '../features/manage/titles.ts';
import { VisitsPage } from '../features/manage/visits/visits-page.tsx';

export const Route = createFileRoute('/manage/$schoolId/visits')({
  staticData: {
    title: VISITS_TITLE,
    manage: { section: 'overview', order: 2, operation: 'PORTAL_DECORATION' },
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <VisitsPage key={schoolId} schoolId={schoolId} />;
}
