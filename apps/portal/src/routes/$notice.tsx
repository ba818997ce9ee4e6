import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { NoticePage } from '../features/notices/notice-page.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

// One route for all short addresses: the doors that are closed, and those of the store variant.
export const Route = createFileRoute('/$notice')({
  loader: async ({ context, location, params: { notice } }) => {
    const { loadNotice } = await import('../features/notices/load-notice.ts');
    const found = await loadNotice(notice, context, {
      tenantId: tenantOf(location),
      search: location.searchStr,
    });
    if (!found) throw notFound();
    if (found === 'introduce') {
      const { loadLegalPage } = await import('../features/legal/load-legal-page.ts');
      return { text: await loadLegalPage('storeIntroduce', context, tenantOf(location)) };
    }
    if ('href' in found) throw redirect({ href: found.href, replace: true });
    await context.words('frame');
    return found;
  },
  component: Page,
});

function Page() {
  const found = Route.useLoaderData();
  return (
    <PlainFrame>
      {'text' in found ? (
        <LegalPage kind="storeIntroduce" text={found.text} />
      ) : (
        <NoticePage notice={found} />
      )}
    </PlainFrame>
  );
}
