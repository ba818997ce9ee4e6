import { myLearningQuery } from '@stoa/api/learning.queries';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { learns } from '../features/learning/learns.ts';
import { SCHOOL_CHOICE_TITLE } from '../features/school-choice/titles.ts';
import { schoolChoiceSearch } from '../features/school-choice/school-choice-search.ts';
import { SchoolChoicePage } from '../features/school-choice/school-choice-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/login/select')({
  staticData: {
    access: 'member',
    messages: ['handoff', 'signin'],
    title: SCHOOL_CHOICE_TITLE,
    countedAs: 'login',
    isLate: true,
  },
  validateSearch: schoolChoiceSearch,
  // Who has just signed in, asked for no page and has one school goes on with what they learn; others choose a school first.
  beforeLoad: async ({ context: { api, queryClient, language: lang }, search }) => {
    if (typeof document === 'undefined' || search.all === '1') return;
    const query = { ...myLearningQuery(api, { lang }), staleTime: 0, retry: false };
    const found = await queryClient.fetchQuery(query).catch(() => undefined);
    if (found?.data.schools.length === 1 && learns(found.data))
      throw redirect({ to: '/learning', replace: true });
  },
  loader: loadMessages,
  component: Page,
});

function Page() {
  const isAskedFor = Route.useSearch().all === '1';
  return (
    <PlainFrame>
      <SchoolChoicePage key={String(isAskedFor)} isAskedFor={isAskedFor} />
    </PlainFrame>
  );
}
