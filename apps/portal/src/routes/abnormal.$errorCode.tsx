import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { reasonOfStatus } from '../features/errors/reasons.ts';
import { StatusPage } from '../features/errors/status-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/abnormal/$errorCode')({
  staticData: { title: msg`Something went wrong` },
  component: Page,
});

/** What went wrong and what to do, by the HTTP status in the address; anything but digits is a fault like any other. */
function Page() {
  const { errorCode } = Route.useParams();
  return (
    <PlainLayout>
      <StatusPage reason={reasonOfStatus(errorCode)} />
    </PlainLayout>
  );
}
