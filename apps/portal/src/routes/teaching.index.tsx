import { myTeachingQuery } from '@stoa/api/teaching.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { TeachingPage } from '../features/teaching/teaching-page.tsx';
import { teachingSearch } from '../features/teaching/teaching-search.ts';
import { TEACHING_TITLE } from '../features/teaching/titles.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/teaching/')({
  staticData: {
    access: 'member',
    title: TEACHING_TITLE,
    messages: ['teaching'],
    isIndexable: false,
    palette: { order: 10, operation: 'CLASS_MANAGEMENT' },
  },
  validateSearch: teachingSearch,
  search: withoutDefaults(teachingSearch),
  loaderDeps: ({ search: { school } }) => ({ school }),
  loader: async ({ context: { api, queryClient, language: lang, messages }, deps: { school } }) => {
    // Who is not signed in is led to sign in; nothing of a page is shown to them.
    const query = { ...myTeachingQuery(api, { schoolId: school, lang }), retry: false };
    await Promise.all([queryClient.prefetchQuery(query), messages('teaching')]);
  },
  component: Page,
});

function Page() {
  const { school } = Route.useSearch();
  return (
    <PlainLayout>
      <TeachingPage school={school} />
    </PlainLayout>
  );
}
