import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/service')({
  ssr: 'data-only',
  staticData: { title: msg`Terms of service`, isIndexable: true },
  // The addresses of all the texts weigh something, and few people read them.
  loader: async ({ context, location }) => {
    const { loadLegalPage } = await import('../features/legal/load-legal-page.ts');
    return loadLegalPage('service', context, tenantOf(location));
  },
  component: Page,
});

function Page() {
  return (
    <PlainFrame>
      <LegalPage kind="service" text={Route.useLoaderData()} />
    </PlainFrame>
  );
}
