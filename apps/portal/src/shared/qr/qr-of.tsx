import { Skeleton } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { QrPictureProps } from './qr-picture.tsx';

const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }));

/** A text as a QR code; what draws it is loaded where a code is shown. */
export const QrOf = (props: QrPictureProps) => (
  <Suspense fallback={<Skeleton shape="block" ratio={1} />}>
    <QrPicture {...props} />
  </Suspense>
);
