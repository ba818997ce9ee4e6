import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/helpCenter/helpPage.htm')({
  // As it was written: the page reads it with its own rules.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loader: async ({ context, location }) => {
    const { loadHelp } = await import('../features/help/load-help.ts');
    await Promise.all([loadHelp(context, location.search as Record<string, unknown>), context.words('help')]);
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  return (
    <PlainFrame>
      <HelpPage params={search} />
    </PlainFrame>
  );
}
