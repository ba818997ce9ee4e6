import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { ToastRegion } from '@stoa/ui/toast';
import { useEffect } from 'react';
import { guardNavigation } from '../app/guard.ts';
import { SessionProvider } from '../app/session-provider.tsx';
import type { RouterContext } from '../app/services.ts';
import { rememberTenant } from '../app/tenant.ts';
import { toasts } from '../app/toasts.ts';
import { PreviewMask } from '../frame/preview-mask.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context }) => guardNavigation(location, context),
  component: Root,
});

function Root() {
  const { href } = useLocation();
  useEffect(() => rememberTenant(href), [href]);
  return (
    <SessionProvider>
      <PreviewMask>
        <Outlet />
      </PreviewMask>
      <ToastRegion queue={toasts} />
    </SessionProvider>
  );
}
