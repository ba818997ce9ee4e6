import { createFileRoute } from '@tanstack/react-router';
import { CALLBACK_TITLE } from '../features/third-login/titles.ts';
import { useHere } from '../app/here.ts';
import { tenantOf } from '../app/tenant.ts';
import { CallbackPage } from '../features/third-login/callback-page.tsx';
import { loadWelinkFacts } from '../features/third-login/welink-facts.ts';
import { callbackSearch, returnOf } from '../features/third-login/provider-return.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/welink/callback')({
  // It acts at once on what came back, and that only once.
  ssr: false,
  staticData: { messages: ['oauth', 'signin'], title: CALLBACK_TITLE },
  validateSearch: callbackSearch,
  loader: async ({ context }) => {
    await Promise.all([context.messages('oauth'), context.messages('signin')]);
    return loadWelinkFacts(context);
  },
  component: Page,
});

function Page() {
  const here = useHere();
  return (
    <PlainLayout>
      <CallbackPage
        provider="welink"
        returned={returnOf(Route.useSearch())}
        tenantId={tenantOf(here)}
        welink={Route.useLoaderData()}
      />
    </PlainLayout>
  );
}
