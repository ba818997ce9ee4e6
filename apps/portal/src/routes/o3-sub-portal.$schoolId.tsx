import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { openSubPortal } from '../features/o3/open-o3.ts';
import { SubPortalPage } from '../features/o3/sub-portal-page.tsx';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';

export const Route = createFileRoute('/o3-sub-portal/$schoolId')({
  staticData: { messages: ['o3'], isIndexable: true, countedAs: 'subSchool' },
  loader: async ({ context, params }) => {
    const schoolId = requireId(params.schoolId);
    const [page] = await Promise.all([openSubPortal(context, schoolId), loadLayout(context, schoolId)]);
    return page;
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return (
    <SchoolLayout schoolId={schoolId}>
      <SubPortalPage schoolId={schoolId} />
    </SchoolLayout>
  );
}
