import type { Adapter, ActorOutcomes } from '../adapter.ts';
import { given, made } from '../adapter.ts';
import { decideByPhone, scanByPhone } from '../phone.ts';
import { qrLoginWalks } from './qr-login.walks.ts';

/** As the server makes them. */
const CODE = { qrcodeId: 'qr', content: 'stoa', expiresInSeconds: 120, pollIntervalSeconds: 2 };
const BRIEF = { ...CODE, expiresInSeconds: 0 };
const SIGNED_IN = { viewer: { userId: '1', displayName: 'Noor', avatarUrl: null } };

const NOBODY_WAITS = 'Nobody waits until ten codes have run out.';
const TOO_LATE = 'What happens to a code between its confirmation and its exchange takes less than a second.';

const refused = (code: string) => ({ reject: { code } });
const answered = (status: number, code: string, why: string) => ({
  ...refused(code),
  answer: made(status, code, why),
});
const CUT = { ...refused('NETWORK'), answer: 'cut' as const };

const outcomes: Readonly<Record<string, ActorOutcomes>> = {
  createQr: {
    call: 'GET /qrcode.login/session',
    ends: {
      code: { resolve: CODE },
      brief: {
        resolve: BRIEF,
        answer: given({ ...BRIEF, content: '/login/index?qr=qr' }, NOBODY_WAITS),
      },
      cut: CUT,
    },
  },
  watchQr: {
    call: 'GET /qrcode.login/status',
    ends: {
      scanned: { resolve: { status: 'scanned' }, before: scanByPhone },
      confirmed: { resolve: { status: 'confirmed' }, before: (stage) => decideByPhone(stage, 'confirm') },
      stillConfirmed: { resolve: { status: 'confirmed' } },
      cancelled: { resolve: { status: 'cancelled' }, before: (stage) => decideByPhone(stage, 'cancel') },
      usedUp: {
        resolve: { status: 'used' },
        answer: { status: 200, body: { code: '000000', status: 'used' }, why: TOO_LATE },
      },
      // Another tab of this browser shows a code: the cookie belongs to that one now.
      elsewhere: {
        ...refused('NOT_FOUND'),
        before: ({ page }) => page.request.get('/api/auth/rest/v1/open/qrcode.login/session'),
      },
      methodOff: answered(403, 'LOGIN_METHOD_OFF', 'The schools are those of all tests.'),
      cut: CUT,
    },
  },
  redeemQr: {
    call: 'POST /qrcode.login/token',
    ends: {
      done: { resolve: SIGNED_IN },
      notConfirmed: answered(409, 'QR_NOT_CONFIRMED', TOO_LATE),
      cancelled: answered(409, 'QR_CANCELLED', TOO_LATE),
      expired: answered(409, 'QR_EXPIRED', TOO_LATE),
      disabled: answered(403, 'ACCOUNT_DISABLED', 'Nobody can disable an account by the portal alone.'),
      cut: CUT,
    },
  },
};

export const qrLogin: Adapter = {
  machine: 'qrLogin',
  walks: qrLoginWalks,
  inputs: {
    chosen: {
      value: undefined,
      open: async (stage) => {
        await stage.open('/login/index');
        const choose = stage.page.getByRole('main').getByRole('button', { name: 'QR code' });
        await choose.waitFor();
        await stage.follow();
        await choose.click();
      },
    },
  },
  events: {
    'code.renewed': {
      event: { type: 'code.renewed' },
      cause: ({ page }) => page.getByRole('button', { name: 'Show a new code' }).click(),
    },
    'network.restored': {
      event: { type: 'network.restored' },
      cause: ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
    },
  },
  outcomes,
  seen: {
    'qrLogin.showing.face.waiting': ({ page }) => page.getByRole('img', { name: 'QR code for your phone' }),
    'qrLogin.showing.face.scanned': ({ page }) => page.getByText('Scanned. Now confirm on your phone.'),
    'qrLogin.redeeming': ({ page }) => page.getByText('Confirmed. You are being signed in.'),
    'qrLogin.expired.reported': ({ page }) => page.getByText('This code has expired. A new one replaces it.'),
    'qrLogin.expired.elsewhere': ({ page }) =>
      page.getByText('Another window of this browser shows a newer code.'),
    'qrLogin.cancelled': ({ page }) => page.getByText('The sign-in was refused on your phone.'),
    'qrLogin.failed': ({ page }) => page.getByRole('alert').first(),
  },
};
