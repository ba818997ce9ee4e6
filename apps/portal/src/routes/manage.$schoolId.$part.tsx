import { portalFrameQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { MANAGE_TITLES } from '../features/manage/titles.ts';
import { isPart, PARTS } from '../features/manage/parts.ts';
import { useLanguage } from '../i18n/language-context.tsx';

// One route for several pages: what each of them needs is named in their own chunk, not in the first load.
export const Route = createFileRoute('/manage/$schoolId/$part')({
  staticData: { title: ({ part }) => MANAGE_TITLES[part ?? ''] },
  // As it was written: the pages read it with their own rules.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loader: async ({ context: { api, queryClient, language: lang }, params: { schoolId, part }, location }) => {
    const { loadPart } = await import('../features/manage/load-manage.ts');
    await loadPart({ api, queryClient, lang, schoolId }, part, location.search as Record<string, unknown>);
  },
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { schoolId, part } = Route.useParams();
  const params = Route.useSearch();
  const { data } = useSuspenseQuery(portalFrameQuery(useApi(), { schoolId, lang: useLanguage() }));
  if (!isPart(part)) return <NotFoundPage />;
  const View = PARTS[part];
  return <View key={schoolId} schoolId={schoolId} schoolName={data.school.name} params={params} />;
}
