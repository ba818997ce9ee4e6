import { portalHomeQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';
import { useTitle } from '../shared/use-title.ts';

const HOME = 'home';

export const Route = createFileRoute('/portal/$schoolId/')({
  validateSearch: ({ pageId }: Record<string, unknown>): { pageId?: string } =>
    typeof pageId === 'string' && /^[\w-]{1,64}$/.test(pageId) ? { pageId } : {},
  loaderDeps: ({ search: { pageId = HOME } }) => ({ pageId }),
  loader: ({ context: { api, queryClient, language }, params: { schoolId }, deps: { pageId } }) =>
    queryClient.ensureQueryData(portalHomeQuery(api, { schoolId, pageId, lang: language })),
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { pageId = HOME } = Route.useSearch();
  const { data } = useSuspenseQuery(portalHomeQuery(useApi(), { schoolId, pageId, lang: useLanguage() }));
  useTitle(pageId === HOME ? undefined : data.page.title, data.school.name);
  return <HomePage home={data} isHome={pageId === HOME} />;
}
