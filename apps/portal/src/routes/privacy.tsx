import { createFileRoute } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/privacy')({
  // The addresses of all the texts weigh something, and few people read them.
  loader: async ({ context, location }) => {
    const [{ loadLegalPage }, { isStore }] = await Promise.all([
      import('../features/legal/load-legal-page.ts'),
      import('../shared/is-store.ts'),
    ]);
    const tenantId = tenantOf(location);
    const kind = (await isStore(context, tenantId)) ? 'storePrivacy' : 'privacy';
    return loadLegalPage(kind, context, tenantId);
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
