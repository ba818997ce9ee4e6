import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, createLoginActor } from './login.fixtures.ts';
import type { LoginField, LoginInput } from './login.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('logging in', () => {
  test('by password, which is sent as it was typed and then forgotten (B026)', async () => {
    const { actor, signIn, type, submit } = createLoginActor();
    type({ account: ' learner@stoa.example ', password: ' with spaces ' });
    submit();
    submit();
    expect(signIn.inputs).toEqual([
      { method: 'password', account: 'learner@stoa.example', password: ' with spaces ' },
    ]);
    await signIn.succeed(ADA);
    expect(actor.getSnapshot().output).toEqual({ ...ADA, path: '/login/select' });
    expect(actor.getSnapshot().context.fields.password).toBe('');
  });

  test('by a code to the phone, in the digits of the own keyboard (B026)', async () => {
    const { signIn, sendCode, type, submit, actor } = createLoginActor({ method: 'smsCode' });
    type({ mobile: '138 0000 ٠٠٠١' });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs).toEqual([
      { channel: 'mobile', purpose: 'login', target: '13800000001', countryCode: '86' },
    ]);
    await sendCode.succeed({});
    type({ smsCode: '１２３ ４５６' });
    submit();
    expect(signIn.inputs).toEqual([
      { method: 'smsCode', mobile: '13800000001', countryCode: '86', code: '123456' },
    ]);
  });

  test('by a code to the mail address (B026)', () => {
    const { signIn, type, submit } = createLoginActor({ method: 'emailCode' });
    type({ email: 'learner@stoa.example', emailCode: '123456' });
    submit();
    expect(signIn.inputs).toEqual([{ method: 'emailCode', email: 'learner@stoa.example', code: '123456' }]);
  });

  test('what was typed survives a change of the method, and each code has its own wait (B026)', async () => {
    const { actor, sendCode, type, code } = createLoginActor({ method: 'smsCode' });
    type({ mobile: '13800000001' });
    actor.send({ type: 'code.requested' });
    await sendCode.succeed({});
    actor.send({ type: 'method.chosen', method: 'emailCode' });
    type({ email: 'a@b.cd' });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs[1]).toEqual({ channel: 'email', purpose: 'login', target: 'a@b.cd' });
    actor.send({ type: 'method.chosen', method: 'smsCode' });
    expect(actor.getSnapshot().context.fields.mobile).toBe('13800000001');
    expect(actor.getSnapshot().matches({ form: { method: 'smsCode' } })).toBe(true);
    expect(code('smsCode').getSnapshot().hasTag('cooling')).toBe(true);
    expect(code('emailCode').getSnapshot().hasTag('sending')).toBe(true);
  });
});

describe('fields that are not right', () => {
  test('are named before anything is sent, and each is forgiven when it is typed again (B026)', () => {
    const { actor, signIn, type, submit, has } = createLoginActor();
    submit();
    expect(has('invalid')).toBe(true);
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ account: 'REQUIRED', password: 'REQUIRED' });
    type({ account: 'a' });
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ account: undefined, password: 'REQUIRED' });
    expect(signIn.inputs).toEqual([]);
  });

  test.each<[LoginInput['method'], Partial<Record<LoginField, string>>, object]>([
    ['smsCode', { mobile: '12', smsCode: '1' }, { mobile: 'INVALID', smsCode: 'INVALID' }],
    ['emailCode', { email: 'a@b' }, { email: 'INVALID', emailCode: 'REQUIRED' }],
  ])('by %s: %j (B026)', (method, fields, expected) => {
    const { actor, type, submit } = createLoginActor({ method });
    type(fields);
    submit();
    expect(actor.getSnapshot().context.fieldProblems).toEqual(expected);
  });

  test('no code is sent to an address that cannot be one (B026)', () => {
    const { actor, sendCode, has } = createLoginActor({ method: 'smsCode' });
    actor.send({ type: 'code.requested' });
    expect(has('invalid')).toBe(true);
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ mobile: 'REQUIRED' });
    expect(sendCode.inputs).toEqual([]);
  });
});

describe('refusals', () => {
  test.each([
    'INVALID_GRANT',
    'CODE_EXPIRED',
    'CODE_ATTEMPTS_EXCEEDED',
    'ACCOUNT_DISABLED',
    'VERIFICATION_FAILED',
    'NETWORK',
  ])('%s is told, and everything that was typed is still there (B022, B026)', async (code) => {
    const { actor, signIn, type, submit, has } = createLoginActor();
    type({ account: 'ada', password: 'x' });
    submit();
    await signIn.fail(code, { requestId: 'req-1' });
    expect(has('failed')).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ code, requestId: 'req-1' });
    expect(actor.getSnapshot().context.fields).toMatchObject({ account: 'ada', password: 'x' });
    type({ password: 'y' });
    expect(has('failed')).toBe(false);
    expect(actor.getSnapshot().context.fields.password).toBe('y');
    submit();
    expect(signIn.inputs).toHaveLength(2);
  });

  test('asking for the next code takes the old refusal away (B026)', async () => {
    const { actor, signIn, sendCode, type, submit, has } = createLoginActor({ method: 'emailCode' });
    type({ email: 'a@b.cd', emailCode: '123456' });
    submit();
    await signIn.fail('CODE_EXPIRED');
    actor.send({ type: 'code.requested' });
    expect(has('failed')).toBe(false);
    expect(sendCode.inputs).toHaveLength(1);
  });

  test('a wrong code says how many tries are left (B026)', async () => {
    const { actor, signIn, type, submit } = createLoginActor({ method: 'emailCode' });
    type({ email: 'a@b.cd', emailCode: '123456' });
    submit();
    await signIn.fail('CODE_INVALID', { attemptsLeft: 4 });
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'CODE_INVALID', attemptsLeft: 4 });
  });

  test('too many attempts wait as long as the server says, second by second (B026)', async () => {
    const { actor, signIn, type, submit, has } = createLoginActor();
    type({ account: 'ada', password: 'x' });
    submit();
    await signIn.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 300 });
    expect(has('throttled')).toBe(true);
    submit();
    expect(signIn.inputs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(actor.getSnapshot().context.countdown?.secondsLeft).toBe(200);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(has('throttled')).toBe(false);
    submit();
    expect(signIn.inputs).toHaveLength(2);
  });
});
