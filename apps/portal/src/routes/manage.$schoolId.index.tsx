import { createFileRoute } from '@tanstack/react-router';
import { OVERVIEW_TITLE } from '../features/manage/titles.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { loadOverview } from '../features/manage/overview/load-overview.ts';
import { pagesOf } from '../features/manage/workspace/manage-pages.ts';
import { OverviewPage } from '../features/manage/overview/overview-page.tsx';

export const Route = createFileRoute('/manage/$schoolId/')({
  staticData: {
    title: OVERVIEW_TITLE,
    manage: { section: 'overview', order: 1 },
  },
  loader: ({ context, params: { schoolId }, route }) =>
    loadAllowed(
      schoolId,
      loadOverview(context, schoolId, pagesOf(Object.values(route.parentRoute.children ?? {}))),
    ),
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <OverviewPage key={schoolId} schoolId={schoolId} />;
}
