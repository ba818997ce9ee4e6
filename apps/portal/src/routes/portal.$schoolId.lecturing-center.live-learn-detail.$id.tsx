import { isApiProblem } from '@stoa/api/error';
import { liveQuery } from '@stoa/api/live.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { LivePage } from '../features/live/live-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/lecturing-center/live-learn-detail/$id')({
  staticData: { messages: ['live', 'chat'], countedAs: 'resource' },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId, id } }) => {
    const query = liveQuery(api, { schoolId, liveId: requireId(id), lang });
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(query).catch((error: unknown) => {
        if (isApiProblem(error) && error.code === 'LIVE_DELETED')
          throw redirect({
            to: '/portal/$schoolId/lecturing-center/live-deleted',
            params: { schoolId },
            replace: true,
          });
        throw error;
      }),
      messages('live'),
      messages('chat'),
    ]);
    return { title: data.title, description: data.summary, search: {} };
  },
  component: Page,
});

function Page() {
  const { schoolId, id } = Route.useParams();
  const { data } = useSuspenseQuery(liveQuery(useApi(), { schoolId, liveId: id, lang: useLanguage() }));
  return <LivePage key={id} live={data} />;
}
