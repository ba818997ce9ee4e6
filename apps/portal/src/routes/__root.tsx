import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { guardNavigation } from '../layout/guard.ts';
import { rootSearch } from '../app/root-search.ts';
import { SessionProvider } from '../app/session-provider.tsx';
import type { RouterContext } from '../app/services.ts';
import { rememberTenant } from '../app/tenant.ts';
import { toasts } from '../app/toasts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';
import { AgreementWatch } from '../layout/agreement-watch.tsx';
import { LayoutWatch } from '../layout/layout-watch.tsx';
import { PreviewMask } from '../layout/preview-mask.tsx';

// Its buttons bring tooltips; it is there long before the first message.
const ToastRegion = lazy(async () => ({ default: (await import('@stoa/ui/toast')).ToastRegion }));

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  beforeLoad: ({ location, context, matches, preload }) =>
    guardNavigation(location, context, matches, preload),
  component: Root,
});

function Root() {
  const { href } = useLocation();
  useEffect(() => rememberTenant(href), [href]);
  return (
    <SessionProvider>
      {/* Before the page: its effects come first, so that what the page says of itself counts. */}
      <DocumentTitle />
      <PreviewMask>
        <Outlet />
      </PreviewMask>
      <AgreementWatch />
      <LayoutWatch />
      <Suspense>
        <ToastRegion queue={toasts} />
      </Suspense>
    </SessionProvider>
  );
}
