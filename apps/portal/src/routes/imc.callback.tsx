import { createFileRoute } from '@tanstack/react-router';
import { CALLBACK_TITLE } from '../features/third-login/titles.ts';
import { useHere } from '../app/here.ts';
import { tenantOf } from '../app/tenant.ts';
import { CallbackPage } from '../features/third-login/callback-page.tsx';
import { returnOf } from '../features/third-login/provider-return.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/imc/callback')({
  staticData: { messages: ['handoff', 'signin'], title: CALLBACK_TITLE },
  loader: loadMessages,
  component: Page,
});

function Page() {
  const here = useHere();
  return (
    <PlainFrame>
      <CallbackPage provider="imc" returned={returnOf(here.search)} tenantId={tenantOf(here)} />
    </PlainFrame>
  );
}
