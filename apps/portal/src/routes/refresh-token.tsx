import { createFileRoute, useLocation } from '@tanstack/react-router';
import { RefreshPage } from '../features/refresh/refresh-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/refresh-token')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const search: Record<string, unknown> = useLocation().search;
  return (
    <PlainFrame>
      <RefreshPage redirect={search.redirect} />
    </PlainFrame>
  );
}
