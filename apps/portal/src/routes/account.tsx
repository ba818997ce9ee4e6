import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { PagePending } from '../layout/page-pending.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
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
    <PlainLayout>
      <Suspense fallback={<PagePending />}>
        <AccountLayout />
      </Suspense>
    </PlainLayout>
  );
}
