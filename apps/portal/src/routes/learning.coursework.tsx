import { courseworkQuery } from '@stoa/api/learning.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { CourseworkPage } from '../features/learning/coursework/coursework-page.tsx';
import { courseworkParams, courseworkSearch } from '../features/learning/coursework/coursework-search.ts';
import { COURSEWORK_TITLE } from '../features/learning/titles.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/learning/coursework')({
  staticData: {
    access: 'member',
    title: COURSEWORK_TITLE,
    messages: ['learning'],
    isIndexable: false,
    palette: { order: 22 },
  },
  validateSearch: courseworkSearch,
  search: withoutDefaults(courseworkSearch),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { api, queryClient, language: lang, messages }, deps: { search } }) => {
    // Who is not signed in is led to sign in; nothing of a page is shown to them.
    const query = { ...courseworkQuery(api, { ...courseworkParams(search), lang }), retry: false };
    await Promise.all([queryClient.prefetchQuery(query), messages('learning')]);
  },
  component: Page,
});

function Page() {
  return (
    <PlainLayout>
      <CourseworkPage search={Route.useSearch()} />
    </PlainLayout>
  );
}
