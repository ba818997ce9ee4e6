import { QrCode } from '@stoa/ui/qr-code';
import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrPictureProps {
  /** What a camera reads. */
  content: string;
  /** What it is for, in words. */
  label: string;
}

/** A text as a QR code; a finger's breadth of it may be covered. */
export function QrPicture({ content, label }: QrPictureProps) {
  const modules = useMemo(() => encode(content, { ecc: 'M', border: 0 }).data, [content]);
  return <QrCode modules={modules} label={label} />;
}
