import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/privacy')({
  ssr: 'data-only',
  staticData: { title: msg`Privacy statement`, isIndexable: true },
  // The addresses of all the texts weigh something, and few people read them.
  loader: async ({ context, location }) => {
    const [{ loadLegalPage }, { findStore }] = await Promise.all([
      import('../features/legal/load-legal-page.ts'),
      import('../shared/find-store.ts'),
    ]);
    const tenantId = tenantOf(location);
    const store = await findStore(context, tenantId);
    return store
      ? loadLegalPage('storePrivacy', context, store.schoolId)
      : loadLegalPage('privacy', context, tenantId);
  },
  component: Page,
});

function Page() {
  return (
    <PlainFrame>
      <LegalPage kind="privacy" text={Route.useLoaderData()} />
    </PlainFrame>
  );
}
