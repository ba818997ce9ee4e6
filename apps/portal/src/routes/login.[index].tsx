import { qrConfirmPath } from '@stoa/machines/addresses';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { tenantOf } from '../app/tenant.ts';
import { LoginPage } from '../features/login/login-page.tsx';
import { refusalOf } from '../features/login/provider-refusal.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

const PARAMETERS = ['redirect', 'error', 'provider', 'qr'] as const;
type Search = Partial<Record<(typeof PARAMETERS)[number], string>>;

export const Route = createFileRoute('/login/index')({
  validateSearch: (search: Record<string, unknown>): Search =>
    Object.fromEntries(
      PARAMETERS.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ),
  component: Page,
});

function Page() {
  const { redirect, error, provider } = Route.useSearch();
  const location = useLocation();
  const tenantId = tenantOf(location);
  const confirm = qrConfirmPath(location.href);
  return (
    <PlainFrame>
      <LoginPage
        key={`${redirect} ${tenantId}`}
        redirect={confirm ?? redirect}
        tenantId={tenantId}
        providerRefusal={refusalOf(error, provider)}
        isForQr={confirm !== null}
      />
    </PlainFrame>
  );
}
