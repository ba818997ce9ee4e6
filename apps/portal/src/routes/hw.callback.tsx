import { createFileRoute, useLocation } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { CallbackPage } from '../features/third-login/callback-page.tsx';
import { readReturn, returnOf } from '../features/third-login/provider-return.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/hw/callback')({ validateSearch: readReturn, component: Page });

function Page() {
  const returned = returnOf(Route.useSearch());
  const tenantId = tenantOf(useLocation());
  return (
    <PlainFrame>
      <CallbackPage provider="stoa" returned={returned} tenantId={tenantId} />
    </PlainFrame>
  );
}
