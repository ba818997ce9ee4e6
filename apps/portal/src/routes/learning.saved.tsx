import { savedQuery } from '@stoa/api/learning.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { SavedPage } from '../features/learning/saved/saved-page.tsx';
import { savedParams, savedSearch } from '../features/learning/saved/saved-search.ts';
import { SAVED_TITLE } from '../features/learning/titles.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/learning/saved')({
  staticData: {
    access: 'member',
    title: SAVED_TITLE,
    messages: ['learning'],
    isIndexable: false,
    palette: { order: 24 },
  },
  validateSearch: savedSearch,
  search: withoutDefaults(savedSearch),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { api, queryClient, language: lang, messages }, deps: { search } }) => {
    // Who is not signed in is led to sign in; nothing of a page is shown to them.
    const query = { ...savedQuery(api, { ...savedParams(search), lang }), retry: false };
    await Promise.all([queryClient.prefetchQuery(query), messages('learning')]);
  },
  component: Page,
});

function Page() {
  return (
    <PlainLayout>
      <SavedPage search={Route.useSearch()} />
    </PlainLayout>
  );
}
