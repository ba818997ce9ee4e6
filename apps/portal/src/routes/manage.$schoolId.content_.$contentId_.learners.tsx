import { classProgressQuery } from '@stoa/api/authoring.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { progressParams } from '../features/manage/content/content-address.ts';
import { progressSearch } from '../features/manage/content/content-search.ts';
import { ProgressPage } from '../features/manage/content/progress-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { PROGRESS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId_/learners')({
  staticData: { title: PROGRESS_TITLE, messages: ['authoring'] },
  validateSearch: progressSearch,
  search: withoutDefaults(progressSearch),
  beforeLoad: ({ params, search }) => {
    requireId(params.contentId);
    return { search };
  },
  loader: async ({
    context: { api, queryClient, language, search, messages },
    params: { schoolId, contentId },
  }) => {
    const query = classProgressQuery(api, progressParams(schoolId, contentId, search, language));
    await Promise.all([
      messages('authoring'),
      loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, contentId } = Route.useParams();
  return <ProgressPage key={contentId} schoolId={schoolId} contentId={contentId} query={Route.useSearch()} />;
}
