import { createFileRoute } from '@tanstack/react-router';
import { CALLBACK_TITLE } from '../features/third-login/titles.ts';
import { useHere } from '../app/here.ts';
import { tenantOf } from '../app/tenant.ts';
import { CallbackPage } from '../features/third-login/callback-page.tsx';
import { callbackSearch, returnOf } from '../features/third-login/provider-return.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/hw/callback')({
  // It acts at once on what came back, and that only once.
  ssr: false,
  staticData: { messages: ['oauth', 'signin'], title: CALLBACK_TITLE },
  validateSearch: callbackSearch,
  loader: loadMessages,
  component: Page,
});

function Page() {
  const here = useHere();
  return (
    <PlainLayout>
      <CallbackPage provider="stoa" returned={returnOf(Route.useSearch())} tenantId={tenantOf(here)} />
    </PlainLayout>
  );
}
