import { QR_RENEWAL_PAUSE_MS, QR_RENEWALS_LIMIT } from '@stoa/machines/qr-login';
import type { Stimulus } from '../simulation/simulation.types.ts';

/** Ways that are too long for a search, by the machine's id. */
export const HINTS: Readonly<Record<string, readonly (readonly Stimulus[])[]>> = {
  qrLogin: [qrCodesUntilNobodyIsThere()],
};

function qrCodesUntilNobodyIsThere(): Stimulus[] {
  const code = { qrcodeId: 'qr-1', content: 'stoa', expiresInSeconds: 0, pollIntervalSeconds: 2 };
  const shown: Stimulus = { kind: 'resolve', actor: 'createQr', output: code };
  const round: Stimulus[] = [shown, { kind: 'wait', milliseconds: QR_RENEWAL_PAUSE_MS }];
  return [{ kind: 'start' }, ...Array.from({ length: QR_RENEWALS_LIMIT }, () => round).flat(), shown];
}
