import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { loadLegalPage } from '../features/legal/load-legal-page.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/service')({
  staticData: { title: msg`Terms of service`, isIndexable: true },
  loader: ({ context, location }) => loadLegalPage('service', context, tenantOf(location)),
  component: Page,
});

function Page() {
  return (
    <PlainLayout>
      <LegalPage kind="service" text={Route.useLoaderData()} />
    </PlainLayout>
  );
}
