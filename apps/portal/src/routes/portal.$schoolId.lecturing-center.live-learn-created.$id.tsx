import { liveQuery } from '@stoa/api/live.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { SCHEDULED_TITLE } from '../features/manage/live/live-titles.ts';
import { loadCenter } from '../features/manage/live/load-center.ts';
import { loadEditable } from '../features/manage/live/load-editable.ts';
import { ScheduledPage } from '../features/manage/live/scheduled-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/lecturing-center/live-learn-created/$id')({
  staticData: { access: 'member', title: SCHEDULED_TITLE, messages: ['live', 'schools'], isIndexable: false },
  loader: async ({ context, params: { schoolId, id } }) => {
    await loadCenter(context, schoolId);
    await loadEditable(context, schoolId, requireId(id));
  },
  component: Page,
});

function Page() {
  const { schoolId, id } = Route.useParams();
  const { data } = useSuspenseQuery(liveQuery(useApi(), { schoolId, liveId: id, lang: useLanguage() }));
  return <ScheduledPage live={data} />;
}
