import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, PENDING, BASE, FILLED, createBindActor } from './bind-account.fixtures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('linking a new identity', () => {
  test('to an own account, by a code that was sent to it (C007, R52)', async () => {
    const { actor, snapshot, type, submit, bindAccount, sendCode } = createBindActor();
    type({ email: FILLED.email });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs).toEqual([{ channel: 'email', purpose: 'login', target: 'ada@stoa.example' }]);
    await sendCode.succeed({});
    type({ code: FILLED.code });
    submit();
    submit();
    expect(bindAccount.inputs).toEqual([{ ...BASE, code: '123456' }]);
    await bindAccount.succeed(ADA);
    expect(snapshot().output).toEqual({ outcome: 'signedIn', signedIn: ADA, isLinked: true });
    expect(snapshot().context.fields.code).toBe('');
  });

  test('to an own account, by its password and the number of the phone (C007, R52)', () => {
    const { actor, type, submit, bindAccount } = createBindActor({ mode: 'password', channel: 'mobile' });
    type({ mobile: '138 0000 0001', password: ' with spaces ' });
    actor.send({ type: 'code.requested' });
    submit();
    expect(bindAccount.inputs).toEqual([
      {
        pendingBindId: PENDING.pendingBindId,
        channel: 'mobile',
        target: '13800000001',
        countryCode: '86',
        password: ' with spaces ',
      },
    ]);
  });

  test('to a new account, with the name that the provider told and a code for registering (C007)', async () => {
    const { actor, type, submit, bindAccount, sendCode } = createBindActor({ mode: 'create' });
    type({ email: FILLED.email });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs[0]?.purpose).toBe('register');
    await sendCode.succeed({});
    type({ code: FILLED.code });
    submit();
    expect(bindAccount.inputs).toEqual([{ ...BASE, code: '123456', create: true, nickName: 'Ada L' }]);
  });

  test('never goes by the address that the provider told (R52)', () => {
    const { submit, snapshot, bindAccount } = createBindActor();
    submit();
    expect(snapshot().context.fieldProblems).toEqual({ email: 'REQUIRED', code: 'REQUIRED' });
    expect(bindAccount.inputs).toEqual([]);
  });
});

describe('changing one’s mind', () => {
  test('keeps what was typed, but no code of another kind (R52)', () => {
    const { actor, snapshot, type } = createBindActor();
    type({ ...FILLED, nickName: 'Ada' });
    actor.send({ type: 'mode.chosen', mode: 'password' });
    expect(snapshot().context.fields.code).toBe(FILLED.code);
    actor.send({ type: 'mode.chosen', mode: 'create' });
    expect(snapshot().matches({ pending: { form: { mode: 'create' } } })).toBe(true);
    expect(snapshot().context.fields).toMatchObject({ email: FILLED.email, nickName: 'Ada', code: '' });
    actor.send({ type: 'channel.chosen', channel: 'mobile' });
    expect(snapshot().matches({ pending: { form: { channel: 'mobile' } } })).toBe(true);
    expect(snapshot().context.fields.email).toBe(FILLED.email);
  });

  test('a new account that is one already is verified instead (R54)', async () => {
    const { actor, snapshot, type, submit, bindAccount, sendCode } = createBindActor({ mode: 'create' });
    type(FILLED);
    submit();
    await bindAccount.fail('ACCOUNT_EXISTS');
    expect(snapshot().hasTag('accountExists')).toBe(true);
    expect(snapshot().context.fieldProblems).toEqual({ email: 'TAKEN' });
    actor.send({ type: 'mode.chosen', mode: 'verify' });
    expect(snapshot().matches({ pending: { form: { mode: 'verify' } } })).toBe(true);
    expect(snapshot().context.fields).toMatchObject({ email: FILLED.email, code: '' });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs).toEqual([{ channel: 'email', purpose: 'login', target: 'ada@stoa.example' }]);
    type({ code: '123456' });
    submit();
    expect(bindAccount.inputs[1]).toEqual({ ...BASE, code: '123456' });
  });
});

describe('a second factor', () => {
  const refusal = Object.assign(new Error(), {
    code: 'SECOND_FACTOR_REQUIRED',
    details: { ticket: 'ticket-1', methods: ['totp'], expiresInSeconds: 300 },
  });

  async function asked() {
    const all = createBindActor();
    all.type(FILLED);
    all.submit();
    await all.bindAccount.failWith(refusal);
    return all;
  }

  test('signs in, and says that nothing is linked yet (R52)', async () => {
    const { snapshot, factor, verifyFactor } = await asked();
    expect(snapshot().hasTag('secondFactor')).toBe(true);
    factor().send({ type: 'field.changed', field: 'code', value: '123456' });
    factor().send({ type: 'factor.submitted' });
    await verifyFactor.succeed(ADA);
    expect(snapshot().output).toEqual({ outcome: 'signedIn', signedIn: ADA, isLinked: false });
  });

  test('that took too long or was left leads back to the form without the used code (R52)', async () => {
    const late = await asked();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(late.snapshot().context.problem).toEqual({ code: 'SECOND_FACTOR_EXPIRED' });
    expect(late.snapshot().context.fields).toMatchObject({ email: FILLED.email, code: '' });
    const left = await asked();
    left.factor().send({ type: 'factor.left' });
    expect([...left.snapshot().tags]).toEqual([]);
    expect(left.snapshot().context).toMatchObject({ ticket: null, problem: null });
    expect(left.snapshot().context.fields).toMatchObject({ email: FILLED.email, code: '' });
  });
});
