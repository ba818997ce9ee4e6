import { assignmentWorksQuery } from '@stoa/api/assignment.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { worksSearch } from '../features/manage/content/content-search.ts';
import { worksParams } from '../features/manage/grades/grades-params.ts';
import { WorksPage } from '../features/manage/grades/works-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { ASSIGNMENT_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId_/assignment/$lessonId')({
  staticData: { title: ASSIGNMENT_TITLE, messages: ['assignments'] },
  validateSearch: worksSearch,
  search: withoutDefaults(worksSearch),
  beforeLoad: ({ params, search }) => {
    requireId(params.contentId);
    requireId(params.lessonId);
    return { search };
  },
  loader: async ({
    context: { api, queryClient, language, search, messages },
    params: { schoolId, lessonId },
  }) => {
    const query = assignmentWorksQuery(api, worksParams(schoolId, lessonId, search, language));
    await Promise.all([
      messages('assignments'),
      loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, contentId, lessonId } = Route.useParams();
  return (
    <WorksPage
      key={lessonId}
      schoolId={schoolId}
      contentId={contentId}
      lessonId={lessonId}
      query={Route.useSearch()}
    />
  );
}
