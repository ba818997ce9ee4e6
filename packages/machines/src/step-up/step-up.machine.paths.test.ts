import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { stepUpMachine } from './step-up.machine.ts';

const SUBMIT = { type: 'proof.submitted' };
const reached = walk(stepUpMachine, {
  input: { methods: ['password', 'passkey'], contacts: [] },
  events: [
    SUBMIT,
    { type: 'proof.cancelled' },
    { type: 'method.chosen', method: 'password' },
    { type: 'method.chosen', method: 'passkey' },
    { type: 'field.changed', field: 'password', value: 'x' },
    done('prove', undefined),
    failed('prove', { code: 'INVALID_GRANT' }),
    failed('prove', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
    done('provePasskey', undefined),
    failed('provePasskey', { code: 'PASSKEY_CANCELLED' }),
    elapsed('tick', 'stepUp.form.throttled'),
  ],
  facts: ({ method, fields, problem, countdown }) => ({
    method,
    fields,
    problem,
    left: countdown?.secondsLeft,
  }),
});

test('every state of the proof can be reached (C028)', () => {
  expect(unreachedStates(stepUpMachine, reached)).toEqual(['stepUp.form.evaluating']);
});

test('a person can always try again or go back (C028)', () => {
  const waiting = reached.filter(({ state }) => !state.hasTag('throttled'));
  expect(deadEnds(waiting, 'failed', [SUBMIT])).toEqual([]);
  expect(deadEnds(waiting, 'invalid', [SUBMIT])).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'proof.cancelled' }])).toEqual([]);
  expect(deadEnds(reached, 'submitting', [{ type: 'proof.cancelled' }])).toEqual([]);
});
