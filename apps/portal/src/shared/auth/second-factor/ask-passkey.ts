import { startPasskeySignIn } from '@stoa/api/sign-in.calls';
import type { Api } from '@stoa/api/query';
import type { PasskeyAnswer } from '@stoa/machines/second-factor';
import { ProblemError } from '@stoa/machines/shared';
import { answerWith, canHavePasskeys, passkeyRefusal, type PasskeyRefusal } from '../passkey.ts';

const PROBLEMS = {
  cancelled: 'PASSKEY_CANCELLED',
  known: 'UNKNOWN',
  unsupported: 'PASSKEY_UNSUPPORTED',
  unknown: 'UNKNOWN',
} as const satisfies Record<PasskeyRefusal, string>;

/**
 * Asks the device for a passkey.
 * @param ticket of a second factor; null signs in by the passkey alone
 * @param signal ends the device's question as well
 * @throws PASSKEY_UNSUPPORTED, PASSKEY_CANCELLED, or the problem of the call that fetches the challenge
 */
export async function askPasskey(
  api: Api,
  ticket: string | null,
  signal: AbortSignal,
): Promise<PasskeyAnswer> {
  if (!canHavePasskeys()) throw new ProblemError('PASSKEY_UNSUPPORTED');
  const [library, challenge] = await Promise.all([
    import('@simplewebauthn/browser'),
    startPasskeySignIn(api, ticket, signal),
  ]);
  signal.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony(), { once: true });
  try {
    const credential = await answerWith(library, challenge);
    return { challengeId: challenge.challengeId, assertion: JSON.stringify(credential) };
  } catch (error) {
    throw new ProblemError(PROBLEMS[passkeyRefusal(error)]);
  }
}
