import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { thirdLoginMachine } from './third-login.machine.ts';
import { THIRD_LOGIN_PROBLEM_CODES } from './third-login.types.ts';
import type { ThirdLoginInput } from './third-login.types.ts';

const OTHER_METHODS = { type: 'otherWays.chosen' };
const EVENTS = [
  OTHER_METHODS,
  { type: 'exchange.retried' },
  { type: 'provider.restarted' },
  { type: 'page.restored' },
  { type: 'proof.given' },
  done('askWelink', { code: 'c', state: 's' }),
  failed('askWelink', { code: 'UNKNOWN' }),
  done('exchangeCode', {
    outcome: 'signedIn',
    signedIn: { viewer: { userId: '1', displayName: 'Ada' } },
    targetUrl: '/',
  }),
  done('exchangeCode', { outcome: 'freeLoginFailed' }),
  failed('exchangeCode', {
    code: 'SECOND_FACTOR_REQUIRED',
    details: { ticket: 't', methods: ['totp'], expiresInSeconds: 300, targetUrl: '/portal/1' },
  }),
  done('secondFactor', {
    outcome: 'signedIn',
    signedIn: { viewer: { userId: '1', displayName: 'Ada' } },
  }),
  done('secondFactor', { outcome: 'expired' }),
  done('secondFactor', { outcome: 'left' }),
  done('linkIdentity', undefined),
  done('goToProvider', undefined),
  failed('goToProvider', { code: 'PROVIDER_FAILED' }),
  ...THIRD_LOGIN_PROBLEM_CODES.flatMap((code) => [
    failed('exchangeCode', { code }),
    failed('linkIdentity', { code }),
  ]),
];
const walkFrom = (input: Partial<ThirdLoginInput>) =>
  walk(thirdLoginMachine, {
    input: {
      provider: 'welink',
      returned: { code: 'c', state: 's', iss: null, error: null },
      purpose: 'signIn',
      fallback: { externalLoginUrl: null, schoolId: null },
      ...input,
    },
    events: EVENTS,
    facts: ({ problem, outcome, returned, ticket }) => ({ problem, outcome, returned, ticket }),
  });
const reached = [
  ...walkFrom({}),
  ...walkFrom({ purpose: 'link' }),
  ...walkFrom({ welinkPlatform: '2', returned: { code: null, state: null, iss: null, error: null } }),
];

test('every state of a return can be reached (B021, B022, B026)', () => {
  expect(unreachedStates(thirdLoginMachine, reached)).toEqual([
    'thirdLogin.reading',
    'thirdLogin.failure.evaluating',
  ]);
});

test('every failure leads to the other ways in (B026)', () => {
  for (const tag of ['failed', 'proofNeeded']) expect(deadEnds(reached, tag, [OTHER_METHODS])).toEqual([]);
  expect(deadEnds(reached, 'restartable', [{ type: 'provider.restarted' }])).toEqual([]);
  expect(deadEnds(reached, 'retryable', [{ type: 'exchange.retried' }])).toEqual([]);
});

test('nobody is signed in by anything but an answer that says so (B021, C011)', () => {
  for (const { state, events } of reached) {
    const { outcome } = state.context.outcome;
    if (outcome === 'signedIn')
      expect(['xstate.done.actor.exchangeCode', 'xstate.done.actor.secondFactor']).toContain(events.at(-1));
  }
});
