import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/account')({ component: Layout });

function Layout() {
  return (
    <PlainFrame>
      <AccountLayout>
        <Outlet />
      </AccountLayout>
    </PlainFrame>
  );
}
