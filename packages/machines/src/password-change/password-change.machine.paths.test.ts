import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { passwordChangeMachine } from './password-change.machine.ts';

const SUBMIT = { type: 'password.submitted' };
const reached = walk(passwordChangeMachine, {
  events: [
    SUBMIT,
    { type: 'password.changed', value: 'short' },
    { type: 'password.changed', value: 'correct horse' },
    { type: 'proof.given' },
    { type: 'proof.declined' },
    done('changePassword', undefined),
    failed('changePassword', { code: 'PASSWORD_TOO_WEAK' }),
    failed('changePassword', { code: 'REAUTHENTICATION_REQUIRED' }),
  ],
  facts: (context) => context,
});

test('every state of the change can be reached, and none is a dead end (B026)', () => {
  expect(unreachedStates(passwordChangeMachine, reached)).toEqual(['passwordChange.evaluating']);
  expect(deadEnds(reached, 'failed', [SUBMIT])).toEqual([]);
  expect(deadEnds(reached, 'invalid', [SUBMIT])).toEqual([]);
  expect(deadEnds(reached, 'proofNeeded', [{ type: 'proof.declined' }])).toEqual([]);
});
