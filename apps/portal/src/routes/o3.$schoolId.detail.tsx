import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { DetailPage } from '../features/o3/detail-page.tsx';
import { o3DetailSearch } from '../features/o3/o3-search.ts';
import { openDetail } from '../features/o3/open-o3.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';

export const Route = createFileRoute('/o3/$schoolId/detail')({
  staticData: { messages: ['o3', 'feedback'], isIndexable: true, countedAs: 'resource' },
  validateSearch: o3DetailSearch,
  loaderDeps: ({ search: { kind, id, team, invitation } }) => ({ kind, id, team, invitation }),
  loader: async ({ context, params, deps }) => {
    const schoolId = requireId(params.schoolId);
    const [page] = await Promise.all([
      openDetail(context, { schoolId, ...deps }),
      loadLayout(context, schoolId),
    ]);
    return page;
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { kind, id = '', team, invitation } = Route.useSearch();
  return (
    <SchoolLayout schoolId={schoolId}>
      <DetailPage key={id} schoolId={schoolId} kind={kind} id={id} team={team} invitation={invitation} />
    </SchoolLayout>
  );
}
