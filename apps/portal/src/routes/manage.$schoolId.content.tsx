import { contentsQuery } from '@stoa/api/authoring.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { ContentPage } from '../features/manage/content/content-page.tsx';
import { contentsParams } from '../features/manage/content/content-address.ts';
import { contentSearch } from '../features/manage/content/content-search.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { CONTENT_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content')({
  staticData: {
    title: CONTENT_TITLE,
    messages: ['authoring'],
    manage: { section: 'content', order: 1, operation: 'CLASS_MANAGEMENT' },
  },
  validateSearch: contentSearch,
  search: withoutDefaults(contentSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: async ({ context: { api, queryClient, language, search, messages }, params: { schoolId } }) => {
    const query = contentsQuery(api, contentsParams(schoolId, search, language));
    await Promise.all([
      messages('authoring'),
      loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <ContentPage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
