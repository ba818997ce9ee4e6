import { qrIdOf } from '@stoa/machines/addresses';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useHere } from '../app/here.ts';
import { QrConfirmPage } from '../features/qr-confirm/qr-confirm-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/login/confirm')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const search: Readonly<Record<string, unknown>> = useHere().search;
  const qrcodeId = qrIdOf(search.qr);
  if (qrcodeId === null) throw notFound();
  return (
    <PlainFrame>
      <QrConfirmPage key={qrcodeId} qrcodeId={qrcodeId} />
    </PlainFrame>
  );
}
