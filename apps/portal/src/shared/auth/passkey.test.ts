import { expect, it } from 'vitest';
import { passkeyRefusal } from './passkey.ts';

it.each([
  [{ name: 'NotAllowedError' }, 'cancelled'],
  [{ name: 'AbortError', code: 'ERROR_CEREMONY_ABORTED' }, 'cancelled'],
  [{ name: 'InvalidStateError' }, 'known'],
  [{ name: 'WebAuthnError', code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }, 'known'],
  [{ name: 'SecurityError', code: 'ERROR_INVALID_RP_ID' }, 'unsupported'],
  [{ name: 'NotSupportedError' }, 'unsupported'],
  [{ name: 'UnknownError' }, 'unknown'],
  [new TypeError('no'), 'unknown'],
])('%o is told as %s', (error, refusal) => {
  expect(passkeyRefusal(error)).toBe(refusal);
});
