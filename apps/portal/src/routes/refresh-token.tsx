import { createFileRoute, useLocation } from '@tanstack/react-router';
import { RefreshPage } from '../features/refresh/refresh-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/refresh-token')({ component: Page });

function Page() {
  const search: Record<string, unknown> = useLocation().search;
  return (
    <PlainFrame>
      <RefreshPage redirect={search.redirect} />
    </PlainFrame>
  );
}
