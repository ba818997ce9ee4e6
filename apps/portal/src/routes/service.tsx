import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { loadLegalPage } from '../features/legal/load-legal-page.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/service')({
  staticData: { title: msg`Terms of service`, isIndexable: true },
  loader: ({ context, location }) => loadLegalPage('service', context, tenantOf(location)),
  component: Page,
});

function Page() {
  return (
    <PlainFrame>
      <LegalPage kind="service" text={Route.useLoaderData()} />
    </PlainFrame>
  );
}
