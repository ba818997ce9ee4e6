import { createFileRoute } from '@tanstack/react-router';
import { useHere } from '../app/here.ts';
import { tenantOf } from '../app/tenant.ts';
import { BindPage } from '../features/third-login/bind-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/uniportal/bind-account')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const tenantId = tenantOf(useHere());
  return (
    <PlainFrame>
      <BindPage mode="code" tenantId={tenantId} />
    </PlainFrame>
  );
}
