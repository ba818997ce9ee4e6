import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { loadLegalPage } from '../features/legal/load-legal-page.ts';
import { findStore } from '../shared/find-store.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { title: msg`Privacy statement`, isIndexable: true },
  loader: async ({ context, location }) => {
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
    <PlainLayout>
      <LegalPage kind="privacy" text={Route.useLoaderData()} />
    </PlainLayout>
  );
}
