import { createFileRoute, redirect } from '@tanstack/react-router';
import { LAYOUT_PENDING_MS } from '../app/layout-pending.ts';
import { requireId } from '../app/school-id.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';

export const Route = createFileRoute('/classInfo/$schoolId')({
  staticData: { isIndexable: true },
  beforeLoad: ({ location, params: { schoolId } }) => {
    requireId(schoolId);
    // Nothing is shown at the bare address: the school's classes are found from its home.
    if (/^\/classInfo\/[^/]+\/?$/.test(location.pathname))
      throw redirect({ to: '/portal/$schoolId', params: { schoolId }, replace: true });
  },
  loader: async ({ context, params: { schoolId } }) => void (await loadLayout(context, schoolId)),
  pendingMs: LAYOUT_PENDING_MS,
  component: Layout,
});

function Layout() {
  return <SchoolLayout schoolId={Route.useParams().schoolId} />;
}
