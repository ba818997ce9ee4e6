import { createFileRoute, notFound } from '@tanstack/react-router';

/** R69: leads on to the community that is configured under a name. */
export const Route = createFileRoute('/community/$key')({
  loader: async ({ context, params: { key } }) => {
    const { findCommunity } = await import('../features/notices/community.ts');
    const href = await findCommunity(context, key);
    if (!href) throw notFound();
    // Of the configuration alone; whoever comes back does not pass here again.
    window.location.replace(href);
    await new Promise(() => undefined);
  },
  component: () => null,
});
