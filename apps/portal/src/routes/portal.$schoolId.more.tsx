import { msg } from '@lingui/core/macro';
import { portalFrameQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { MorePage } from '../features/more/more-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/more')({
  ssr: true,
  staticData: { title: msg`All entries`, countedAs: 'more' },
  // As it was written: the page reads it with its own rules.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Without dependencies: a list that changes keeps its page, which shows the old entries until the new ones are there.
  loader: async ({ context: { api, queryClient, language: lang }, params: { schoolId }, location }) => {
    // On demand, so that no other page carries it.
    const { loadMore } = await import('../features/more/load-more.ts');
    return loadMore({ api, queryClient, lang, schoolId, params: location.search as Record<string, unknown> });
  },
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalFrameQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <MorePage key={schoolId} schoolId={schoolId} schoolName={data.school.name} params={Route.useSearch()} />
  );
}
