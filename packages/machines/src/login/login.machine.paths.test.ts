import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { loginMachine } from './login.machine.ts';

const SUBMIT = { type: 'login.submitted' };
const EVENTS = [
  SUBMIT,
  { type: 'method.chosen', method: 'smsCode' },
  { type: 'method.chosen', method: 'emailCode' },
  { type: 'method.chosen', method: 'password' },
  { type: 'field.changed', field: 'account', value: 'ada' },
  { type: 'field.changed', field: 'password', value: 'x' },
  { type: 'account.entered' },
  { type: 'captcha.renewed' },
  done('signIn', { viewer: { userId: '1', displayName: 'Ada' } }),
  failed('signIn', { code: 'INVALID_GRANT' }),
  failed('signIn', { code: 'CAPTCHA_REQUIRED' }),
  failed('signIn', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
  done('loadCaptcha', null),
  done('loadCaptcha', { captchaId: 'c', image: '' }),
  failed('loadCaptcha', { code: 'NETWORK' }),
  { type: 'code.refused', channel: 'mobile', problem: { code: 'CAPTCHA_REQUIRED' } },
  elapsed('tick', 'login.form.submission.throttled'),
];

const reached = walk(loginMachine, {
  input: {},
  events: EVENTS,
  facts: ({ method, fields, captcha, problem, countdown }) => ({
    method,
    fields,
    captcha: captcha?.captchaId,
    problem,
    left: countdown?.secondsLeft,
  }),
  limit: 20_000,
});

test('every state of the login form can be reached (B026)', () => {
  const passing = ['login.form.method.choosing', 'login.form.submission.judging'];
  expect(unreachedStates(loginMachine, reached)).toEqual(passing);
});

test('a person can always send the form again, or is told how long to wait (B026)', () => {
  const refused = reached.filter(({ state }) => !state.hasTag('throttled'));
  expect(deadEnds(refused, 'failed', [SUBMIT])).toEqual([]);
  expect(deadEnds(refused, 'invalid', [SUBMIT])).toEqual([]);
  for (const { state } of reached.filter(({ state: { value } }) =>
    JSON.stringify(value).includes('throttled'),
  )) {
    expect(state.context.countdown.secondsLeft).toBeGreaterThan(0);
  }
});

test('the tab that is shown is the method that is sent (B026)', () => {
  for (const { state } of reached) {
    if (state.status === 'active')
      expect(state.matches({ form: { method: state.context.method } })).toBe(true);
  }
});
