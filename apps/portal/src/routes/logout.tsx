import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LogoutPage } from '../features/logout/logout-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/logout')({
  staticData: { title: msg`Sign out` },
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  loaderDeps: ({ search: { redirect } }) => ({ redirect }),
  loader: async ({ context, location, deps: { redirect } }) => {
    // On demand, so that no other page carries it.
    const { loadLogoutPlan, redirectTarget } = await import('../features/logout/logout-facts.ts');
    const tenantId = tenantOf(location);
    return {
      plan: await loadLogoutPlan(context, tenantId, window.location.host),
      returnTo: redirectTarget(redirect, tenantId ? `/portal/${tenantId}` : '/'),
    };
  },
  component: Page,
});

function Page() {
  const { plan, returnTo } = Route.useLoaderData();
  return (
    <PlainFrame>
      <LogoutPage plan={plan} returnTo={returnTo} />
    </PlainFrame>
  );
}
