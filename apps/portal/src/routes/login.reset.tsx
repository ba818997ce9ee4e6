import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { tenantOf } from '../app/tenant.ts';
import { ResetPage } from '../features/password-reset/reset-page.tsx';
import { PagePending } from '../frame/page-pending.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/login/reset')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const tenantId = tenantOf(useLocation());
  return (
    <PlainFrame>
      <Suspense fallback={<PagePending />}>
        <ResetPage redirect={redirect} tenantId={tenantId} />
      </Suspense>
    </PlainFrame>
  );
}
