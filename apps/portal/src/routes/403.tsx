import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '../features/errors/status-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/403')({
  staticData: { title: msg`No access`, status: 403 },
  component: Page,
});

function Page() {
  return (
    <PlainLayout>
      <StatusPage reason="forbidden" />
    </PlainLayout>
  );
}
