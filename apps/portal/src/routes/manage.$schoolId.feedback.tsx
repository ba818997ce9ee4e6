import { feedbackListQuery } from '@stoa/api/feedback.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { InboxPage } from '../features/manage/inbox/inbox-page.tsx';
import { inboxParams } from '../features/manage/inbox/inbox-address.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { INBOX_TITLE } from '../features/manage/titles.ts';
import { inboxSearch } from '../features/manage/inbox/inbox-search.ts';

export const Route = createFileRoute('/manage/$schoolId/feedback')({
  staticData: {
    title: INBOX_TITLE,
    messages: ['feedback'],
    manage: { section: 'people', order: 2, operation: 'FEEDBACK_HANDLING' },
  },
  validateSearch: inboxSearch,
  search: withoutDefaults(inboxSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: async ({ context: { api, queryClient, language, messages, search }, params: { schoolId } }) => {
    const query = feedbackListQuery(api, inboxParams(schoolId, search, language));
    await Promise.all([
      messages('feedback'),
      loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <InboxPage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
