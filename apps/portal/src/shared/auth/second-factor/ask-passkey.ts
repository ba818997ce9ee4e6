import { startPasskeySignIn } from '@stoa/api/sign-in.calls';
import type { Api } from '@stoa/api/query';
import type { PasskeyAnswer } from '@stoa/machines/second-factor';
import { ProblemError } from '@stoa/machines/shared';
import type { startAuthentication as StartAuthentication } from '@simplewebauthn/browser';

type Options = Parameters<typeof StartAuthentication>[0]['optionsJSON'];

/** What a browser calls it when a person closes its question, or lets it time out. */
const CLOSED: readonly string[] = ['NotAllowedError', 'AbortError'];
const UNSUPPORTED: readonly string[] = ['NotSupportedError', 'SecurityError'];

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

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
  if (!hasPasskeys()) throw new ProblemError('PASSKEY_UNSUPPORTED');
  const [{ startAuthentication, WebAuthnAbortService }, { challengeId, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    startPasskeySignIn(api, ticket, signal),
  ]);
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  try {
    const credential = await startAuthentication({ optionsJSON: options as unknown as Options });
    return { challengeId, assertion: JSON.stringify(credential) };
  } catch (error) {
    throw new ProblemError(passkeyProblem(error));
  }
}

/** What a refusal of the device means. */
export function passkeyProblem(error: unknown): 'PASSKEY_CANCELLED' | 'PASSKEY_UNSUPPORTED' | 'UNKNOWN' {
  const name = error instanceof Error ? error.name : '';
  if (CLOSED.includes(name)) return 'PASSKEY_CANCELLED';
  return UNSUPPORTED.includes(name) ? 'PASSKEY_UNSUPPORTED' : 'UNKNOWN';
}
