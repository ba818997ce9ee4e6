import { createFileRoute } from '@tanstack/react-router';
import { useHere } from '../app/here.ts';
import { SchoolChoicePage } from '../features/school-choice/school-choice-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/login/select')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const search: Readonly<Record<string, unknown>> = useHere().search;
  const isAskedFor = search.all === '1';
  return (
    <PlainFrame>
      <SchoolChoicePage key={String(isAskedFor)} isAskedFor={isAskedFor} />
    </PlainFrame>
  );
}
