import type { PasskeyChallenge, PasskeyResponse } from '@stoa/api/schema';
import { ProblemError } from '@stoa/machines/shared';

/** The library's own types for what the server sends and gets as plain JSON. */
type Library = typeof import('@simplewebauthn/browser');
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** Why a browser answered no question: closed or waited out, known to the device, impossible here, or not said. */
export type PasskeyRefusal = 'cancelled' | 'known' | 'unsupported' | 'unknown';

const REFUSALS: Readonly<Record<string, PasskeyRefusal>> = {
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotAllowedError: 'cancelled',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};
/** The library's own code for a device that knows the account already. */
const KNOWN = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
const PROBLEMS = {
  cancelled: 'PASSKEY_CANCELLED',
  known: 'PASSKEY_KNOWN',
  unsupported: 'PASSKEY_UNAVAILABLE',
  unknown: 'PASSKEY_UNAVAILABLE',
} as const satisfies Record<PasskeyRefusal, string>;

/** Whether this browser can have passkeys at all. For what is rendered: `useCanHavePasskeys`. */
export const canHavePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/**
 * Makes a passkey on this device.
 * @throws {ProblemError} PASSKEY_CANCELLED, PASSKEY_KNOWN, PASSKEY_UNAVAILABLE
 */
export function makePasskey({ options }: PasskeyChallenge): Promise<PasskeyResponse> {
  return ask(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as CreationOptions }),
  );
}

/**
 * Has a passkey answer a question.
 * @throws {ProblemError} PASSKEY_CANCELLED, PASSKEY_UNAVAILABLE
 */
export function answerPasskey(challenge: PasskeyChallenge): Promise<PasskeyResponse> {
  return ask((library) => answerWith(library, challenge));
}

/** The same with the library at hand and the browser's own errors, for `passkeyRefusal`. */
export async function answerWith(
  { startAuthentication }: Pick<Library, 'startAuthentication'>,
  { options }: Pick<PasskeyChallenge, 'options'>,
): Promise<PasskeyResponse> {
  const answer: object = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
  return answer as PasskeyResponse;
}

async function ask(question: (library: Library) => Promise<object>): Promise<PasskeyResponse> {
  if (!canHavePasskeys()) throw new ProblemError('PASSKEY_UNAVAILABLE');
  const library = await import('@simplewebauthn/browser');
  try {
    return (await question(library)) as PasskeyResponse;
  } catch (error) {
    throw new ProblemError(PROBLEMS[passkeyRefusal(error)]);
  }
}

/** What a browser's error means. */
export function passkeyRefusal(error: unknown): PasskeyRefusal {
  const { name, code } = error as { name?: string; code?: string };
  return code === KNOWN ? 'known' : (REFUSALS[name ?? ''] ?? 'unknown');
}
