import { createFileRoute } from '@tanstack/react-router';
import { LAYOUT_PENDING_MS } from '../app/layout-pending.ts';
import { requireId } from '../app/school-id.ts';
import { loadFrame } from '../frame/load-frame.ts';
import { SchoolLayout } from '../frame/school-layout.tsx';

export const Route = createFileRoute('/manage/$schoolId')({
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: ({ context, params: { schoolId } }) =>
    Promise.all([loadFrame(context, schoolId), context.words('schools')]),
  pendingMs: LAYOUT_PENDING_MS,
  component: Layout,
});

function Layout() {
  return <SchoolLayout schoolId={Route.useParams().schoolId} />;
}
