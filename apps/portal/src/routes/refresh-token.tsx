import { createFileRoute } from '@tanstack/react-router';
import { useHere } from '../app/here.ts';
import { RefreshPage } from '../features/refresh/refresh-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/refresh-token')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const search: Readonly<Record<string, unknown>> = useHere().search;
  return (
    <PlainFrame>
      <RefreshPage redirect={search.redirect} />
    </PlainFrame>
  );
}
