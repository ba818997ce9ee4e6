import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { CommunityPage } from '../features/community/community-page.tsx';
import { communitySearch } from '../features/community/community-search.ts';
import { openCommunity } from '../features/community/open-community.ts';
import { PostPage } from '../features/community/post-page.tsx';
import { loadLayout } from '../layout/load-layout.ts';
import { SchoolLayout } from '../layout/school-layout.tsx';

// Both pages in one route, below no other: the first load of a school’s pages carries nothing of it.
export const Route = createFileRoute('/_community/portal/$schoolId/community/{-$postId}')({
  staticData: {
    messages: ['community'],
    isIndexable: false,
    palette: {
      order: 3,
      name: msg({ message: 'Community', comment: 'Title: what people of a school write' }),
    },
  },
  validateSearch: communitySearch,
  search: withoutDefaults(communitySearch),
  beforeLoad: ({ search, params }) => {
    requireId(params.schoolId);
    return { search };
  },
  loader: async ({ context, params: { schoolId, postId } }) => {
    const [page] = await Promise.all([
      openCommunity(context, { schoolId, postId, query: context.search }),
      loadLayout(context, schoolId),
    ]);
    return page;
  },
  component: Page,
});

function Page() {
  const { schoolId, postId } = Route.useParams();
  const query = Route.useSearch();
  return (
    <SchoolLayout schoolId={schoolId}>
      {postId === undefined ? (
        <CommunityPage key={schoolId} schoolId={schoolId} query={query} />
      ) : (
        <PostPage key={postId} schoolId={schoolId} postId={postId} query={query} />
      )}
    </SchoolLayout>
  );
}
