import { myNotesQuery } from '@stoa/api/note.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { NotesPage } from '../features/learning/notes/notes-page.tsx';
import { notesParams, notesSearch } from '../features/learning/notes/notes-search.ts';
import { NOTES_TITLE } from '../features/learning/titles.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/learning/notes')({
  staticData: {
    access: 'member',
    title: NOTES_TITLE,
    messages: ['learning'],
    isIndexable: false,
    palette: { order: 8 },
  },
  validateSearch: notesSearch,
  search: withoutDefaults(notesSearch),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { api, queryClient, language: lang, messages }, deps: { search } }) => {
    // Who is not signed in is led to sign in; nothing of a page is shown to them.
    const query = { ...myNotesQuery(api, { ...notesParams(search), lang }), retry: false };
    await Promise.all([queryClient.prefetchQuery(query), messages('learning')]);
  },
  component: Page,
});

function Page() {
  return (
    <PlainLayout>
      <NotesPage search={Route.useSearch()} />
    </PlainLayout>
  );
}
