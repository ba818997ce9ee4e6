import { isFollowedQuery } from '@stoa/api/person.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { FansPage } from '../features/people/fans-page.tsx';
import { schoolFansPage } from '../features/people/space-queries.ts';
import { FANS_TITLE } from '../features/people/titles.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { prefetchList } from '../shared/prefetch-list.ts';

export const Route = createFileRoute('/portal/$schoolId/fans')({
  staticData: { access: 'member', title: FANS_TITLE, messages: ['people'], isIndexable: false },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    await Promise.all([
      queryClient.ensureQueryData(
        isFollowedQuery(api, { schoolId, userId: schoolId, targetType: 'school', lang }),
      ),
      prefetchList(queryClient, schoolFansPage(api, { schoolId, lang })),
      messages('people'),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() }));
  return <FansPage schoolId={schoolId} schoolName={data.school.name} />;
}
