import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { liveQuery } from '@stoa/api/live.queries';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { draftOf } from '../features/manage/live/live-form.ts';
import { EDIT_TITLE } from '../features/manage/live/live-titles.ts';
import { loadCenter } from '../features/manage/live/load-center.ts';
import { loadEditable } from '../features/manage/live/load-editable.ts';
import { SchedulePage } from '../features/manage/live/schedule-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/lecturing-center/live-learn-edit/$id')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { access: 'member', title: EDIT_TITLE, messages: ['live', 'schools'], isIndexable: false },
  loader: async ({ context, params: { schoolId, id } }) => {
    await loadCenter(context, schoolId);
    await loadEditable(context, schoolId, requireId(id));
  },
  component: Page,
});

function Page() {
  const { schoolId, id } = Route.useParams();
  const { data } = useSuspenseQuery({
    ...liveQuery(useApi(), { schoolId, liveId: id, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return <SchedulePage key={id} schoolId={schoolId} settings={draftOf(data)} />;
}
