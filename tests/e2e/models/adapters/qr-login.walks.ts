import { QR_RENEWAL_PAUSE_MS, QR_RENEWALS_LIMIT } from '@stoa/machines/qr-login';
import type { Walk } from '../adapter.ts';

const NEXT = `wait:${QR_RENEWAL_PAUSE_MS}`;
const AGAIN = ['code.renewed', 'createQr:code'];
const RUN_OUT = ['createQr:brief', NEXT];

/** One page that shows one code after the other. */
export const qrLoginWalks: readonly Walk[] = [
  {
    name: 'everything that a phone and the network do to a code',
    steps: [
      'open:chosen',
      'createQr:cut',
      ...AGAIN,
      'wait:1000',
      'watchQr:cut',
      'network.restored',
      'watchQr:scanned',
      'wait:2000',
      'watchQr:cut',
      'wait:2000',
      'watchQr:methodOff',
      ...AGAIN,
      'watchQr:cancelled',
      ...AGAIN,
      'watchQr:elsewhere',
      ...AGAIN,
      'watchQr:usedUp',
      NEXT,
      'createQr:code',
      'watchQr:confirmed',
      'redeemQr:cut',
      'network.restored',
      'redeemQr:cut',
      'wait:4000',
      'redeemQr:notConfirmed',
      'watchQr:stillConfirmed',
      'redeemQr:cancelled',
      ...AGAIN,
      'watchQr:confirmed',
      'redeemQr:expired',
      NEXT,
      'createQr:code',
      'watchQr:confirmed',
      'wait:120000',
      'redeemQr:cut',
      NEXT,
      'createQr:code',
      'watchQr:confirmed',
      'redeemQr:disabled',
      ...AGAIN,
      'watchQr:confirmed',
      'redeemQr:done',
    ],
  },
  {
    name: 'codes that run out until nobody seems to be there',
    steps: [
      'open:chosen',
      ...Array.from({ length: QR_RENEWALS_LIMIT }, () => RUN_OUT).flat(),
      'createQr:brief',
      'code.renewed',
      'createQr:code',
    ],
  },
];
