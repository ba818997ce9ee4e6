import { portalHomeQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

const HOME = 'home';

export const Route = createFileRoute('/portal/$schoolId/')({
  ssr: true,
  staticData: { countedAs: 'home' },
  validateSearch: ({ pageId }: Record<string, unknown>): { pageId?: string } =>
    typeof pageId === 'string' && /^[\w-]{1,64}$/.test(pageId) ? { pageId } : {},
  loaderDeps: ({ search: { pageId = HOME } }) => ({ pageId }),
  loader: async ({
    context: { api, queryClient, language: lang },
    params: { schoolId },
    deps: { pageId },
  }) => {
    const { data } = await queryClient.ensureQueryData(portalHomeQuery(api, { schoolId, pageId, lang }));
    return pageId === HOME ? { search: {} } : { title: data.page.title, search: { pageId } };
  },
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { pageId = HOME } = Route.useSearch();
  const { data } = useSuspenseQuery(portalHomeQuery(useApi(), { schoolId, pageId, lang: useLanguage() }));
  return <HomePage home={data} isHome={pageId === HOME} />;
}
