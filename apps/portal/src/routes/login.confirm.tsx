import { qrIdOf } from '@stoa/machines/addresses';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { QR_CONFIRM_TITLE } from '../features/qr-confirm/titles.ts';
import { qrConfirmSearch } from '../features/qr-confirm/qr-confirm-search.ts';
import { QrConfirmPage } from '../features/qr-confirm/qr-confirm-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/login/confirm')({
  staticData: {
    access: 'member',
    messages: ['oauth', 'signin'],
    title: QR_CONFIRM_TITLE,
    countedAs: 'login',
  },
  validateSearch: qrConfirmSearch,
  beforeLoad: ({ search }) => {
    const qrcodeId = qrIdOf(search.qr);
    // An address that was cut off.
    if (qrcodeId === null) throw notFound();
    return { qrcodeId };
  },
  loader: loadMessages,
  component: Page,
});

function Page() {
  const { qrcodeId } = Route.useRouteContext();
  return (
    <PlainLayout>
      <QrConfirmPage key={qrcodeId} qrcodeId={qrcodeId} />
    </PlainLayout>
  );
}
