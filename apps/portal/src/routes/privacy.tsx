import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { loadLegalPage } from '../features/legal/load-legal-page.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/privacy')({
  loader: ({ context, location }) => loadLegalPage('privacy', context, tenantOf(location)),
  component: Page,
});

function Page() {
  return (
    <PlainFrame>
      <LegalPage kind="privacy" text={Route.useLoaderData()} />
    </PlainFrame>
  );
}
