import { expect, it } from 'vitest';
import { passkeyProblem } from './ask-passkey.ts';
import { factorCall } from './second-factor.actors.ts';

it('sends what each proof is and nothing else (B026)', () => {
  expect(factorCall({ method: 'totp', ticket: 't', code: '123456' })).toEqual({
    grant_type: 'second_factor',
    ticket: 't',
    code: '123456',
  });
  expect(factorCall({ method: 'recovery', ticket: 't', recoveryCode: 'abcd-efgh' })).toEqual({
    grant_type: 'second_factor',
    ticket: 't',
    recoveryCode: 'abcd-efgh',
  });
  const answer = { challengeId: 'c', assertion: '{}' };
  expect(factorCall({ method: 'passkey', ticket: 't', ...answer })).toEqual({
    grant_type: 'second_factor',
    ticket: 't',
    ...answer,
  });
  expect(factorCall({ method: 'passkey', ticket: null, ...answer })).toEqual({
    grant_type: 'passkey',
    ...answer,
  });
});

it.each([
  ['NotAllowedError', 'PASSKEY_CANCELLED'],
  ['AbortError', 'PASSKEY_CANCELLED'],
  ['SecurityError', 'PASSKEY_UNSUPPORTED'],
  ['UnknownError', 'UNKNOWN'],
])('takes the device’s %s for %s', (name, code) => {
  expect(passkeyProblem(Object.assign(new Error('no'), { name }))).toBe(code);
});
