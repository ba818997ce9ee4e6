import { mailsQuery } from '@stoa/api/mail.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { MailsPage } from '../features/manage/mails/mails-page.tsx';
import { mailsParams } from '../features/manage/mails/mails-address.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { MAILS_TITLE } from '../features/manage/titles.ts';
import { mailsSearch } from '../features/manage/mails/mails-search.ts';

export const Route = createFileRoute('/manage/$schoolId/mails')({
  staticData: {
    title: MAILS_TITLE,
    manage: { section: 'people', order: 4, operation: 'MEMBER_MANAGEMENT' },
  },
  validateSearch: mailsSearch,
  search: withoutDefaults(mailsSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search }, params: { schoolId } }) => {
    const query = mailsQuery(api, mailsParams(schoolId, search, language));
    return loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false }));
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <MailsPage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
