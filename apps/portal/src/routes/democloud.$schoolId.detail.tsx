import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { DemoPage } from '../features/o3/demo-page.tsx';
import { demoSearch } from '../features/o3/o3-search.ts';
import { openDemo } from '../features/o3/open-o3.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';

export const Route = createFileRoute('/democloud/$schoolId/detail')({
  staticData: { messages: ['o3'], isIndexable: true, countedAs: 'resource' },
  validateSearch: demoSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, params, deps }) => {
    const schoolId = requireId(params.schoolId);
    const [page] = await Promise.all([
      openDemo(context, { schoolId, ...deps }),
      loadLayout(context, schoolId),
    ]);
    return page;
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { id = '' } = Route.useSearch();
  return (
    <SchoolLayout schoolId={schoolId}>
      <DemoPage key={id} schoolId={schoolId} id={id} />
    </SchoolLayout>
  );
}
