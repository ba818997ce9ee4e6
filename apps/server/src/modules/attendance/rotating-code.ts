import type { Services } from '../../core/services.ts';

/** A code stands on the screen for so long, and is accepted for as long again. */
export const CODE_MS = 30_000;
const DIGITS = 6;
const CODES = 10 ** DIGITS;
const READ_BYTES = 6;
const PURPOSE = 'attendance code';

type Signer = Pick<Services['secrets'], 'sign'>;

/** The code of an attendance in one span of time: nobody without the key of the installation can tell the next one. */
function codeIn(secrets: Signer, attendanceId: string, span: number): string {
  const signature = Buffer.from(secrets.sign(PURPOSE, `${attendanceId}:${span}`), 'base64url');
  return String(signature.readUIntBE(0, READ_BYTES) % CODES).padStart(DIGITS, '0');
}

const spanOf = (now: Date): number => Math.floor(now.getTime() / CODE_MS);

/** What the screen shows now, until when, and until when it is accepted. */
export function codeNow(secrets: Signer, attendanceId: string, now: Date) {
  const span = spanOf(now);
  return {
    code: codeIn(secrets, attendanceId, span),
    nextAt: new Date((span + 1) * CODE_MS),
    acceptedUntil: new Date((span + 2) * CODE_MS),
  };
}

/** Whether a code is the one on the screen, or the one before it: somebody may still be typing. */
export function isCodeNow(secrets: Signer, attendanceId: string, code: string, now: Date): boolean {
  const span = spanOf(now);
  return [span, span - 1].some((one) => codeIn(secrets, attendanceId, one) === code);
}
