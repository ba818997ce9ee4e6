import { createFileRoute, useLocation } from '@tanstack/react-router';
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
  const location = useLocation();
  return (
    <PlainFrame>
      <CallbackPage provider="stoa" returned={returnOf(location.search)} tenantId={tenantOf(location)} />
    </PlainFrame>
  );
}
