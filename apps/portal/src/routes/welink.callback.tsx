import { createFileRoute, useLocation } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { CallbackPage } from '../features/third-login/callback-page.tsx';
import { readReturn, returnOf } from '../features/third-login/provider-return.ts';
import { welinkPlatform } from '../features/third-login/welink.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { externalLoginUrl } from '../shared/auth/external-login.ts';

export const Route = createFileRoute('/welink/callback')({
  validateSearch: readReturn,
  loader: async ({ context }) => ({
    platform: welinkPlatform(window.navigator.userAgent),
    externalLogin: await externalLoginUrl(context),
  }),
  component: Page,
});

function Page() {
  const returned = returnOf(Route.useSearch());
  const welink = Route.useLoaderData();
  const tenantId = tenantOf(useLocation());
  return (
    <PlainFrame>
      <CallbackPage provider="welink" returned={returned} tenantId={tenantId} welink={welink} />
    </PlainFrame>
  );
}
