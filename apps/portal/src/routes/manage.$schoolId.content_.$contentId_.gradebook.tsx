import { gradebookQuery } from '@stoa/api/assignment.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { gradebookSearch } from '../features/manage/content/content-search.ts';
import { GradebookPage } from '../features/manage/grades/gradebook-page.tsx';
import { gradebookParams } from '../features/manage/grades/grades-params.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { GRADEBOOK_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId_/gradebook')({
  staticData: { title: GRADEBOOK_TITLE, messages: ['assignments'] },
  validateSearch: gradebookSearch,
  search: withoutDefaults(gradebookSearch),
  beforeLoad: ({ params, search }) => {
    requireId(params.contentId);
    return { search };
  },
  loader: async ({
    context: { api, queryClient, language, search, messages },
    params: { schoolId, contentId },
  }) => {
    const query = gradebookQuery(api, gradebookParams(schoolId, contentId, search, language));
    await Promise.all([
      messages('assignments'),
      loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, contentId } = Route.useParams();
  return (
    <GradebookPage key={contentId} schoolId={schoolId} contentId={contentId} query={Route.useSearch()} />
  );
}
