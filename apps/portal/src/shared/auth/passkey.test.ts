import { expect, it } from 'vitest';
import { passkeyProblem } from './passkey.ts';

it.each([
  [{ name: 'NotAllowedError' }, 'PASSKEY_CANCELLED'],
  [{ name: 'AbortError', code: 'ERROR_CEREMONY_ABORTED' }, 'PASSKEY_CANCELLED'],
  [{ name: 'InvalidStateError', code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }, 'PASSKEY_KNOWN'],
  [{ name: 'SecurityError', code: 'ERROR_INVALID_RP_ID' }, 'PASSKEY_UNAVAILABLE'],
  [new TypeError('no'), 'PASSKEY_UNAVAILABLE'],
])('%o is told as %s', (error, code) => {
  expect(passkeyProblem(error)).toBe(code);
});
