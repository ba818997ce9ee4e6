import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SchoolChoicePage } from '../features/school-choice/school-choice-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/login/select')({ component: Page });

function Page() {
  const search: Record<string, unknown> = useLocation().search;
  const isAskedFor = search.all === '1';
  return (
    <PlainFrame>
      <SchoolChoicePage key={String(isAskedFor)} isAskedFor={isAskedFor} />
    </PlainFrame>
  );
}
