import { createFileRoute } from '@tanstack/react-router';
import { LAYOUT_PENDING_MS } from '../app/layout-pending.ts';
import { requireId } from '../app/school-id.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';

export const Route = createFileRoute('/personSpace/$schoolId')({
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: async ({ context, params: { schoolId } }) => void (await loadLayout(context, schoolId)),
  pendingMs: LAYOUT_PENDING_MS,
  component: Layout,
});

function Layout() {
  return <SchoolLayout schoolId={Route.useParams().schoolId} />;
}
