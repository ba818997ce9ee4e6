import { createFileRoute } from '@tanstack/react-router';
import { LAYOUT_PENDING_MS } from '../app/layout-pending.ts';
import { requireId } from '../app/school-id.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';
import { ManageWorkspace } from '../features/manage/workspace/manage-workspace.tsx';

export const Route = createFileRoute('/manage/$schoolId')({
  staticData: { access: 'member', messages: ['schools'], isLate: true },
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: async ({ context, params: { schoolId } }) =>
    void (await Promise.all([loadLayout(context, schoolId), context.messages('schools')])),
  pendingMs: LAYOUT_PENDING_MS,
  component: Layout,
});

function Layout() {
  const { schoolId } = Route.useParams();
  return (
    <SchoolLayout schoolId={schoolId}>
      <ManageWorkspace schoolId={schoolId} />
    </SchoolLayout>
  );
}
