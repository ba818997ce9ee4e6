import { sectionTreeQuery } from '@stoa/api/knowledge.queries';
import { createFileRoute } from '@tanstack/react-router';
import { loadAllowed, refusal } from '../features/manage/refusal.ts';
import { SectionsPage } from '../features/manage/sections/sections-page.tsx';
import { SECTIONS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/sections')({
  staticData: {
    title: SECTIONS_TITLE,
    manage: { section: 'content', order: 2, operation: 'CLASS_MANAGEMENT' },
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    const query = sectionTreeQuery(api, { schoolId, lang });
    const load = queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 });
    await Promise.all([messages('knowledge'), loadAllowed(schoolId, load)]);
    // Others read the sections, too.
    const tree = queryClient.getQueryData(query.queryKey);
    if (tree && !tree.data.canCreate) throw refusal(schoolId, ['owner', 'admin']);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <SectionsPage key={schoolId} schoolId={schoolId} />;
}
