import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '../shared/problem.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import type {
  AskPasskeyInput,
  FactorField,
  FactorProof,
  PasskeyAnswer,
  SecondFactorTicket,
} from './second-factor.types.ts';
import { ticketOf } from './ticket-of.ts';

const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };
const TICKET: SecondFactorTicket = {
  ticket: 'ticket-1',
  methods: ['totp', 'passkey', 'recovery'],
  expiresInSeconds: 300,
};
const ANSWER: PasskeyAnswer = { challengeId: 'challenge-1', assertion: '{"id":"key"}' };

function createSecondFactorActor(ticket: SecondFactorTicket | null = TICKET) {
  const askPasskey = fakeActor<PasskeyAnswer, AskPasskeyInput>();
  const verifyFactor = fakeActor<SignedIn, FactorProof>();
  const actor = createActor(
    secondFactorMachine.provide({
      actors: { askPasskey: askPasskey.logic, verifyFactor: verifyFactor.logic },
    }),
    { input: { ticket } },
  ).start();
  const type = (field: FactorField, value: string): void =>
    actor.send({ type: 'field.changed', field, value });
  const submit = (): void => actor.send({ type: 'factor.submitted' });
  const has = (tag: 'asking' | 'verifying' | 'invalid' | 'failed' | 'throttled'): boolean =>
    actor.getSnapshot().hasTag(tag);
  return { actor, askPasskey, verifyFactor, type, submit, has };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('after the password or the code', () => {
  test('the digits of the app finish the sign-in, in the digits of the own keyboard (B026)', async () => {
    const { actor, verifyFactor, type, submit } = createSecondFactorActor();
    type('code', '١٢٣ ٤٥٦');
    submit();
    submit();
    expect(verifyFactor.inputs).toEqual([{ method: 'totp', ticket: 'ticket-1', code: '123456' }]);
    await verifyFactor.succeed(ADA);
    expect(actor.getSnapshot().output).toEqual({ outcome: 'signedIn', signedIn: ADA });
    expect(actor.getSnapshot().context.fields).toEqual({ code: '', recoveryCode: '' });
  });

  test('a recovery code does as well, and what was typed before survives (B026)', () => {
    const { actor, verifyFactor, type, submit } = createSecondFactorActor();
    type('code', '123');
    actor.send({ type: 'factor.chosen', method: 'recovery' });
    expect(actor.getSnapshot().matches({ confirming: { method: 'recovery' } })).toBe(true);
    type('recoveryCode', ' abcd-efgh ');
    submit();
    expect(verifyFactor.inputs).toEqual([
      { method: 'recovery', ticket: 'ticket-1', recoveryCode: 'abcd-efgh' },
    ]);
    expect(actor.getSnapshot().context.fields.code).toBe('123');
  });

  test('a passkey does as well (B026)', async () => {
    const { actor, askPasskey, verifyFactor, submit, has } = createSecondFactorActor();
    actor.send({ type: 'factor.chosen', method: 'passkey' });
    submit();
    expect(has('asking')).toBe(true);
    expect(askPasskey.inputs).toEqual([{ ticket: 'ticket-1' }]);
    await askPasskey.succeed(ANSWER);
    expect(verifyFactor.inputs).toEqual([{ method: 'passkey', ticket: 'ticket-1', ...ANSWER }]);
  });

  test('it begins with the way that the server names first, and offers no other than those (B026)', () => {
    const { actor } = createSecondFactorActor({ ...TICKET, methods: ['recovery'] });
    expect(actor.getSnapshot().matches({ confirming: { method: 'recovery' } })).toBe(true);
    expect(actor.getSnapshot().can({ type: 'factor.chosen', method: 'totp' })).toBe(false);
  });

  test('an empty or an incomplete code is named and not sent (B026)', () => {
    const { actor, verifyFactor, type, submit, has } = createSecondFactorActor();
    submit();
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ code: 'REQUIRED' });
    type('code', '12');
    submit();
    expect(has('invalid')).toBe(true);
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ code: 'INVALID' });
    expect(verifyFactor.inputs).toEqual([]);
  });

  test.each(['SECOND_FACTOR_INVALID', 'NETWORK', 'SOMETHING_NEW'])(
    '%s can be tried again, and what was typed is still there (B026)',
    async (code) => {
      const { actor, verifyFactor, type, submit, has } = createSecondFactorActor();
      type('code', '123456');
      submit();
      await verifyFactor.fail(code);
      expect(has('failed')).toBe(true);
      expect(actor.getSnapshot().context.problem?.code).toBe(code === 'SOMETHING_NEW' ? 'UNKNOWN' : code);
      expect(actor.getSnapshot().context.fields.code).toBe('123456');
      type('code', '654321');
      expect(has('failed')).toBe(false);
      submit();
      expect(verifyFactor.inputs).toHaveLength(2);
    },
  );

  test('too many attempts wait as long as the server says (B026)', async () => {
    const { verifyFactor, type, submit, has } = createSecondFactorActor();
    type('code', '123456');
    submit();
    await verifyFactor.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 60 });
    expect(has('throttled')).toBe(true);
    submit();
    expect(verifyFactor.inputs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    submit();
    expect(verifyFactor.inputs).toHaveLength(2);
  });

  test('a ticket that is over leads back to the first step, by the clock or by the server (B026)', async () => {
    const byClock = createSecondFactorActor();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(byClock.actor.getSnapshot().output).toEqual({ outcome: 'expired' });
    const byServer = createSecondFactorActor();
    byServer.type('code', '123456');
    byServer.submit();
    await byServer.verifyFactor.fail('INVALID_GRANT');
    expect(byServer.actor.getSnapshot().output).toEqual({ outcome: 'expired' });
  });

  test('a proof that is under way is not cut off by the clock (B026)', async () => {
    const { actor, verifyFactor, type, submit } = createSecondFactorActor();
    type('code', '123456');
    submit();
    await vi.advanceTimersByTimeAsync(300_000);
    await verifyFactor.succeed(ADA);
    expect(actor.getSnapshot().output).toEqual({ outcome: 'signedIn', signedIn: ADA });
  });

  test('it can be left (B026)', () => {
    const { actor } = createSecondFactorActor();
    actor.send({ type: 'factor.left' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'left' });
  });
});

describe('a passkey alone', () => {
  test('is asked for at once and signs in (B026)', async () => {
    const { actor, askPasskey, verifyFactor } = createSecondFactorActor(null);
    expect(askPasskey.inputs).toEqual([{ ticket: null }]);
    await askPasskey.succeed(ANSWER);
    expect(verifyFactor.inputs).toEqual([{ method: 'passkey', ticket: null, ...ANSWER }]);
    await verifyFactor.succeed(ADA);
    expect(actor.getSnapshot().output).toEqual({ outcome: 'signedIn', signedIn: ADA });
  });

  test.each(['PASSKEY_CANCELLED', 'PASSKEY_UNSUPPORTED'])('%s can be tried again or left', async (code) => {
    const { actor, askPasskey, submit, has } = createSecondFactorActor(null);
    await askPasskey.fail(code);
    expect(has('failed')).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ code });
    submit();
    expect(askPasskey.inputs).toHaveLength(2);
    actor.send({ type: 'factor.left' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'left' });
  });

  test('that nobody here knows is refused, and has no time limit of its own (B026)', async () => {
    const { actor, askPasskey, verifyFactor } = createSecondFactorActor(null);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await askPasskey.succeed(ANSWER);
    await verifyFactor.fail('INVALID_GRANT');
    expect(actor.getSnapshot().status).toBe('active');
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'INVALID_GRANT' });
  });
});

test('the ticket is read from the refusal that carries it, and from nothing else', () => {
  const refusal = {
    code: 'SECOND_FACTOR_REQUIRED',
    details: { ...TICKET, methods: ['recovery', 'smoke', 'totp'] },
  };
  expect(ticketOf(refusal)).toEqual({ ...TICKET, methods: ['totp', 'recovery'] });
  expect(ticketOf({ ...refusal, details: { ticket: 't' } })).toEqual({
    ticket: 't',
    methods: [],
    expiresInSeconds: 300,
  });
  expect(ticketOf({ ...refusal, code: 'INVALID_GRANT' })).toBeNull();
  expect(ticketOf({ ...refusal, details: { ticket: 7 } })).toBeNull();
  expect(ticketOf(new ProblemError('SECOND_FACTOR_REQUIRED'))).toBeNull();
  expect(ticketOf(undefined)).toBeNull();
});

describe('what the page shows at each step, without anything of an earlier refusal', () => {
  const shownBy = ({ actor }: ReturnType<typeof createSecondFactorActor>) => {
    const { tags, context, value } = actor.getSnapshot();
    const { method } = (value as { confirming: { method: string } }).confirming;
    return [method, [...tags].toSorted(), context.fieldProblems, context.problem?.code ?? null];
  };

  test('of a code (B026)', async () => {
    const all = createSecondFactorActor();
    const { actor, verifyFactor, type, submit } = all;
    expect(shownBy(all)).toEqual(['totp', [], {}, null]);
    submit();
    expect(shownBy(all)).toEqual(['totp', ['invalid'], { code: 'REQUIRED' }, null]);
    actor.send({ type: 'factor.chosen', method: 'recovery' });
    expect(shownBy(all)).toEqual(['recovery', [], {}, null]);
    actor.send({ type: 'factor.chosen', method: 'totp' });
    type('code', '123456');
    submit();
    expect(shownBy(all)).toEqual(['totp', ['verifying'], {}, null]);
    actor.send({ type: 'factor.left' });
    expect(shownBy(all)[1]).toEqual(['verifying']);
    await verifyFactor.fail('SECOND_FACTOR_INVALID');
    expect(shownBy(all)).toEqual(['totp', ['failed'], {}, 'SECOND_FACTOR_INVALID']);
    submit();
    expect(shownBy(all)).toEqual(['totp', ['verifying'], {}, null]);
    await verifyFactor.fail('SECOND_FACTOR_INVALID');
    type('code', '');
    expect(actor.getSnapshot().context.fields.code).toBe('');
    expect(shownBy(all)[1]).toEqual([]);
    submit();
    expect(shownBy(all)).toEqual(['totp', ['invalid'], { code: 'REQUIRED' }, null]);
    actor.send({ type: 'factor.left' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'left' });
  });

  test('of a passkey, which can be given up for another way (B026)', async () => {
    const all = createSecondFactorActor();
    const { actor, askPasskey, submit } = all;
    actor.send({ type: 'factor.chosen', method: 'passkey' });
    submit();
    expect(shownBy(all)).toEqual(['passkey', ['asking'], {}, null]);
    await askPasskey.fail('PASSKEY_CANCELLED');
    expect(shownBy(all)).toEqual(['passkey', ['failed'], {}, 'PASSKEY_CANCELLED']);
    submit();
    expect(shownBy(all)).toEqual(['passkey', ['asking'], {}, null]);
    actor.send({ type: 'factor.chosen', method: 'recovery' });
    expect(shownBy(all)).toEqual(['recovery', [], {}, null]);
    expect(actor.getSnapshot().context.method).toBe('recovery');
    actor.send({ type: 'factor.chosen', method: 'passkey' });
    submit();
    await askPasskey.fail('PASSKEY_CANCELLED');
    actor.send({ type: 'factor.chosen', method: 'totp' });
    expect(shownBy(all)).toEqual(['totp', [], {}, null]);
  });

  test('of too many attempts whose wait is over (B026)', async () => {
    const all = createSecondFactorActor();
    all.type('code', '123456');
    all.submit();
    await all.verifyFactor.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 30 });
    expect(shownBy(all)[1]).toEqual(['failed', 'throttled']);
    await vi.advanceTimersByTimeAsync(30_000);
    all.submit();
    expect(shownBy(all)).toEqual(['totp', ['verifying'], {}, null]);
    expect(all.actor.getSnapshot().context.countdown).toBeNull();
  });
});
