import { createFileRoute } from '@tanstack/react-router';
import { openPageSearch } from '../app/open-page-search.ts';
import { PagePending } from '../layout/page-pending.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { SchoolLayout } from '../layout/school-layout.tsx';
import { OpenPage } from './-open-page.tsx';

// One route for the pages that few people open: what each of them needs is named in a chunk of its own, not in the
// first load. An address that is none of them is not found.
export const Route = createFileRoute('/$')({
  validateSearch: openPageSearch,
  loader: async ({ context, location }) => {
    const { loadOpenPage } = await import('./-load-open-page.ts');
    return loadOpenPage(context, location);
  },
  pendingComponent: Pending,
  component: Page,
});

/** The route has no layout above it: what is waited for brings its own. */
function Pending() {
  return (
    <PlainLayout>
      <PagePending />
    </PlainLayout>
  );
}

function Page() {
  const page = Route.useLoaderData();
  const content = <OpenPage page={page} />;
  // A store is introduced in the layout of its school.
  return page.kind === 'legal' && page.frameOf !== undefined ? (
    <SchoolLayout schoolId={page.frameOf}>{content}</SchoolLayout>
  ) : (
    <PlainLayout>{content}</PlainLayout>
  );
}
