import { sitePagesQuery } from '@stoa/api/decoration.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { SitePagesPage } from '../features/home/editor/site/pages-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { PAGES_TITLE } from '../features/manage/titles.ts';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/manage/$schoolId/site')({
  staticData: {
    title: PAGES_TITLE,
    messages: ['design'],
    manage: { section: 'pages', order: 2, operation: 'PORTAL_DECORATION' },
  },
  loader: ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) =>
    Promise.all([
      messages('design'),
      loadAllowed(
        schoolId,
        queryClient.fetchQuery({ ...sitePagesQuery(api, { schoolId, lang }), retry: false, staleTime: 0 }),
      ),
    ]).then(() => undefined),
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() }));
  return <SitePagesPage key={schoolId} schoolId={schoolId} mainLanguage={data.school.defaultLanguage} />;
}
