import { myLearningQuery, streakQuery } from '@stoa/api/learning.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { LearningPage } from '../features/learning/learning-page.tsx';
import { learningSearch } from '../features/learning/learning-search.ts';
import { LEARNING_TITLE } from '../features/learning/titles.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { renderedZone } from '../shared/rendered-zone.ts';

export const Route = createFileRoute('/learning/')({
  staticData: {
    access: 'member',
    title: LEARNING_TITLE,
    messages: ['learning'],
    isIndexable: false,
    palette: { order: 7 },
  },
  validateSearch: learningSearch,
  search: withoutDefaults(learningSearch),
  loaderDeps: ({ search: { school } }) => ({ school }),
  loader: async ({ context: { api, queryClient, language: lang, messages }, deps: { school } }) => {
    // Who is not signed in is led to sign in; nothing of a page is shown to them.
    const query = { ...myLearningQuery(api, { schoolId: school, lang }), retry: false };
    const streak = async () => {
      const timeZone = await renderedZone(api, queryClient, lang);
      if (timeZone) await queryClient.prefetchQuery({ ...streakQuery(api, { timeZone }), retry: false });
    };
    await Promise.all([queryClient.prefetchQuery(query), streak(), messages('learning')]);
  },
  component: Page,
});

function Page() {
  const { school } = Route.useSearch();
  return (
    <PlainLayout>
      <LearningPage school={school} />
    </PlainLayout>
  );
}
