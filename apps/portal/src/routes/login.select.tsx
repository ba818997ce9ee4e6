import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SchoolChoicePage } from '../features/school-choice/school-choice-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/login/select')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const search: Record<string, unknown> = useLocation().search;
  const isAskedFor = search.all === '1';
  return (
    <PlainFrame>
      <SchoolChoicePage key={String(isAskedFor)} isAskedFor={isAskedFor} />
    </PlainFrame>
  );
}
