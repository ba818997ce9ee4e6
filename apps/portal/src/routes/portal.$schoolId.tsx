import { createFileRoute } from '@tanstack/react-router';
import { LAYOUT_PENDING_MS } from '../app/layout-pending.ts';
import { requireId } from '../app/school-id.ts';
import { loadFrame } from '../frame/load-frame.ts';
import { SchoolLayout } from '../frame/school-layout.tsx';

export const Route = createFileRoute('/portal/$schoolId')({
  staticData: { isIndexable: true },
  // Before the loaders of the pages within, which run at the same time as this one's.
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: async ({ context, params: { schoolId } }) => void (await loadFrame(context, schoolId)),
  pendingMs: LAYOUT_PENDING_MS,
  component: Layout,
});

function Layout() {
  return <SchoolLayout schoolId={Route.useParams().schoolId} />;
}
