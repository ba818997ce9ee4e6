import { qrIdOf } from '@stoa/machines/addresses';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { QrConfirmPage } from '../features/qr-confirm/qr-confirm-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/login/confirm')({
  validateSearch: ({ qr }: Record<string, unknown>): { qr?: string } =>
    typeof qr === 'string' ? { qr } : {},
  loaderDeps: ({ search: { qr } }) => ({ qr }),
  loader: ({ deps: { qr } }) => {
    const qrcodeId = qrIdOf(qr);
    if (qrcodeId === null) throw notFound();
    return { qrcodeId };
  },
  component: Page,
});

function Page() {
  const { qrcodeId } = Route.useLoaderData();
  return (
    <PlainFrame>
      <QrConfirmPage key={qrcodeId} qrcodeId={qrcodeId} />
    </PlainFrame>
  );
}
