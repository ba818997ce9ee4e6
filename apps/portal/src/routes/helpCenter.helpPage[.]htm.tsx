import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HelpPage } from '../features/help/help-page.tsx';
import { PagePending } from '../frame/page-pending.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/helpCenter/helpPage.htm')({
  // As it was written: the page reads it with its own rules.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loader: async ({ context, location }) => {
    const { loadHelp } = await import('../features/help/load-help.ts');
    await loadHelp(context, location.search as Record<string, unknown>);
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  return (
    <PlainFrame>
      <Suspense fallback={<PagePending />}>
        <HelpPage params={search} />
      </Suspense>
    </PlainFrame>
  );
}
