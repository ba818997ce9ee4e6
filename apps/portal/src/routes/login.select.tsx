import { createFileRoute } from '@tanstack/react-router';
import { SCHOOL_CHOICE_TITLE } from '../features/school-choice/titles.ts';
import { schoolChoiceSearch } from '../features/school-choice/school-choice-search.ts';
import { SchoolChoicePage } from '../features/school-choice/school-choice-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/login/select')({
  staticData: {
    access: 'member',
    messages: ['oauth', 'signin'],
    title: SCHOOL_CHOICE_TITLE,
    palette: { order: 19 },
    countedAs: 'login',
    isLate: true,
  },
  validateSearch: schoolChoiceSearch,
  loader: loadMessages,
  component: Page,
});

function Page() {
  const isAskedFor = Route.useSearch().all === '1';
  return (
    <PlainLayout>
      <SchoolChoicePage key={String(isAskedFor)} isAskedFor={isAskedFor} />
    </PlainLayout>
  );
}
