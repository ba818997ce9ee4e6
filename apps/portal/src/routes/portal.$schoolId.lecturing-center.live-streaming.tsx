import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { SESSIONS_TITLE } from '../features/manage/live/live-titles.ts';
import { loadCenter } from '../features/manage/live/load-center.ts';
import { ownLivesQuery } from '../features/manage/live/own-lives.ts';
import { SessionsPage } from '../features/manage/live/sessions-page.tsx';
import { sessionsSearch } from '../features/manage/live/sessions-search.ts';

export const Route = createFileRoute('/portal/$schoolId/lecturing-center/live-streaming')({
  staticData: { access: 'member', title: SESSIONS_TITLE, messages: ['live', 'schools'], isIndexable: false },
  validateSearch: sessionsSearch,
  search: withoutDefaults(sessionsSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { schoolId }, deps: { view, at } }) =>
    loadCenter(context, schoolId, (api, lang) =>
      context.queryClient.fetchQuery({
        ...ownLivesQuery(api, { schoolId, lang, isEnded: view === 'ended', at }),
        retry: false,
      }),
    ),
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { view, at } = Route.useSearch();
  return <SessionsPage schoolId={schoolId} view={view} at={at} />;
}
