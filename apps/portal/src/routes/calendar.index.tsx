import { myDatesQuery } from '@stoa/api/learning.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { firstDay, rangeOf } from '../features/learning/calendar/calendar-days.ts';
import { CalendarPage } from '../features/learning/calendar/calendar-page.tsx';
import { calendarSearch } from '../features/learning/calendar/calendar-search.ts';
import { CALENDAR_TITLE } from '../features/learning/titles.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loaderZone } from '../shared/rendered-zone.ts';

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
  loaderDeps: ({ search: { school, date } }) => ({
    school,
    month: date && `${date.slice(0, 'yyyy-mm'.length)}-01`,
  }),
  loader: async ({ context: { api, queryClient, language: lang, messages }, deps: { school, month } }) => {
    const dates = async () => {
      // On the last evening of a month it is the next one elsewhere: today is where the viewer is.
      const zone = await loaderZone(api, queryClient, lang);
      const range = rangeOf(firstDay(month, Date.now(), zone));
      // Who is not signed in is led to sign in; nothing of a page is shown to them.
      await queryClient.prefetchQuery({
        ...myDatesQuery(api, { ...range, schoolId: school, lang }),
        retry: false,
      });
    };
    await Promise.all([dates(), messages('learning')]);
  },
  component: Page,
});

function Page() {
  return (
    <PlainLayout>
      <CalendarPage search={Route.useSearch()} />
    </PlainLayout>
  );
}
