import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { bindAccountMachine } from './bind-account.machine.ts';

const SUBMIT = { type: 'binding.submitted' };
const LEAVE = { type: 'binding.left' };
const reached = walk(bindAccountMachine, {
  input: {
    pending: {
      pendingBindId: 'pending-000000001',
      provider: 'uniportal',
      displayName: 'Ada',
      suggestedContact: null,
      expiresInSeconds: 600,
    },
  },
  events: [
    SUBMIT,
    LEAVE,
    ...['code', 'password', 'verify', 'create'].map((mode) => ({ type: 'mode.chosen', mode })),
    { type: 'channel.chosen', channel: 'mobile' },
    { type: 'field.changed', field: 'email', value: 'a@b.cd' },
    { type: 'field.changed', field: 'code', value: '123456' },
    { type: 'field.changed', field: 'password', value: 'x' },
    { type: 'code.refused', channel: 'email', problem: { code: 'CAPTCHA_REQUIRED' } },
    { type: 'otherAccount.chosen' },
    { type: 'provider.restarted' },
    done('bindAccount', { viewer: { userId: '1', displayName: 'Ada' } }),
    failed('bindAccount', { code: 'SECOND_FACTOR_REQUIRED', details: { ticket: 't', methods: ['totp'] } }),
    failed('bindAccount', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
    ...['ACCOUNT_EXISTS', 'ALREADY_BOUND', 'BINDING_EXPIRED', 'NETWORK'].map((code) =>
      failed('bindAccount', { code }),
    ),
    done('secondFactor', { outcome: 'expired' }),
    done('secondFactor', { outcome: 'left' }),
    elapsed('tick', 'bindAccount.pending.form.submission.throttled'),
    elapsed('bindingLife', 'bindAccount.pending'),
  ],
  facts: ({ mode, channel, fields, problem, countdown, ticket, outcome }) => ({
    mode,
    channel,
    fields,
    problem,
    left: countdown?.secondsLeft,
    ticket: ticket?.ticket,
    outcome,
  }),
  limit: 60_000,
});

test('every state of the binding can be reached (R52, R53, R54)', () => {
  expect(unreachedStates(bindAccountMachine, reached)).toEqual([
    'bindAccount.pending.form.mode.choosing',
    'bindAccount.pending.form.channel.choosing',
    'bindAccount.pending.form.submission.evaluating',
  ]);
});

test('no refusal is a dead end, and nobody is held (R52)', () => {
  const quick = reached.filter(({ state }) => !state.hasTag('throttled'));
  for (const tag of ['failed', 'invalid']) expect(deadEnds(quick, tag, [SUBMIT])).toEqual([]);
  for (const tag of ['failed', 'invalid', 'alreadyBound', 'expired']) {
    expect(deadEnds(reached, tag, [LEAVE])).toEqual([]);
  }
});

test('the way that is shown is the way that is sent (R52)', () => {
  for (const { state } of reached) {
    if (!state.matches({ pending: 'form' })) continue;
    const { mode, channel } = state.context;
    expect(state.matches({ pending: { form: { mode } } })).toBe(true);
    expect(state.matches({ pending: { form: { channel } } })).toBe(true);
  }
});
