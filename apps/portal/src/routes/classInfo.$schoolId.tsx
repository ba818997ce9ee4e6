import { portalFrameQuery } from '@stoa/api/portal.queries';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { SchoolLayout } from '../frame/school-layout.tsx';

export const Route = createFileRoute('/classInfo/$schoolId')({
  beforeLoad: ({ location, params: { schoolId } }) => {
    // Nothing is shown at the bare address: the school's classes are found from its home.
    if (/^\/classInfo\/[^/]+\/?$/.test(location.pathname)) throw redirect({ to: '/portal/$schoolId', params: { schoolId: requireId(schoolId) }, replace: true });
  },
  loader: ({ context: { api, queryClient, language }, params }) =>
    queryClient.ensureQueryData(portalFrameQuery(api, { schoolId: requireId(params.schoolId), lang: language })),
  component: Layout,
});

function Layout() {
  return <SchoolLayout schoolId={Route.useParams().schoolId} />;
}
