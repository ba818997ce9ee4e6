import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '../features/errors/status-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/403')({
  staticData: { title: msg`No access`, status: 403 },
  component: Page,
});

function Page() {
  return (
    <PlainFrame>
      <StatusPage reason="forbidden" />
    </PlainFrame>
  );
}
