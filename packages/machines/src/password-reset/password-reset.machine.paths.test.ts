import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { passwordResetMachine } from './password-reset.machine.ts';

const SUBMIT = { type: 'password.submitted' };
const reached = walk(passwordResetMachine, {
  input: { target: 'a@b.cd' },
  events: [
    SUBMIT,
    { type: 'field.changed', field: 'code', value: '123456' },
    { type: 'field.changed', field: 'newPassword', value: 'correct horse' },
    { type: 'channel.chosen', channel: 'mobile' },
    { type: 'channel.chosen', channel: 'email' },
    { type: 'code.refused', channel: 'email', problem: { code: 'CAPTCHA_REQUIRED' } },
    done('resetPassword', undefined),
    failed('resetPassword', { code: 'CODE_INVALID' }),
    failed('resetPassword', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
    elapsed('tick', 'passwordReset.form.submission.throttled'),
  ],
  facts: ({ channel, fields, problem, countdown }) => ({
    channel,
    fields,
    problem,
    left: countdown?.secondsLeft,
  }),
  limit: 20_000,
});

test('every state can be reached, and no refusal is a dead end (B026)', () => {
  expect(unreachedStates(passwordResetMachine, reached)).toEqual([
    'passwordReset.form.submission.evaluating',
  ]);
  const notThrottled = reached.filter(({ state }) => !state.hasTag('throttled'));
  expect(deadEnds(notThrottled, 'failed', [SUBMIT])).toEqual([]);
  expect(deadEnds(notThrottled, 'invalid', [SUBMIT])).toEqual([]);
});
