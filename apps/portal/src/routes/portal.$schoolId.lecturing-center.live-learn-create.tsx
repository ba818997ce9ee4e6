import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { newDraft } from '../features/manage/live/live-form.ts';
import { SCHEDULE_TITLE } from '../features/manage/live/live-titles.ts';
import { loadCenter } from '../features/manage/live/load-center.ts';
import { SchedulePage } from '../features/manage/live/schedule-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';
import { viewerZone } from '../shared/time-zone.ts';

export const Route = createFileRoute('/portal/$schoolId/lecturing-center/live-learn-create')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: { access: 'member', title: SCHEDULE_TITLE, messages: ['live', 'schools'], isIndexable: false },
  loader: ({ context, params: { schoolId } }) => loadCenter(context, schoolId),
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const language = useLanguage();
  const [settings] = useState(() => newDraft(Date.now(), viewerZone(), language));
  return <SchedulePage schoolId={schoolId} settings={settings} />;
}
