import { msg } from '@lingui/core/macro';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { useApi } from '../app/services.ts';
import { moreSearch } from '../features/more/more-search.ts';
import { loadMore } from '../features/more/load-more.ts';
import { MorePage } from '../features/more/more-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/more')({
  staticData: { title: msg`All entries`, countedAs: 'more' },
  validateSearch: moreSearch,
  search: withoutDefaults(moreSearch),
  beforeLoad: ({ search }) => ({ search }),
  // Without dependencies: a list that changes keeps its page, which shows the old entries until the new ones are there.
  loader: ({
    context: { api, queryClient, language: lang, messages, session, search: query },
    params: { schoolId },
  }) => {
    const isSignedIn = session.snapshot().status === 'signedIn';
    return loadMore({ api, queryClient, lang, messages, isSignedIn, schoolId, query });
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <MorePage key={schoolId} schoolId={schoolId} schoolName={data.school.name} query={Route.useSearch()} />
  );
}
