import { fromPromise } from 'xstate';
import { createQr, redeemQr, watchQr } from '@stoa/api/qr-login.calls';
import { qrLoginMachine, type QrCode, type WatchQrInput, type WatchQrOutput } from '@stoa/machines/qr-login';
import type { SignedIn } from '@stoa/machines/shared';
import { welcome, type AccountActorsOptions } from '../../shared/auth/account.actors.ts';

/** The server holds a question for so long, until something happens. */
const WAIT_SECONDS = 20;

/** The machine of the browser that shows a code, with the calls that it makes. */
export function provideQrLogin(options: AccountActorsOptions) {
  const { api, tenantId } = options;
  return qrLoginMachine.provide({
    actors: {
      createQr: fromPromise<QrCode>(async ({ signal }) => {
        const code = await createQr(api, tenantId, signal);
        // A phone needs the whole address.
        return { ...code, content: new URL(code.content, window.location.origin).href };
      }),
      watchQr: fromPromise<WatchQrOutput, WatchQrInput>(({ input, signal }) =>
        watchQr(api, { ...input, waitSeconds: WAIT_SECONDS }, signal),
      ),
      // Not broken off: what a confirmed code is exchanged for is handed out once.
      redeemQr: fromPromise<SignedIn, { qrcodeId: string }>(async ({ input }) =>
        welcome(options, await redeemQr(api, input.qrcodeId)),
      ),
    },
  });
}
