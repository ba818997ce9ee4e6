import { bulletinsQuery } from '@stoa/api/bulletin.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { BulletinsPage } from '../features/manage/bulletins/bulletins-page.tsx';
import { bulletinsParams } from '../features/manage/bulletins/bulletins-address.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { BULLETINS_TITLE } from '../features/manage/titles.ts';
import { bulletinsSearch } from '../features/manage/bulletins/bulletins-search.ts';

export const Route = createFileRoute('/manage/$schoolId/bulletins')({
  staticData: {
    title: BULLETINS_TITLE,
    manage: { section: 'pages', order: 3, operation: 'PORTAL_DECORATION' },
  },
  validateSearch: bulletinsSearch,
  search: withoutDefaults(bulletinsSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search }, params: { schoolId } }) => {
    const query = bulletinsQuery(api, bulletinsParams(schoolId, search.at, language));
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 }));
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <BulletinsPage key={schoolId} schoolId={schoolId} at={Route.useSearch().at} />;
}
