import { portalFrameQuery } from '@stoa/api/portal.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { SchoolLayout } from '../frame/school-layout.tsx';

export const Route = createFileRoute('/manage/$schoolId')({
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: ({ context: { api, queryClient, language, words }, params: { schoolId } }) =>
    Promise.all([
      queryClient.ensureQueryData(portalFrameQuery(api, { schoolId, lang: language })),
      words('schools'),
    ]),
  component: Layout,
});

function Layout() {
  return <SchoolLayout schoolId={Route.useParams().schoolId} />;
}
