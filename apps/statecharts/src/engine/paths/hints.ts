import { QR_RENEWAL_PAUSE_MS, QR_RENEWALS_LIMIT } from '@stoa/machines/qr-login';
import type { SimulatedEvent, Stimulus } from '../simulation/simulation.types.ts';

/** Ways that are too long for a search, by the machine's id. */
export const HINTS: Readonly<Record<string, readonly (readonly Stimulus[])[]>> = {
  qrLogin: [qrCodesUntilNobodyIsThere()],
  feedback: [aPictureOnItsWay('1')],
  complaint: [aPictureOnItsWay('fraud')],
};

function qrCodesUntilNobodyIsThere(): Stimulus[] {
  const code = { qrcodeId: 'qr-1', content: 'stoa', expiresInSeconds: 0, pollIntervalSeconds: 2 };
  const shown: Stimulus = { kind: 'resolve', actor: 'createQr', output: code };
  const round: Stimulus[] = [shown, { kind: 'wait', milliseconds: QR_RENEWAL_PAUSE_MS }];
  return [{ kind: 'start' }, ...Array.from({ length: QR_RENEWALS_LIMIT }, () => round).flat(), shown];
}

/** The pictures of a message are sent by a machine of their own. */
function aPictureOnItsWay(type: string): Stimulus[] {
  const file = { key: 'picture-1', name: 'board.png', type: 'image/png', sizeBytes: 200_000 };
  const address = {
    uploadId: 'upload-1',
    url: 'https://files.example.org/1',
    staticUrl: '/files/1.png',
    headers: {},
  };
  const happens = (event: SimulatedEvent, actor = ''): Stimulus => ({ kind: 'event', actor, event });
  return [
    { kind: 'start', input: { isSignedIn: true } },
    happens({ type: 'message.opened', draft: null }),
    happens({ type: 'field.changed', field: 'type', value: type }),
    happens({ type: 'field.changed', field: 'text', value: 'The third lesson does not open.' }),
    happens({ type: 'pictures.chosen', files: [file] }, 'pictures'),
    happens({ type: 'message.submitted' }),
    { kind: 'resolve', actor: 'pictures/requestAddress', output: address },
    happens({ type: 'bytes.sent' }, 'pictures'),
    { kind: 'resolve', actor: 'pictures/confirmUpload', output: { url: address.staticUrl } },
  ];
}
