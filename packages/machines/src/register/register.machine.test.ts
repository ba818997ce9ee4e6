import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
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
  const actor = createActor(
    registerMachine.provide({
      actors: {
        register: register.logic,
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
  return { actor, register, sendCode, type, agree, submit, problems };
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
});

/** What the page reads: its tags, the problems of fields that are shown, the code of the last refusal. */
const shownBy = ({ actor }: ReturnType<typeof createRegisterActor>) => {
  const { tags, context } = actor.getSnapshot();
  const marked = Object.entries(context.fieldProblems).filter(([, problem]) => problem !== undefined);
  return [[...tags].toSorted(), Object.fromEntries(marked), context.problem?.code ?? null];
};

describe('what the page shows', () => {
  test('follows each step, and nothing of an earlier refusal stays (B027)', async () => {
    const form = createRegisterActor();
    const { register, type, agree, submit } = form;
    expect(shownBy(form)).toEqual([[], {}, null]);
    submit();
    expect(shownBy(form)[0]).toEqual(['invalid']);
    type({ mobile: FILLED.mobile });
    expect(shownBy(form)[1]).not.toHaveProperty('mobile');
    type(FILLED);
    agree();
    submit();
    expect(shownBy(form)).toEqual([['submitting'], {}, null]);
    await register.fail('CODE_INVALID');
    expect(shownBy(form)).toEqual([['failed'], { mobileCode: 'INVALID' }, 'CODE_INVALID']);
    submit();
    expect(shownBy(form)).toEqual([['submitting'], {}, null]);
    await register.fail('ACCOUNT_EXISTS');
    expect(shownBy(form)).toEqual([['accountExists', 'failed'], { mobile: 'TAKEN' }, 'ACCOUNT_EXISTS']);
    type({ mobile: '13800000002' });
    expect(shownBy(form).slice(0, 2)).toEqual([[], {}]);
    expect(form.actor.getSnapshot().context.fields.mobile).toBe('13800000002');
    type({ nickName: '' });
    submit();
    expect(shownBy(form)).toEqual([['invalid'], { nickName: 'REQUIRED' }, null]);
  });

  test('is without the refusals of a channel in the other one (B027)', async () => {
    const form = createRegisterActor();
    const { actor, register, type, agree, submit } = form;
    type(FILLED);
    agree();
    submit();
    await register.fail('CODE_INVALID');
    actor.send({ type: 'channel.chosen', channel: 'email' });
    expect(actor.getSnapshot().matches({ form: { channel: 'email' } })).toBe(true);
    expect(shownBy(form)).toEqual([[], {}, null]);
    submit();
    expect(shownBy(form)).toEqual([['invalid'], { email: 'REQUIRED', emailCode: 'REQUIRED' }, null]);
    actor.send({ type: 'channel.chosen', channel: 'mobile' });
    expect(shownBy(form)).toEqual([[], {}, null]);
    submit();
    expect(register.inputs.at(-1)).toMatchObject({ channel: 'mobile', target: FILLED.mobile });
  });

  test.each([
    [{}, 'mobile'],
    [{ channel: 'mobile' }, 'mobile'],
    [{ channel: 'email' }, 'email'],
  ] as const)('begins for %j with %s (B027)', (input, channel) => {
    const { actor } = createRegisterActor(input);
    expect(actor.getSnapshot().matches({ form: { channel } })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ channel, tenantId: null, requiresPassword: false });
  });

  test('names the wait, and forgets it with the next try (B027)', async () => {
    const form = createRegisterActor();
    const { actor, register, type, agree, submit } = form;
    type(FILLED);
    agree();
    submit();
    await register.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 5 });
    expect(shownBy(form)[0]).toEqual(['failed', 'throttled']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(actor.getSnapshot().hasTag('throttled')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(shownBy(form)[0]).toEqual([]);
    submit();
    expect(actor.getSnapshot().context.countdown).toBeNull();
  });
});

describe('asking for a code', () => {
  test('takes a right number alone, whatever else was refused before (B027)', async () => {
    const form = createRegisterActor();
    const { actor, sendCode, register, type, agree, submit } = form;
    type({ mobile: '1' });
    actor.send({ type: 'code.requested' });
    expect(shownBy(form)).toEqual([['invalid'], { mobile: 'INVALID' }, null]);
    expect(sendCode.inputs).toEqual([]);
    type(FILLED);
    agree();
    submit();
    await register.fail('CODE_EXPIRED');
    actor.send({ type: 'code.requested' });
    expect(shownBy(form)).toEqual([[], {}, null]);
    expect(sendCode.inputs).toHaveLength(1);
  });

  test('goes to the mail address where that is the channel (B027)', () => {
    const { actor, sendCode, type } = createRegisterActor({ channel: 'email' });
    type({ email: 'ada@stoa.example' });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs).toEqual([{ channel: 'email', purpose: 'register', target: 'ada@stoa.example' }]);
  });
});

test('a name has forty characters at most, spaces around it aside (B027)', () => {
  const { type, agree, submit, register } = createRegisterActor();
  type({ ...FILLED, nickName: ` ${'x'.repeat(40)} ` });
  agree();
  submit();
  expect(register.inputs[0]?.nickName).toBe('x'.repeat(40));
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
      { type: 'code.refused', channel: 'mobile', problem: { code: 'CAPTCHA_REQUIRED' } },
      done('register', ADA),
      failed('register', { code: 'ACCOUNT_EXISTS' }),
      failed('register', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
      failed('register', { code: 'NETWORK' }),
      elapsed('tick', 'register.form.submission.throttled'),
    ],
    facts: ({ channel, fields, agreed, problem, countdown }) => ({
      channel,
      typed: Object.values(fields).filter((value) => value !== '').length,
      fields,
      agreed,
      problem,
      left: countdown?.secondsLeft,
    }),
    limit: 60_000,
  });
  expect(unreachedStates(registerMachine, reached)).toEqual([
    'register.form.channel.choosing',
    'register.form.submission.evaluating',
  ]);
  const notThrottled = reached.filter(({ state }) => !state.hasTag('throttled'));
  expect(deadEnds(notThrottled, 'failed', [submit])).toEqual([]);
  expect(deadEnds(notThrottled, 'invalid', [submit])).toEqual([]);
});
