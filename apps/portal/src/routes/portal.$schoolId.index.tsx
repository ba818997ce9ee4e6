import { msg } from '@lingui/core/macro';
import { portalHomeQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { HOME, homeSearch, pageIdOf } from '../features/home/home-search.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/')({
  staticData: { countedAs: 'home', palette: { order: 1, name: msg`Home` } },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => ({ pageId: pageIdOf(search) }),
  loader: async ({ context, params: { schoolId }, deps: { pageId } }) => {
    if (pageId === undefined) throw notFound();
    const { api, queryClient, session, language: lang } = context;
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(portalHomeQuery(api, { schoolId, pageId, lang })),
      pageId === HOME &&
        session.snapshot().status === 'signedIn' &&
        import('../features/home/continue-section.tsx').then(({ loadContinue }) =>
          loadContinue(context, schoolId),
        ),
    ]);
    const { title, description, pictureUrl, originalUrl, pageId: place } = data.page;
    // It has moved: the address that it has now is the one to keep.
    if (place !== pageId)
      throw redirect({
        to: '/portal/$schoolId',
        params: { schoolId },
        search: { pageId: place },
        replace: true,
      });
    const page = { description, pictureUrl, originalUrl };
    return pageId === HOME
      ? { ...page, search: {} }
      : { ...page, title, search: { pageId }, canonical: { pageId } };
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const pageId = pageIdOf(Route.useSearch()) ?? HOME;
  const { data } = useSuspenseQuery(portalHomeQuery(useApi(), { schoolId, pageId, lang: useLanguage() }));
  return <HomePage home={data} isHome={pageId === HOME} />;
}
