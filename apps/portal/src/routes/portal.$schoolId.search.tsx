import { portalFrameQuery } from '@stoa/api/portal.queries';
import { hotResourcesQuery } from '@stoa/api/resource.queries';
import { hotSearchQuery, searchQuery } from '@stoa/api/search.queries';
import { parseSearchQuery } from '@stoa/machines/search';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { hotParams, parseHotQuery } from '../features/search/hot-address.ts';
import { isBlankSearch, searchParams } from '../features/search/search-address.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/search')({
  // As it was written: the page reads it with the search's own rules, and tells when it was too long.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Without dependencies: a search that changes keeps its page, which shows the old results until the new ones are there.
  loader: async ({ context: { api, queryClient, language: lang }, params: { schoolId }, location }) => {
    const params = location.search as Record<string, unknown>;
    const query = parseSearchQuery(params);
    const offers = isBlankSearch(query)
      ? [
          queryClient.prefetchQuery({ ...hotSearchQuery(api, { schoolId, lang }), retry: false }),
          queryClient.prefetchQuery({
            ...hotResourcesQuery(api, hotParams(schoolId, parseHotQuery(params), lang)),
            retry: false,
          }),
        ]
      : [];
    // What fails is said in its place on the page, with a way to try again.
    await Promise.all([
      queryClient.prefetchQuery({ ...searchQuery(api, searchParams(schoolId, query, lang)), retry: false }),
      ...offers,
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalFrameQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <SearchPage key={schoolId} schoolId={schoolId} schoolName={data.school.name} params={Route.useSearch()} />
  );
}
