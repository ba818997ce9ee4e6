import { msg } from '@lingui/core/macro';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { useApi } from '../app/services.ts';
import { searchPageSearch } from '../features/search/search-params.ts';
import { loadSearch } from '../features/search/load-search.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/search')({
  staticData: { title: msg`Search`, countedAs: 'search', palette: { order: 2 } },
  validateSearch: searchPageSearch,
  search: withoutDefaults(searchPageSearch),
  beforeLoad: ({ search }) => ({ search }),
  // Without dependencies: a list that changes keeps its page, which shows the old entries until the new ones are there.
  loader: ({ context: { api, queryClient, language: lang, search: params }, params: { schoolId } }) =>
    loadSearch({ api, queryClient, lang, schoolId, params }),
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <SearchPage key={schoolId} schoolId={schoolId} schoolName={data.school.name} params={Route.useSearch()} />
  );
}
