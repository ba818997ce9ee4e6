import { myDatesQuery } from '@stoa/api/learning.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { rangeOf, readDay } from '../features/learning/calendar/calendar-days.ts';
import { CalendarPage } from '../features/learning/calendar/calendar-page.tsx';
import { calendarSearch } from '../features/learning/calendar/calendar-search.ts';
import { CALENDAR_TITLE } from '../features/learning/titles.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/calendar/')({
  staticData: {
    access: 'member',
    title: CALENDAR_TITLE,
    messages: ['learning'],
    isIndexable: false,
    palette: { order: 9 },
  },
  validateSearch: calendarSearch,
  search: withoutDefaults(calendarSearch),
  // The month alone: days of it are shown without asking again.
  loaderDeps: ({ search: { school, date } }) => ({ school, month: date?.slice(0, 'yyyy-mm'.length) }),
  loader: async ({ context: { api, queryClient, language: lang, messages }, deps: { school, month } }) => {
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    const day = readDay(month && `${month}-01`, today);
    // Who is not signed in is led to sign in; nothing of a page is shown to them.
    const query = { ...myDatesQuery(api, { ...rangeOf(day), schoolId: school, lang }), retry: false };
    await Promise.all([queryClient.prefetchQuery(query), messages('learning')]);
  },
  component: Page,
});

function Page() {
  return (
    <PlainFrame>
      <CalendarPage search={Route.useSearch()} />
    </PlainFrame>
  );
}
