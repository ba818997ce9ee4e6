import { createFileRoute } from '@tanstack/react-router';
import { RefreshPage } from '../features/refresh/refresh-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/refresh-token')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  return (
    <PlainFrame>
      <RefreshPage redirect={redirect} />
    </PlainFrame>
  );
}
