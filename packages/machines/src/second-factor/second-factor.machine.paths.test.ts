import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { secondFactorMachine } from './second-factor.machine.ts';

const SUBMIT = { type: 'factor.submitted' };
const LEAVE = { type: 'factor.left' };
const EVENTS = [
  SUBMIT,
  LEAVE,
  { type: 'factor.chosen', method: 'totp' },
  { type: 'factor.chosen', method: 'recovery' },
  { type: 'factor.chosen', method: 'passkey' },
  { type: 'field.changed', field: 'code', value: '123456' },
  { type: 'field.changed', field: 'recoveryCode', value: 'abcd' },
  done('askPasskey', { challengeId: 'c', assertion: '{}' }),
  failed('askPasskey', { code: 'PASSKEY_CANCELLED' }),
  done('verifyFactor', { viewer: { userId: '1', displayName: 'Ada' } }),
  failed('verifyFactor', { code: 'INVALID_GRANT' }),
  failed('verifyFactor', { code: 'SECOND_FACTOR_INVALID' }),
  failed('verifyFactor', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
  elapsed('tick', 'secondFactor.confirming.submission.throttled'),
  elapsed('ticketLife', 'secondFactor.confirming'),
];
const facts = ({
  method,
  fields,
  problem,
  countdown,
  passkey,
}: {
  method: string;
  fields: object;
  problem: object | null;
  countdown: { secondsLeft: number } | null;
  passkey: object | null;
}) => ({ method, fields, problem, left: countdown?.secondsLeft, passkey });

const reached = walk(secondFactorMachine, {
  input: { ticket: { ticket: 't', methods: ['totp', 'passkey', 'recovery'], expiresInSeconds: 300 } },
  events: EVENTS,
  facts,
});
const alone = walk(secondFactorMachine, { input: { ticket: null }, events: EVENTS, facts });

test('every state of the step can be reached (B026)', () => {
  expect(unreachedStates(secondFactorMachine, [...reached, ...alone])).toEqual([
    'secondFactor.confirming.method.choosing',
    'secondFactor.confirming.submission.deciding',
    'secondFactor.confirming.submission.evaluating',
  ]);
});

test('no refusal is a dead end, and nobody is held in the step (B026)', () => {
  for (const states of [reached, alone]) {
    expect(deadEnds(states, 'failed', [LEAVE])).toEqual([]);
    expect(deadEnds(states, 'asking', [LEAVE])).toEqual([]);
    expect(
      deadEnds(
        states.filter(({ state }) => !state.hasTag('throttled')),
        'failed',
        [SUBMIT],
      ),
    ).toEqual([]);
  }
});

test('the way that is shown is the way that is sent (B026)', () => {
  for (const { state } of [...reached, ...alone]) {
    if (state.status === 'active') {
      expect(state.matches({ confirming: { method: state.context.method } })).toBe(true);
    }
  }
});
