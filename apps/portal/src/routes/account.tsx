import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { PagePending } from '../frame/page-pending.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { LAYOUT_PENDING_MS } from '../app/layout-pending.ts';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/account')({
  staticData: { access: 'member', messages: ['account', 'signin'], isLate: true },
  loader: loadMessages,
  pendingMs: LAYOUT_PENDING_MS,
  component: Layout,
});

function Layout() {
  return (
    <PlainFrame>
      <Suspense fallback={<PagePending />}>
        <AccountLayout />
      </Suspense>
    </PlainFrame>
  );
}
