import { createFileRoute } from '@tanstack/react-router';
import { SchoolChoicePage } from '../features/school-choice/school-choice-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/login/select')({
  validateSearch: ({ all }: Record<string, unknown>): { all?: '1' } => (all === '1' ? { all } : {}),
  component: Page,
});

function Page() {
  const { all } = Route.useSearch();
  return (
    <PlainFrame>
      <SchoolChoicePage key={all} isAskedFor={all === '1'} />
    </PlainFrame>
  );
}
