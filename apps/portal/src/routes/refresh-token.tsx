import { createFileRoute } from '@tanstack/react-router';
import { REFRESH_TITLE } from '../features/refresh/titles.ts';
import { redirectSearch } from '../app/redirect-search.ts';
import { RefreshPage } from '../features/refresh/refresh-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/refresh-token')({
  // It acts at once, and that only once.
  ssr: false,
  staticData: { messages: ['oauth', 'signin'], title: REFRESH_TITLE },
  validateSearch: redirectSearch,
  loader: loadMessages,
  component: Page,
});

function Page() {
  return (
    <PlainLayout>
      <RefreshPage redirect={Route.useSearch().redirect} />
    </PlainLayout>
  );
}
