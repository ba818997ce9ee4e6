import type { PasskeyChallenge, PasskeyResponse } from '@stoa/api/schema';
import { ProblemError } from '@stoa/machines/shared';

/** The library's own types for what the server sends and gets as plain JSON. */
type Library = typeof import('@simplewebauthn/browser');
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** The device knows the account already. */
const KNOWN = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
/** What people mean when they close the window of their device, or wait too long. */
const CANCELLED: readonly string[] = ['NotAllowedError', 'AbortError'];

/** Whether this browser can have passkeys at all. */
export const canHavePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/**
 * Makes a passkey on this device.
 * @throws {ProblemError} PASSKEY_CANCELLED, PASSKEY_KNOWN, PASSKEY_UNAVAILABLE
 */
export function makePasskey({ options }: PasskeyChallenge): Promise<PasskeyResponse> {
  return ask(({ startRegistration }) => startRegistration({ optionsJSON: options as unknown as CreationOptions }));
}

/**
 * Has a passkey answer a question.
 * @throws {ProblemError} PASSKEY_CANCELLED, PASSKEY_UNAVAILABLE
 */
export function answerPasskey({ options }: PasskeyChallenge): Promise<PasskeyResponse> {
  return ask(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as unknown as RequestOptions }),
  );
}

async function ask(question: (library: Library) => Promise<object>): Promise<PasskeyResponse> {
  if (!canHavePasskeys()) throw new ProblemError('PASSKEY_UNAVAILABLE');
  const library = await import('@simplewebauthn/browser');
  try {
    return (await question(library)) as PasskeyResponse;
  } catch (error) {
    throw new ProblemError(passkeyProblem(error));
  }
}

/** What a refusal of the browser means for the person. */
export function passkeyProblem(error: unknown): 'PASSKEY_CANCELLED' | 'PASSKEY_KNOWN' | 'PASSKEY_UNAVAILABLE' {
  const { name, code } = error as { name?: string; code?: string };
  if (code === KNOWN || name === 'InvalidStateError') return 'PASSKEY_KNOWN';
  return CANCELLED.includes(name ?? '') ? 'PASSKEY_CANCELLED' : 'PASSKEY_UNAVAILABLE';
}
