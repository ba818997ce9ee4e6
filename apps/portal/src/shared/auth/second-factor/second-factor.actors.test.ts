import { expect, it } from 'vitest';
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
