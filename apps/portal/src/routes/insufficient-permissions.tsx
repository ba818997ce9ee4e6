import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { InsufficientPage } from '../features/errors/insufficient-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

interface Search {
  schoolId?: string;
  grantedBy?: string;
}

export const Route = createFileRoute('/insufficient-permissions')({
  staticData: { title: msg`Your account may not open this page`, status: 403 },
  validateSearch: ({ schoolId, grantedBy }: Record<string, unknown>): Search => ({
    ...(typeof schoolId === 'string' ? { schoolId } : {}),
    ...(typeof grantedBy === 'string' ? { grantedBy } : {}),
  }),
  component: Page,
});

function Page() {
  const { schoolId, grantedBy } = Route.useSearch();
  return (
    <PlainFrame>
      <InsufficientPage schoolId={schoolId} grantedBy={grantedBy} />
    </PlainFrame>
  );
}
