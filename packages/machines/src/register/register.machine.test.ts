import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import type { LoadCaptchaInput, LoadCaptchaOutput } from '../shared/captcha.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { registerMachine } from './register.machine.ts';
import type { RegisterField, RegisterInput, RegistrationInput } from './register.types.ts';

const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };
const FILLED = { mobile: '13800000001', mobileCode: '123456', nickName: ' Ada ', password: 'correct horse' };

function createRegisterActor(input: RegisterInput = {}) {
  const register = fakeActor<SignedIn, RegistrationInput>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput>();
  const loadCaptcha = fakeActor<LoadCaptchaOutput, LoadCaptchaInput>();
  const actor = createActor(
    registerMachine.provide({
      actors: {
        register: register.logic,
        loadCaptcha: loadCaptcha.logic,
        codeRequest: codeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
      },
    }),
    { input },
  ).start();
  const type = (fields: Partial<Record<RegisterField, string>>): void => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as RegisterField, value });
    }
  };
  const agree = (): void => actor.send({ type: 'agreement.changed', agreed: true });
  const submit = (): void => actor.send({ type: 'registration.submitted' });
  const problems = (): object => actor.getSnapshot().context.fieldProblems;
  return { actor, register, sendCode, loadCaptcha, type, agree, submit, problems };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('registering', () => {
  test('by phone, with a code, a name and a password, and joining the school at hand (B027)', async () => {
    const { actor, register, sendCode, type, agree, submit } = createRegisterActor({
      tenantId: '1700000000000000001',
    });
    type({ mobile: FILLED.mobile });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs).toEqual([
      { channel: 'mobile', purpose: 'register', target: '13800000001', countryCode: '86' },
    ]);
    await sendCode.succeed({});
    type(FILLED);
    agree();
    submit();
    submit();
    expect(register.inputs).toEqual([
      {
        channel: 'mobile',
        target: '13800000001',
        countryCode: '86',
        code: '123456',
        nickName: 'Ada',
        password: 'correct horse',
        agreed: true,
        tenantId: '1700000000000000001',
      },
    ]);
    await register.succeed(ADA);
    expect(actor.getSnapshot().output).toEqual(ADA);
    expect(actor.getSnapshot().context.fields.password).toBe('');
  });

  test('by email, without a password (B027)', () => {
    const { register, type, agree, submit } = createRegisterActor({ channel: 'email' });
    type({ email: ' ada@stoa.example ', emailCode: '١٢٣٤٥٦', nickName: 'Ada' });
    agree();
    submit();
    expect(register.inputs).toEqual([
      { channel: 'email', target: 'ada@stoa.example', code: '123456', nickName: 'Ada', agreed: true },
    ]);
  });
});

describe('fields that are not right', () => {
  test('an empty form names all that is missing, the agreement too (B027)', () => {
    const { actor, register, submit, problems, agree } = createRegisterActor();
    submit();
    expect(actor.getSnapshot().hasTag('invalid')).toBe(true);
    expect(problems()).toEqual({
      mobile: 'REQUIRED',
      mobileCode: 'REQUIRED',
      nickName: 'REQUIRED',
      agreement: 'REQUIRED',
    });
    agree();
    expect(problems()).toMatchObject({ agreement: undefined, mobile: 'REQUIRED' });
    expect(register.inputs).toEqual([]);
  });

  test.each([
    [{ password: '1234567' }, { password: 'TOO_SHORT' }],
    [{ password: 'x'.repeat(129) }, { password: 'TOO_LONG' }],
    [{ password: '👩‍🎓👩‍🎓👩‍🎓' }, {}],
    [{ nickName: '   ' }, { nickName: 'REQUIRED' }],
    [{ nickName: 'x'.repeat(41) }, { nickName: 'TOO_LONG' }],
    [{ mobile: '12800000001' }, { mobile: 'INVALID' }],
    [{ countryCode: '49', mobile: '15112345678' }, {}],
    [{ mobileCode: '12345' }, { mobileCode: 'INVALID' }],
  ])('%j is %j (B027)', (fields, expected) => {
    const { type, agree, submit, problems } = createRegisterActor();
    type({ ...FILLED, ...fields });
    agree();
    submit();
    expect(problems()).toEqual(expected);
  });
});

test.each([
  [true, { password: 'REQUIRED' }],
  [false, {}],
])('where a password is required (%s), an empty one is %j (B027)', (requiresPassword, expected) => {
  const { type, agree, submit, problems } = createRegisterActor({ requiresPassword });
  type({ ...FILLED, password: '' });
  agree();
  submit();
  expect(problems()).toEqual(expected);
});

describe('refusals', () => {
  test.each([
    ['ACCOUNT_EXISTS', { mobile: 'TAKEN' }],
    ['PASSWORD_TOO_WEAK', { password: 'TOO_WEAK' }],
    ['CODE_INVALID', { mobileCode: 'INVALID' }],
    ['CODE_EXPIRED', { mobileCode: 'INVALID' }],
    ['NETWORK', {}],
    ['INTERNAL_ERROR', {}],
  ])('%s points at %j, and everything that was typed is still there (B027)', async (code, expected) => {
    const { actor, register, type, agree, submit, problems } = createRegisterActor();
    type(FILLED);
    agree();
    submit();
    await register.fail(code);
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().hasTag('accountExists')).toBe(code === 'ACCOUNT_EXISTS');
    expect(problems()).toEqual(expected);
    expect(actor.getSnapshot().context.fields).toMatchObject(FILLED);
    expect(actor.getSnapshot().context.agreed).toBe(true);
    type({ nickName: 'Ada L' });
    submit();
    expect(register.inputs).toHaveLength(2);
  });

  test('what was typed survives a change of the channel (B027)', () => {
    const { actor, type } = createRegisterActor();
    type(FILLED);
    actor.send({ type: 'channel.chosen', channel: 'email' });
    type({ email: 'a@b.cd' });
    actor.send({ type: 'channel.chosen', channel: 'mobile' });
    expect(actor.getSnapshot().matches({ form: { channel: 'mobile' } })).toBe(true);
    expect(actor.getSnapshot().context.fields).toMatchObject({ ...FILLED, email: 'a@b.cd' });
  });

  test('too many attempts wait as long as the server says (B027)', async () => {
    const { actor, register, type, agree, submit } = createRegisterActor();
    type(FILLED);
    agree();
    submit();
    await register.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 5 });
    expect(actor.getSnapshot().hasTag('throttled')).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    submit();
    expect(register.inputs).toHaveLength(2);
  });

  test('a code that needs a picture puzzle first brings the puzzle (B027)', async () => {
    const { actor, sendCode, loadCaptcha, type } = createRegisterActor();
    type({ mobile: FILLED.mobile });
    actor.send({ type: 'code.requested' });
    await sendCode.fail('CAPTCHA_REQUIRED');
    expect(loadCaptcha.inputs).toEqual([{ account: '13800000001' }]);
    await loadCaptcha.succeed({ captchaId: 'c1', image: 'data:image/svg+xml,1' });
    type({ captchaText: 'abcd' });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs[1]?.captcha).toEqual({ captchaId: 'c1', captchaText: 'abcd' });
    const child = actor.getSnapshot().children.mobile as ActorRefFrom<typeof codeRequestMachine>;
    expect(child.getSnapshot().hasTag('sending')).toBe(true);
  });
});

test('every state can be reached and no refusal is a dead end (B027)', () => {
  const submit = { type: 'registration.submitted' };
  const typed = Object.entries(FILLED).map(([field, value]) => ({ type: 'field.changed', field, value }));
  const reached = walk(registerMachine, {
    input: {},
    events: [
      submit,
      ...typed,
      { type: 'agreement.changed', agreed: true },
      { type: 'channel.chosen', channel: 'email' },
      { type: 'channel.chosen', channel: 'mobile' },
      { type: 'captcha.renewed' },
      { type: 'code.refused', channel: 'mobile', problem: { code: 'CAPTCHA_REQUIRED' } },
      done('register', ADA),
      failed('register', { code: 'ACCOUNT_EXISTS' }),
      failed('register', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
      failed('register', { code: 'NETWORK' }),
      done('loadCaptcha', null),
      done('loadCaptcha', { captchaId: 'c', image: '' }),
      elapsed('tick', 'register.form.submission.throttled'),
    ],
    facts: ({ channel, fields, agreed, captcha, problem, countdown }) => ({
      channel,
      typed: Object.values(fields).filter((value) => value !== '').length,
      fields,
      agreed,
      captcha: captcha?.captchaId,
      problem,
      left: countdown?.secondsLeft,
    }),
    limit: 60_000,
  });
  expect(unreachedStates(registerMachine, reached)).toEqual([
    'register.form.channel.choosing',
    'register.form.submission.judging',
  ]);
  const notThrottled = reached.filter(({ state }) => !state.hasTag('throttled'));
  expect(deadEnds(notThrottled, 'failed', [submit])).toEqual([]);
  expect(deadEnds(notThrottled, 'invalid', [submit])).toEqual([]);
});
