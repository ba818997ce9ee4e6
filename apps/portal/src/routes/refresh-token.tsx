import { createFileRoute } from '@tanstack/react-router';
import { REFRESH_TITLE } from '../features/refresh/titles.ts';
import { useHere } from '../app/here.ts';
import { RefreshPage } from '../features/refresh/refresh-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/refresh-token')({
  staticData: { messages: ['handoff', 'signin'], title: REFRESH_TITLE },
  loader: loadMessages,
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
