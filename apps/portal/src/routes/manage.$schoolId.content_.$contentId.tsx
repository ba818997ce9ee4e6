import { contentQuery } from '@stoa/api/authoring.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { ContentEditorPage } from '../features/manage/content/content-editor-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { CONTENT_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { title: CONTENT_TITLE, messages: ['authoring'] },
  beforeLoad: ({ params }) => void requireId(params.contentId),
  loader: async ({ context: { api, queryClient, language, messages }, params: { schoolId, contentId } }) => {
    const query = contentQuery(api, { schoolId, contentId, lang: language });
    await Promise.all([
      messages('authoring'),
      messages('feedback'),
      // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
      loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, contentId } = Route.useParams();
  return <ContentEditorPage key={contentId} schoolId={schoolId} contentId={contentId} />;
}
