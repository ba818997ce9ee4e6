import { createFileRoute } from '@tanstack/react-router';
import { RESET_TITLE } from '../features/password-reset/titles.ts';
import { useHere } from '../app/here.ts';
import { redirectSearch } from '../app/redirect-search.ts';
import { tenantOf } from '../app/tenant.ts';
import { ResetPage } from '../features/password-reset/reset-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/login/reset')({
  staticData: { access: 'signIn', messages: ['account', 'signin'], title: RESET_TITLE, countedAs: 'login' },
  validateSearch: redirectSearch,
  loader: loadMessages,
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const tenantId = tenantOf(useHere());
  return (
    <PlainLayout>
      <ResetPage redirect={redirect} tenantId={tenantId} />
    </PlainLayout>
  );
}
