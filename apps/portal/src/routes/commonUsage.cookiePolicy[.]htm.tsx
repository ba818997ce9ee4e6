import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/commonUsage/cookiePolicy.htm')({
  loader: async ({ context, location }) => {
    const { loadLegalPage } = await import('../features/legal/load-legal-page.ts');
    return loadLegalPage('cookies', context, tenantOf(location));
  },
  component: Page,
});

function Page() {
  return (
    <PlainFrame>
      <LegalPage kind="cookies" text={Route.useLoaderData()} />
    </PlainFrame>
  );
}
