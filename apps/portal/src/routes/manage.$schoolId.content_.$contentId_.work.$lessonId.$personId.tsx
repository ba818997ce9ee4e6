import { assignmentWorkQuery } from '@stoa/api/assignment.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { worksSearch } from '../features/manage/content/content-search.ts';
import { WorkPage } from '../features/manage/grades/work-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { ASSIGNMENT_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId_/work/$lessonId/$personId')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { title: ASSIGNMENT_TITLE, messages: ['assignments'] },
  validateSearch: worksSearch,
  search: withoutDefaults(worksSearch),
  beforeLoad: ({ params, search }) => {
    requireId(params.contentId);
    requireId(params.lessonId);
    requireId(params.personId);
    return { filter: search.filter };
  },
  loader: async ({
    context: { api, queryClient, language, filter, messages },
    params: { schoolId, lessonId, personId },
  }) => {
    const query = assignmentWorkQuery(api, { schoolId, lessonId, personId, filter, lang: language });
    await Promise.all([
      messages('assignments'),
      // Always anew: what is graded is what is there now.
      loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, contentId, lessonId, personId } = Route.useParams();
  return (
    <WorkPage
      key={personId}
      schoolId={schoolId}
      contentId={contentId}
      lessonId={lessonId}
      personId={personId}
      filter={Route.useSearch().filter}
    />
  );
}
