import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { KnowledgePage } from '../features/knowledge/knowledge-page.tsx';
import { knowledgeSearch } from '../features/knowledge/knowledge-search.ts';
import { openKnowledge } from '../features/knowledge/open-knowledge.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';

// Below no other route: the first load of a school’s pages carries nothing of it.
export const Route = createFileRoute('/_knowledge/portal/$schoolId/knowledge/{-$sectionId}')({
  staticData: {
    messages: ['knowledge'],
    palette: {
      order: 4,
      name: msg({
        message: 'Knowledge',
        context: 'knowledge',
        comment: 'Title: the articles of a school, in sections',
      }),
    },
  },
  validateSearch: knowledgeSearch,
  search: withoutDefaults(knowledgeSearch),
  beforeLoad: ({ search, params }) => {
    requireId(params.schoolId);
    return { search };
  },
  loader: async ({ context, params: { schoolId, sectionId } }) => {
    const [page] = await Promise.all([
      openKnowledge(context, { schoolId, sectionId, query: context.search }),
      loadLayout(context, schoolId),
    ]);
    return page;
  },
  component: Page,
});

function Page() {
  const { schoolId, sectionId } = Route.useParams();
  return (
    <SchoolLayout schoolId={schoolId}>
      <KnowledgePage key={schoolId} schoolId={schoolId} sectionId={sectionId} query={Route.useSearch()} />
    </SchoolLayout>
  );
}
