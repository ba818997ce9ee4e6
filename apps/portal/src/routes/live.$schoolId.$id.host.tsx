import { liveQuery } from '@stoa/api/live.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { HostPage } from '../features/live-host/host-page.tsx';
import { HOST_TITLE } from '../features/live-host/live-host-title.ts';
import { SchoolPage } from '../layout/school-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/live/$schoolId/$id/host')({
  // It shows cameras and clocks of this browser.
  ssr: 'data-only',
  staticData: { access: 'member', title: HOST_TITLE, messages: ['hosting', 'chat'], isLate: true },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId, id } }) => {
    const query = liveQuery(api, { schoolId: requireId(schoolId), liveId: requireId(id), lang });
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(query),
      queryClient.ensureQueryData(portalLayoutQuery(api, { schoolId, lang })),
      messages('hosting'),
      messages('chat'),
    ]);
    if (!data.abilities.host || data.roomUrl !== null)
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
  const { data } = useSuspenseQuery({
    ...liveQuery(useApi(), { schoolId, liveId: id, lang: useLanguage() }),
    // Where it stands is told by the host alone.
    staleTime: Infinity,
  });
  return <SchoolPage schoolId={schoolId}>{() => <HostPage key={id} live={data} />}</SchoolPage>;
}
