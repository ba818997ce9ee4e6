import { liveQuery } from '@stoa/api/live.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { ReplayPage } from '../features/live-replay/replay-page.tsx';
import { REPLAY_TITLE } from '../features/live-replay/replay-messages.ts';
import { SchoolPage } from '../layout/school-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/live/$schoolId/$id/replay')({
  staticData: {
    access: 'member',
    title: REPLAY_TITLE,
    messages: ['hosting', 'captions', 'schools'],
    isIndexable: false,
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId, id } }) => {
    const query = liveQuery(api, { schoolId: requireId(schoolId), liveId: requireId(id), lang });
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(query),
      queryClient.ensureQueryData(portalLayoutQuery(api, { schoolId, lang })),
      messages('hosting'),
      messages('captions'),
      messages('schools'),
    ]);
    // Who does not hold it has its page, and so has a session without a recording.
    if (!data.abilities.moderate || data.state !== 'replay')
      throw redirect({
        to: '/portal/$schoolId/lecturing-center/live-learn-detail/$id',
        params: { schoolId, id },
        replace: true,
      });
  },
  component: Page,
});

function Page() {
  const { schoolId, id } = Route.useParams();
  const { data } = useSuspenseQuery(liveQuery(useApi(), { schoolId, liveId: id, lang: useLanguage() }));
  return (
    <SchoolPage schoolId={schoolId}>
      {(schoolName) => <ReplayPage key={id} live={data} schoolName={schoolName} />}
    </SchoolPage>
  );
}
