import { moderationWordsQuery } from '@stoa/api/school-settings.queries';
import { createFileRoute } from '@tanstack/react-router';
import { WordsPage } from '../features/manage/settings/words-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { WORDS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/words')({
  staticData: {
    title: WORDS_TITLE,
    manage: { section: 'settings', order: 3, operation: 'SCHOOL_SETTINGS' },
  },
  loader: ({ context: { api, queryClient, language: lang }, params: { schoolId } }) => {
    const query = moderationWordsQuery(api, { schoolId, lang });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 }));
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <WordsPage key={schoolId} schoolId={schoolId} />;
}
