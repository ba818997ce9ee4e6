import { msg } from '@lingui/core/macro';
import { qrConfirmPath } from '@stoa/machines/addresses';
import { createFileRoute } from '@tanstack/react-router';
import { useHere } from '../app/here.ts';
import { tenantOf } from '../app/tenant.ts';
import { loginSearch } from '../features/login/login-search.ts';
import { LoginPage } from '../features/login/login-page.tsx';
import { refusalOf } from '../features/login/provider-refusal.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadEntrance } from '../shared/auth/load-entrance.ts';

export const Route = createFileRoute('/login/index')({
  staticData: {
    access: 'signIn',
    messages: ['signin'],
    title: msg`Sign in`,
    countedAs: 'login',
    palette: { order: 21 },
  },
  validateSearch: loginSearch,
  loader: loadEntrance,
  component: Page,
});

function Page() {
  const here = useHere();
  const search = Route.useSearch();
  const tenantId = tenantOf(here);
  // A phone that has scanned a code signs in first.
  const confirm = qrConfirmPath(here.href);
  const redirect = confirm ?? search.redirect;
  return (
    <PlainLayout>
      <LoginPage
        key={`${redirect} ${tenantId}`}
        redirect={redirect}
        tenantId={tenantId}
        providerRefusal={refusalOf(search)}
        isForQr={confirm !== null}
      />
    </PlainLayout>
  );
}
