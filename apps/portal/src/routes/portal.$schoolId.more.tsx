import { leaderboardQuery } from '@stoa/api/leaderboard.queries';
import { portalFrameQuery } from '@stoa/api/portal.queries';
import { resourcesQuery } from '@stoa/api/resource.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { listParams, parseMoreQuery, rankingParams } from '../features/more/more-address.ts';
import { MorePage } from '../features/more/more-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/more')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Without dependencies: a list that changes keeps its page, which shows the old entries until the new ones are there.
  loader: ({ context: { api, queryClient, language: lang }, params: { schoolId }, location }) => {
    const query = parseMoreQuery(location.search as Record<string, unknown>);
    // What fails is said in its place on the page, with a way to try again.
    return query.kind === 'ranking'
      ? queryClient.prefetchQuery({
          ...leaderboardQuery(api, rankingParams(schoolId, query, lang)),
          retry: false,
        })
      : queryClient.prefetchQuery({
          ...resourcesQuery(api, listParams(schoolId, query, lang)),
          retry: false,
        });
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalFrameQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <MorePage key={schoolId} schoolId={schoolId} schoolName={data.school.name} params={Route.useSearch()} />
  );
}
