import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ToastRegion } from '@stoa/ui/toast';
import { SessionProvider } from '../app/session-provider.tsx';
import type { RouterContext } from '../app/services.ts';
import { toasts } from '../app/toasts.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <SessionProvider>
      <Outlet />
      <ToastRegion queue={toasts} />
    </SessionProvider>
  );
}
