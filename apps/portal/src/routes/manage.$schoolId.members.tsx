import { portalFrameQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MANAGE_TITLES } from '../features/manage/titles.ts';
import { useApi } from '../app/services.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { PeoplePage } from '../features/manage/people-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/manage/$schoolId/members')({
  staticData: { title: MANAGE_TITLES.members },
  // As it was written: the page reads it with its own rules.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Without dependencies: a list that changes keeps its page, which shows the old entries until the new ones are there.
  loader: async ({ context: { api, queryClient, language: lang }, params: { schoolId }, location }) => {
    // On demand, so that no other page carries it.
    const { loadPeople } = await import('../features/manage/load-manage.ts');
    await loadPeople({ api, queryClient, lang, schoolId }, location.search as Record<string, unknown>);
  },
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalFrameQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <PeoplePage key={schoolId} schoolId={schoolId} schoolName={data.school.name} params={Route.useSearch()} />
  );
}
