import { createFileRoute } from '@tanstack/react-router';
import { useHere } from '../app/here.ts';
import { tenantOf } from '../app/tenant.ts';
import { CallbackPage } from '../features/third-login/callback-page.tsx';
import { returnOf } from '../features/third-login/provider-return.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/hw/callback')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const here = useHere();
  return (
    <PlainFrame>
      <CallbackPage provider="stoa" returned={returnOf(here.search)} tenantId={tenantOf(here)} />
    </PlainFrame>
  );
}
