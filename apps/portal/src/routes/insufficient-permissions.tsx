import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { insufficientSearch } from '../features/errors/insufficient-search.ts';
import { InsufficientPage } from '../features/errors/insufficient-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/insufficient-permissions')({
  staticData: { title: msg`You do not have access to this page`, status: 403 },
  validateSearch: insufficientSearch,
  component: Page,
});

function Page() {
  const { schoolId, grantedBy } = Route.useSearch();
  return (
    <PlainLayout>
      <InsufficientPage schoolId={schoolId} grantedBy={grantedBy} />
    </PlainLayout>
  );
}
