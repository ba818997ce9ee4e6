import { createFileRoute } from '@tanstack/react-router';
import { REGISTER_TITLE } from '../features/register/titles.ts';
import { useHere } from '../app/here.ts';
import { redirectSearch } from '../app/redirect-search.ts';
import { tenantOf } from '../app/tenant.ts';
import { RegisterPage } from '../features/register/register-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadEntrance } from '../shared/auth/load-entrance.ts';

export const Route = createFileRoute('/register/index')({
  staticData: {
    access: 'signIn',
    messages: ['signin'],
    title: REGISTER_TITLE,
    palette: { order: 22 },
    countedAs: 'register',
    isLate: true,
  },
  validateSearch: redirectSearch,
  loader: loadEntrance,
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const tenantId = tenantOf(useHere());
  return (
    <PlainLayout>
      <RegisterPage redirect={redirect} tenantId={tenantId} />
    </PlainLayout>
  );
}
