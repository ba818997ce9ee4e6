import { createFileRoute } from '@tanstack/react-router';
import { useHere } from '../app/here.ts';
import { tenantOf } from '../app/tenant.ts';
import { RegisterPage } from '../features/register/register-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/register/index')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  loader: loadWords('signin'),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const tenantId = tenantOf(useHere());
  return (
    <PlainFrame>
      <RegisterPage redirect={redirect} tenantId={tenantId} />
    </PlainFrame>
  );
}
