import { issuedTicketsQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { ticketsSearch } from '../features/manage/teaching/questions-search.ts';
import { ticketsParams } from '../features/manage/teaching/teaching-address.ts';
import { TicketsPage } from '../features/manage/teaching/tickets-page.tsx';
import { TICKETS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/exams_/$examId_/tickets')({
  staticData: { title: TICKETS_TITLE },
  validateSearch: ticketsSearch,
  search: withoutDefaults(ticketsSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language, search, messages }, params: { schoolId, examId } }) => {
    const words = messages('teaching');
    const query = issuedTicketsQuery(api, ticketsParams(schoolId, examId, search.at, language));
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).finally(
      () => words,
    );
  },
  component: Page,
});

function Page() {
  const { schoolId, examId } = Route.useParams();
  return <TicketsPage key={examId} schoolId={schoolId} examId={examId} at={Route.useSearch().at} />;
}
