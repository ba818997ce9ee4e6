import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { schoolHref } from '../app/links.ts';
import { redirectSearch } from '../app/redirect-search.ts';
import { tenantOf } from '../app/tenant.ts';
import { loadLogoutPlan, redirectTarget } from '../features/logout/logout-facts.ts';
import { LogoutPage } from '../features/logout/logout-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/logout')({
  // It acts at once, and that only once.
  ssr: false,
  staticData: { title: msg`Sign out`, messages: ['oauth'], palette: { order: 23, isForSignedIn: true } },
  validateSearch: redirectSearch,
  loaderDeps: ({ search: { redirect } }) => ({ redirect }),
  loader: async ({ context, location, deps: { redirect } }) => {
    const tenantId = tenantOf(location);
    const [plan] = await Promise.all([
      loadLogoutPlan(context, tenantId, window.location.host),
      context.messages('oauth'),
    ]);
    return {
      plan,
      returnTo: redirectTarget(redirect, tenantId ? schoolHref(tenantId) : '/'),
    };
  },
  component: Page,
});

function Page() {
  const { plan, returnTo } = Route.useLoaderData();
  return (
    <PlainLayout>
      <LogoutPage plan={plan} returnTo={returnTo} />
    </PlainLayout>
  );
}
