import { contentQuery, lessonTextQuery } from '@stoa/api/authoring.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { LessonEditorPage } from '../features/manage/content/lesson-editor-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { CONTENT_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId_/lesson/$lessonId')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { title: CONTENT_TITLE, messages: ['authoring'] },
  beforeLoad: ({ params }) => {
    requireId(params.contentId);
    requireId(params.lessonId);
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params }) => {
    const fresh = { retry: false, staleTime: 0 };
    await Promise.all([
      messages('authoring'),
      messages('feedback'),
      // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
      loadAllowed(
        params.schoolId,
        Promise.all([
          queryClient.fetchQuery({ ...contentQuery(api, { ...params, lang }), ...fresh }),
          queryClient.fetchQuery({ ...lessonTextQuery(api, { ...params, lang }), ...fresh }),
        ]),
      ),
    ]);
  },
  component: Page,
});

function Page() {
  const params = Route.useParams();
  return <LessonEditorPage key={params.lessonId} {...params} />;
}
