import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { loadFrame } from '../frame/load-frame.ts';
import { SchoolLayout } from '../frame/school-layout.tsx';
import { useWords } from '../i18n/use-words.ts';

export const Route = createFileRoute('/manage/$schoolId')({
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: ({ context, params: { schoolId } }) => loadFrame(context, schoolId),
  component: Layout,
});

function Layout() {
  useWords('site');
  return <SchoolLayout schoolId={Route.useParams().schoolId} />;
}
