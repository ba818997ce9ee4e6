import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOGIN_OFFER, methodFor } from './login-offer.ts';
import { emptyLoginFields } from './login-form.ts';
import { ALL, STOA, createLoginActor } from './login.methods.fixtures.ts';
import type { LoginField } from './login.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Login = ReturnType<typeof createLoginActor>;

/** What the page reads: its tags, the problems of fields, the code of the last refusal. */
const shownBy = ({ snapshot }: Login) => {
  const { tags, context } = snapshot();
  return [[...tags].toSorted(), context.fieldProblems, context.problem?.code ?? null];
};
const formOf = ({ snapshot }: Login) =>
  (snapshot().value as { form: { method: string; offer: string; departure: unknown; submission: unknown } })
    .form;
const type = ({ actor }: Login, field: LoginField, value: string): void =>
  actor.send({ type: 'field.changed', field, value });

const TICKET = { ticket: 'ticket-1', methods: ['totp'], expiresInSeconds: 300 };
const SECOND_FACTOR = Object.assign(new Error(), { code: 'SECOND_FACTOR_REQUIRED', details: TICKET });

describe('what the form shows at each step, without anything of an earlier refusal', () => {
  test('by password (B026)', async () => {
    const all = createLoginActor();
    const { actor, signIn, byPassword } = all;
    expect(shownBy(all)).toEqual([[], {}, null]);
    actor.send({ type: 'login.submitted' });
    expect(shownBy(all)).toEqual([['invalid'], { account: 'REQUIRED', password: 'REQUIRED' }, null]);
    byPassword();
    expect(shownBy(all)).toEqual([['submitting'], {}, null]);
    await signIn.fail('INVALID_GRANT');
    expect(shownBy(all)).toEqual([['failed'], {}, 'INVALID_GRANT']);
    actor.send({ type: 'login.submitted' });
    expect(shownBy(all)).toEqual([['submitting'], {}, null]);
    await signIn.fail('INVALID_GRANT');
    type(all, 'password', '');
    expect(shownBy(all)[0]).toEqual([]);
    actor.send({ type: 'login.submitted' });
    expect(shownBy(all)).toEqual([['invalid'], { password: 'REQUIRED' }, null]);
  });

  test('after too many attempts, whose wait is over (B026)', async () => {
    const all = createLoginActor();
    all.byPassword();
    await all.signIn.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 30 });
    expect(shownBy(all)).toEqual([['failed', 'throttled'], {}, 'TOO_MANY_ATTEMPTS']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shownBy(all)[0]).toEqual([]);
    all.actor.send({ type: 'login.submitted' });
    expect(shownBy(all)).toEqual([['submitting'], {}, null]);
    expect(all.snapshot().context.countdown).toBeNull();
  });

  test.each([{ type: 'method.chosen', method: 'smsCode' }, { type: 'qr.chosen' }] as const)(
    'by another way: %j (B026, B028)',
    async (event) => {
      const all = createLoginActor({ offer: ALL });
      const { actor, signIn, byPassword } = all;
      const isOpen = () => [...all.snapshot().tags].filter((tag) => tag !== 'qr');
      actor.send({ type: 'login.submitted' });
      actor.send(event);
      expect(isOpen()).toEqual([]);
      actor.send({ type: 'method.chosen', method: 'password' });
      expect(shownBy(all)).toEqual([[], {}, null]);
      byPassword();
      await signIn.fail('INVALID_GRANT');
      actor.send(event);
      expect(isOpen()).toEqual([]);
      actor.send({ type: 'method.chosen', method: 'password' });
      expect(shownBy(all)).toEqual([[], {}, null]);
    },
  );

  test('by a code that is asked for (B026)', async () => {
    const all = createLoginActor({ method: 'smsCode' });
    const { actor, signIn } = all;
    expect(formOf(all).method).toBe('smsCode');
    actor.send({ type: 'code.requested' });
    expect(shownBy(all)).toEqual([['invalid'], { mobile: 'REQUIRED' }, null]);
    type(all, 'mobile', '13800000001');
    actor.send({ type: 'login.submitted' });
    expect(shownBy(all)).toEqual([['invalid'], { smsCode: 'REQUIRED' }, null]);
    actor.send({ type: 'code.requested' });
    expect(shownBy(all)).toEqual([[], {}, null]);
    type(all, 'smsCode', '123456');
    actor.send({ type: 'login.submitted' });
    await signIn.fail('CODE_EXPIRED');
    actor.send({ type: 'code.requested' });
    expect(shownBy(all)).toEqual([[], {}, null]);
  });

  test('by a password, for which no code can be asked (B026)', () => {
    const all = createLoginActor();
    all.actor.send({ type: 'code.requested' });
    expect(shownBy(all)).toEqual([[], {}, null]);
  });

  test('by a passkey that is left again (B026)', async () => {
    const all = createLoginActor();
    all.byPassword();
    await all.signIn.fail('INVALID_GRANT');
    all.actor.send({ type: 'passkey.chosen' });
    expect(shownBy(all)).toEqual([['passkey'], {}, null]);
    all.factor().send({ type: 'factor.left' });
    expect(shownBy(all)).toEqual([[], {}, null]);
    expect(all.snapshot().status).toBe('active');
  });
});

describe('a code that the first step has used up', () => {
  async function asked(method: 'smsCode' | 'emailCode') {
    const all = createLoginActor({ method });
    type(all, 'mobile', '13800000001');
    type(all, 'email', 'a@b.cd');
    type(all, method, '123456');
    all.actor.send({ type: 'login.submitted' });
    await all.signIn.failWith(SECOND_FACTOR);
    expect(all.snapshot().context.ticket).not.toBeNull();
    return all;
  }

  test.each(['smsCode', 'emailCode'] as const)(
    'is gone when the second is left: %s (B026)',
    async (method) => {
      const { factor, snapshot } = await asked(method);
      factor().send({ type: 'factor.left' });
      expect(snapshot().context).toMatchObject({
        ticket: null,
        fields: { [method]: '', mobile: '13800000001', email: 'a@b.cd' },
      });
    },
  );

  test.each(['smsCode', 'emailCode'] as const)(
    'is gone when the second is late: %s (B026)',
    async (method) => {
      const { factor, snapshot, verifyFactor } = await asked(method);
      factor().send({ type: 'field.changed', field: 'code', value: '123456' });
      factor().send({ type: 'factor.submitted' });
      await verifyFactor.fail('INVALID_GRANT');
      expect(snapshot().context).toMatchObject({
        ticket: null,
        fields: { [method]: '', mobile: '13800000001', email: 'a@b.cd' },
        problem: { code: 'SECOND_FACTOR_EXPIRED' },
      });
    },
  );
});

describe('the ways of a school', () => {
  test('are the own accounts, and registration, where nobody says otherwise (B026)', () => {
    const all = createLoginActor();
    expect(all.snapshot().context.offer).toEqual({
      methods: ['password', 'smsCode', 'emailCode'],
      qr: 'none',
      providers: [],
      registrationOpen: true,
      targetUrl: null,
    });
    expect(formOf(all)).toMatchObject({ method: 'password', offer: 'known', departure: { active: 'quiet' } });
  });

  test('show what became of asking for them, and nothing of an earlier failure (B026)', async () => {
    const all = createLoginActor({ offer: 'load' });
    const { actor, loadOffer, snapshot } = all;
    const shown = () => [formOf(all).offer, [...snapshot().tags], snapshot().context.offerProblem?.code];
    expect(shown()).toEqual(['loading', ['offerLoading'], undefined]);
    await loadOffer.fail('NETWORK');
    expect(shown()).toEqual(['unknown', ['offerFailed'], 'NETWORK']);
    actor.send({ type: 'offer.retried' });
    expect(shown()[0]).toBe('loading');
    await loadOffer.fail('SCHOOL_DISABLED');
    expect(shown()).toEqual(['closed', ['schoolClosed'], 'SCHOOL_DISABLED']);
    actor.send({ type: 'offer.retried' });
    expect(shown()[0]).toBe('loading');
    await loadOffer.succeed(ALL);
    expect(shown()).toEqual(['known', [], undefined]);
    expect(snapshot().context.offerProblem).toBeNull();
  });

  test.each([
    [{ ...ALL, methods: ['password'] }, 'password'],
    [{ ...ALL, methods: [] }, 'qr'],
    [{ ...ALL, methods: [], qr: 'none' }, 'none'],
    [{ ...ALL, methods: ['password'], qr: 'preferred' }, 'qr'],
    [{ ...ALL, methods: ['smsCode', 'password'] }, 'smsCode'],
  ] as const)('%j begin with %s (B026)', (offer, method) => {
    expect(formOf(createLoginActor({ offer: { ...offer, methods: [...offer.methods] } })).method).toBe(
      method,
    );
  });

  test('leave a method that was chosen while they were asked for (B026)', async () => {
    const all = createLoginActor({ offer: 'load' });
    all.actor.send({ type: 'method.chosen', method: 'emailCode' });
    await all.loadOffer.succeed({ ...ALL, methods: ['password', 'emailCode'], qr: 'preferred' });
    expect(formOf(all)).toMatchObject({ method: 'emailCode', offer: 'known' });
  });

  test('leave the method as it is where there is none of them (B026)', () => {
    const none = { ...DEFAULT_LOGIN_OFFER, methods: [] };
    expect(methodFor(none, 'emailCode', 'smsCode', emptyLoginFields('86'))).toBe('emailCode');
  });
});

describe('a third party', () => {
  test('is left for, and the page is as it was when the browser comes back (B026)', async () => {
    const all = createLoginActor({ offer: ALL });
    const { actor, goToProvider } = all;
    const leave = () => actor.send({ type: 'provider.chosen', provider: STOA.provider });
    leave();
    expect(shownBy(all)[0]).toEqual(['leaving']);
    actor.send({ type: 'page.restored' });
    expect(formOf(all).departure).toEqual({ active: 'quiet' });
    leave();
    await goToProvider.succeed(undefined);
    expect(shownBy(all)[0]).toEqual(['leaving']);
    expect(formOf(all).departure).toBe('left');
    actor.send({ type: 'page.restored' });
    expect(formOf(all).departure).toEqual({ active: 'quiet' });
    leave();
    await goToProvider.fail('PROVIDER_FAILED');
    expect(shownBy(all)[0]).toEqual(['providerFailed']);
  });
});
