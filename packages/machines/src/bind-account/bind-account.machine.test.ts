import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import { secondFactorMachine } from '../second-factor/index.ts';
import type { AskPasskeyInput, FactorProof, PasskeyAnswer } from '../second-factor/index.ts';
import type { LoadCaptchaInput, LoadCaptchaOutput } from '../shared/captcha.ts';
import type { PendingBind } from '../shared/third-party.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { bindAccountMachine } from './bind-account.machine.ts';
import type { BindAccountCall, BindAccountInput, BindField } from './bind-account.types.ts';

const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };
const PENDING: PendingBind = {
  pendingBindId: 'pending-000000001',
  provider: 'uniportal',
  displayName: ' Ada L ',
  suggestedContact: 'a***@stoa.example',
  expiresInSeconds: 600,
};
const BASE = { pendingBindId: PENDING.pendingBindId, channel: 'email', target: 'ada@stoa.example' };
const FILLED = { email: ' ada@stoa.example ', code: '١٢٣ ٤٥٦' };

function createBindActor(input: Partial<BindAccountInput> = {}) {
  const bindAccount = fakeActor<SignedIn, BindAccountCall>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput>();
  const loadCaptcha = fakeActor<LoadCaptchaOutput, LoadCaptchaInput>();
  const askPasskey = fakeActor<PasskeyAnswer, AskPasskeyInput>();
  const verifyFactor = fakeActor<SignedIn, FactorProof>();
  const actor = createActor(
    bindAccountMachine.provide({
      actors: {
        bindAccount: bindAccount.logic,
        loadCaptcha: loadCaptcha.logic,
        codeRequest: codeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
        secondFactor: secondFactorMachine.provide({
          actors: { askPasskey: askPasskey.logic, verifyFactor: verifyFactor.logic },
        }),
      },
    }),
    { input: { pending: PENDING, ...input } },
  ).start();
  const type = (fields: Partial<Record<BindField, string>>): void => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as BindField, value });
    }
  };
  const submit = (): void => actor.send({ type: 'binding.submitted' });
  const snapshot = () => actor.getSnapshot();
  const factor = () => snapshot().children.secondFactor as ActorRefFrom<typeof secondFactorMachine>;
  return { actor, snapshot, type, submit, factor, bindAccount, sendCode, loadCaptcha, verifyFactor };
}

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

describe('refusals', () => {
  async function refused(code: string) {
    const all = createBindActor();
    all.type(FILLED);
    all.submit();
    await all.bindAccount.fail(code, { requestId: 'req-1' });
    return all;
  }

  test.each([
    ['CODE_INVALID', { code: 'INVALID' }],
    ['INVALID_GRANT', {}],
    ['ACCOUNT_DISABLED', {}],
    ['NETWORK', {}],
    ['SOMETHING_NEW', {}],
  ])('%s points at %j, and everything that was typed is still there (R52)', async (code, expected) => {
    const { snapshot, type, submit, bindAccount } = await refused(code);
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.fieldProblems).toEqual(expected);
    expect(snapshot().context.fields).toMatchObject(FILLED);
    type({ code: '654321' });
    expect(snapshot().hasTag('failed')).toBe(false);
    submit();
    expect(bindAccount.inputs).toHaveLength(2);
  });

  test('an account that has such an identity already gives way to another one (R53)', async () => {
    const { actor, snapshot, submit, bindAccount } = await refused('ALREADY_BOUND');
    expect(snapshot().hasTag('alreadyBound')).toBe(true);
    actor.send({ type: 'otherAccount.chosen' });
    expect(snapshot().context.fields).toMatchObject({ email: FILLED.email, code: '' });
    submit();
    expect(bindAccount.inputs).toHaveLength(1);
    actor.send({ type: 'binding.left' });
    expect(snapshot().output).toEqual({ outcome: 'left' });
  });

  test.each(['BINDING_EXPIRED', 'STATE_MISMATCH'])('%s begins anew at the provider (R52)', async (code) => {
    const { actor, snapshot } = await refused(code);
    expect(snapshot().hasTag('expired')).toBe(true);
    actor.send({ type: 'provider.restarted' });
    expect(snapshot().output).toEqual({ outcome: 'restart' });
  });

  test('the time for the link runs out, but not while it is being made (R52)', async () => {
    const idle = createBindActor();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(idle.snapshot().hasTag('expired')).toBe(true);
    const busy = createBindActor();
    busy.type(FILLED);
    busy.submit();
    await vi.advanceTimersByTimeAsync(600_000);
    await busy.bindAccount.succeed(ADA);
    expect(busy.snapshot().output).toMatchObject({ outcome: 'signedIn' });
  });

  test('too many attempts wait as long as the server says (R52)', async () => {
    const { snapshot, type, submit, bindAccount } = createBindActor();
    type(FILLED);
    submit();
    await bindAccount.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 60 });
    expect(snapshot().hasTag('throttled')).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    submit();
    expect(bindAccount.inputs).toHaveLength(2);
  });

  test('a picture is answered once, whatever it was sent with (R52)', async () => {
    const { actor, snapshot, type, submit, bindAccount, sendCode, loadCaptcha } = createBindActor();
    type({ email: FILLED.email });
    actor.send({ type: 'code.requested' });
    await sendCode.fail('CAPTCHA_REQUIRED');
    expect(loadCaptcha.inputs).toEqual([{ account: 'ada@stoa.example' }]);
    await loadCaptcha.succeed({ captchaId: 'c1', image: '' });
    type({ captchaText: ' abcd ' });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs[1]?.captcha).toEqual({ captchaId: 'c1', captchaText: 'abcd' });
    await sendCode.succeed({});
    expect(loadCaptcha.inputs).toHaveLength(2);
    await loadCaptcha.succeed({ captchaId: 'c2', image: '' });
    type({ code: '123456' });
    submit();
    expect(snapshot().context.fieldProblems).toEqual({ captchaText: 'REQUIRED' });
    type({ captchaText: 'efgh' });
    submit();
    expect(bindAccount.inputs).toEqual([
      { ...BASE, code: '123456', captcha: { captchaId: 'c2', captchaText: 'efgh' } },
    ]);
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
    expect(left.snapshot().matches({ pending: { form: { submission: 'editing' } } })).toBe(true);
  });
});
