import { fromPromise } from 'xstate';
import { decideQr, scanQr } from '@stoa/api/qr-login.calls';
import { qrConfirmMachine, type QrDecision, type QrRequest } from '@stoa/machines/qr-confirm';
import type { AppServices } from '../../app/services.ts';
import type { Language } from '../../i18n/languages.ts';

/** The phone's machine with the calls that it makes. */
export function provideQrConfirm({ api, language }: Pick<AppServices, 'api'> & { language: () => Language }) {
  return qrConfirmMachine.provide({
    actors: {
      scanQr: fromPromise<QrRequest, { qrcodeId: string }>(({ input, signal }) =>
        scanQr(api, { ...input, lang: language() }, signal),
      ),
      // Not broken off: who has pressed the button has decided.
      decideQr: fromPromise<unknown, { qrcodeId: string; decision: QrDecision }>(({ input }) =>
        decideQr(api, input),
      ),
    },
  });
}
