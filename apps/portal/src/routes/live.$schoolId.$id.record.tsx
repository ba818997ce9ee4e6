import { liveQuery } from '@stoa/api/live.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { useApi } from '../app/services.ts';
import { RECORD_TITLE } from '../features/live-record/live-record-title.ts';
import { RecordPage } from '../features/live-record/record-page.tsx';
import { recordSearch } from '../features/live-record/record-search.ts';
import { SchoolPage } from '../layout/school-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/live/$schoolId/$id/record')({
  // It shows cameras and clocks of this browser.
  ssr: 'data-only',
  staticData: { access: 'member', title: RECORD_TITLE, messages: ['hosting'], isIndexable: false },
  validateSearch: recordSearch,
  search: withoutDefaults(recordSearch),
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId, id } }) => {
    const query = liveQuery(api, { schoolId: requireId(schoolId), liveId: requireId(id), lang });
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(query),
      queryClient.ensureQueryData(portalLayoutQuery(api, { schoolId, lang })),
      messages('hosting'),
    ]);
    // Who does not hold it has its page.
    if (!data.abilities.moderate)
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
  const { at } = Route.useSearch();
  const { data } = useSuspenseQuery(liveQuery(useApi(), { schoolId, liveId: id, lang: useLanguage() }));
  return (
    <SchoolPage schoolId={schoolId}>
      {(schoolName) => <RecordPage key={id} live={data} schoolName={schoolName} at={at} />}
    </SchoolPage>
  );
}
