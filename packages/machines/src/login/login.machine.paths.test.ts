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
  done('signIn', { viewer: { userId: '1', displayName: 'Ada' } }),
  failed('signIn', { code: 'INVALID_GRANT' }),
  failed('signIn', { code: 'CAPTCHA_REQUIRED' }),
  failed('signIn', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
  { type: 'code.refused', channel: 'mobile', problem: { code: 'CAPTCHA_REQUIRED' } },
  elapsed('tick', 'login.form.submission.throttled'),
];

const reached = walk(loginMachine, {
  input: {},
  events: EVENTS,
  facts: ({ method, fields, problem, countdown }) => ({
    method,
    fields,
    problem,
    left: countdown?.secondsLeft,
  }),
  limit: 20_000,
});

const PROVIDER = { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/x' } as const;
const ways = walk(loginMachine, {
  input: { offer: 'load', providerRefusal: { provider: 'imc', problem: { code: 'PROVIDER_FAILED' } } },
  events: [
    SUBMIT,
    { type: 'method.chosen', method: 'emailCode' },
    { type: 'qr.chosen' },
    { type: 'passkey.chosen' },
    { type: 'provider.chosen', provider: 'stoa' },
    { type: 'page.restored' },
    { type: 'offer.retried' },
    { type: 'field.changed', field: 'account', value: 'ada' },
    { type: 'field.changed', field: 'password', value: 'x' },
    done('loadOffer', {
      methods: ['password'],
      qr: 'offered',
      providers: [PROVIDER],
      registrationOpen: true,
      targetUrl: null,
    }),
    done('loadOffer', {
      methods: [],
      qr: 'none',
      providers: [PROVIDER],
      registrationOpen: false,
      targetUrl: null,
    }),
    failed('loadOffer', { code: 'NETWORK' }),
    failed('loadOffer', { code: 'SCHOOL_DISABLED' }),
    failed('signIn', { code: 'SECOND_FACTOR_REQUIRED', details: { ticket: 't', methods: ['totp'] } }),
    done('secondFactor', { outcome: 'expired' }),
    done('secondFactor', { outcome: 'left' }),
    done('goToProvider', undefined),
    failed('goToProvider', { code: 'PROVIDER_FAILED' }),
  ],
  facts: ({ method, fields, offer, offerProblem, providerRefusal, problem, ticket }) => ({
    method,
    fields,
    offer: [offer.methods, offer.qr],
    offerProblem,
    isProviderRefused: providerRefusal !== null,
    problem,
    ticket: ticket?.ticket,
  }),
  limit: 20_000,
});

test('every state of the login form can be reached (B026)', () => {
  expect(unreachedStates(loginMachine, [...reached, ...ways])).toEqual([
    'login.form.method.choosing',
    'login.form.submission.evaluating',
    'login.form.offer.deciding',
    'login.form.departure.deciding',
  ]);
});

test('no failure of a way in closes another one (B026)', () => {
  const open = ways.filter(({ state }) => state.matches({ form: { submission: 'editing' } }));
  expect(deadEnds(open, 'failed', [{ type: 'passkey.chosen' }])).toEqual([]);
  expect(deadEnds(open, 'providerFailed', [{ type: 'passkey.chosen' }])).toEqual([]);
  expect(deadEnds(ways, 'offerFailed', [{ type: 'offer.retried' }])).toEqual([]);
  expect(deadEnds(ways, 'schoolClosed', [{ type: 'offer.retried' }])).toEqual([]);
  expect(deadEnds(ways, 'leaving', [{ type: 'page.restored' }])).toEqual([]);
});

test('nothing that the school has switched off is shown or sent (B026)', () => {
  for (const { state } of ways) {
    if (state.status !== 'active') continue;
    const { offer, method } = state.context;
    if (state.hasTag('qr')) expect(offer.qr).not.toBe('none');
    else if (!state.matches({ form: { method: 'none' } })) expect(offer.methods).toContain(method);
  }
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
