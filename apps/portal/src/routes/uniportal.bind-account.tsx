import { createFileRoute } from '@tanstack/react-router';
import { LINK_TITLE } from '../features/third-login/titles.ts';
import { useHere } from '../app/here.ts';
import { tenantOf } from '../app/tenant.ts';
import { BindPage } from '../features/third-login/bind-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/uniportal/bind-account')({
  // It goes by what another page has left in this browser.
  ssr: false,
  staticData: { messages: ['oauth', 'signin'], title: LINK_TITLE },
  loader: loadMessages,
  component: Page,
});

function Page() {
  const tenantId = tenantOf(useHere());
  return (
    <PlainLayout>
      <BindPage mode="code" tenantId={tenantId} />
    </PlainLayout>
  );
}
