import { createFileRoute, notFound } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { requireId } from '../app/school-id.ts';
import { ListPage } from '../features/o3/list-page.tsx';
import { o3Search } from '../features/o3/o3-search.ts';
import { openArea } from '../features/o3/open-o3.ts';
import { OverviewPage } from '../features/o3/overview-page.tsx';
import { isO3List } from '../features/o3/o3-address.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';

// All in one route, below no other: the first load of a school’s pages carries nothing of it.
export const Route = createFileRoute('/_o3/portal/$schoolId/o3-school/{-$list}')({
  staticData: { messages: ['o3'], isIndexable: true, countedAs: 'more' },
  validateSearch: o3Search,
  search: withoutDefaults(o3Search),
  beforeLoad: ({ search, params }) => {
    requireId(params.schoolId);
    return { search };
  },
  loader: async ({ context, params: { schoolId, list } }) => {
    const [page] = await Promise.all([
      openArea(context, { schoolId, list, query: context.search }),
      loadLayout(context, schoolId),
    ]);
    return page;
  },
  component: Page,
});

function Page() {
  const { schoolId, list } = Route.useParams();
  const query = Route.useSearch();
  if (list !== undefined && !isO3List(list)) throw notFound();
  return (
    <SchoolLayout schoolId={schoolId}>
      {list === undefined ? (
        <OverviewPage schoolId={schoolId} />
      ) : (
        <ListPage schoolId={schoolId} list={list} query={query} />
      )}
    </SchoolLayout>
  );
}
