import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownCodeRequestMachine } from '../code-request/index.ts';
import type { OwnCodePurpose, SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { stepUpMachine } from './step-up.machine.ts';
import type { ProveInput, StepUpInput } from './step-up.types.ts';

const INPUT: StepUpInput = {
  methods: ['password', 'code', 'totp', 'passkey'],
  contacts: [{ channel: 'email', target: 'a***@stoa.example' }],
};

function createStepUpActor(input: StepUpInput = INPUT) {
  const prove = fakeActor<unknown, ProveInput>();
  const provePasskey = fakeActor<unknown>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput<OwnCodePurpose>>();
  const actor = createActor(
    stepUpMachine.provide({
      actors: {
        prove: prove.logic,
        provePasskey: provePasskey.logic,
        codeRequest: ownCodeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
      },
    }),
    { input },
  ).start();
  const submit = (): void => actor.send({ type: 'proof.submitted' });
  return { actor, prove, provePasskey, sendCode, submit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a proof', () => {
  test.each([
    ['password', 'correct horse', { password: 'correct horse' }],
    ['code', '١٢٣ ٤٥٦', { code: '123456' }],
    ['totp', '123-456', { totp: '123456' }],
  ] as const)('by %s is given once, and leaves no secret behind (C028)', async (method, value, expected) => {
    const { actor, prove, submit } = createStepUpActor();
    actor.send({ type: 'method.chosen', method });
    actor.send({ type: 'field.changed', field: method, value });
    submit();
    submit();
    expect(prove.inputs).toEqual([expected]);
    await prove.succeed(undefined);
    expect(actor.getSnapshot().output).toEqual({ proven: true });
    expect(actor.getSnapshot().context.fields).toEqual({ password: '', code: '', totp: '' });
  });

  test('by passkey needs nothing typed, and can be tried again after it was put away (C028)', async () => {
    const { actor, provePasskey, submit } = createStepUpActor();
    actor.send({ type: 'method.chosen', method: 'passkey' });
    submit();
    await provePasskey.fail('PASSKEY_CANCELLED');
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'PASSKEY_CANCELLED' });
    submit();
    await provePasskey.succeed(undefined);
    expect(actor.getSnapshot().output).toEqual({ proven: true });
  });

  test('that nobody wants to give is no proof (C028)', () => {
    const { actor } = createStepUpActor();
    actor.send({ type: 'field.changed', field: 'password', value: 'x' });
    actor.send({ type: 'proof.cancelled' });
    expect(actor.getSnapshot().output).toEqual({ proven: false });
    expect(actor.getSnapshot().context.fields.password).toBe('');
  });
});

test('an empty field is named before anything is sent (C028)', () => {
  const { actor, prove, submit } = createStepUpActor();
  submit();
  expect(actor.getSnapshot().hasTag('invalid')).toBe(true);
  expect(actor.getSnapshot().context.fieldProblems).toEqual({ password: 'REQUIRED' });
  actor.send({ type: 'method.chosen', method: 'totp' });
  actor.send({ type: 'field.changed', field: 'totp', value: '12' });
  submit();
  expect(actor.getSnapshot().context.fieldProblems).toEqual({ totp: 'INVALID' });
  expect(prove.inputs).toEqual([]);
});

test('a method that the account does not have cannot be chosen (C028)', () => {
  const { actor } = createStepUpActor({ methods: ['password'], contacts: [] });
  actor.send({ type: 'method.chosen', method: 'totp' });
  expect(actor.getSnapshot().context.method).toBe('password');
});

test('a code goes to the own contact, and to none where there is none (C027)', () => {
  const { actor, sendCode } = createStepUpActor();
  actor.send({ type: 'channel.chosen', channel: 'mobile' });
  actor.send({ type: 'code.requested' });
  expect(sendCode.inputs).toEqual([]);
  actor.send({ type: 'channel.chosen', channel: 'email' });
  actor.send({ type: 'code.requested' });
  expect(sendCode.inputs).toEqual([
    { channel: 'email', purpose: 'reauthenticate', target: 'a***@stoa.example' },
  ]);
  const child = actor.getSnapshot().children.email as ActorRefFrom<typeof ownCodeRequestMachine>;
  expect(child.getSnapshot().hasTag('sending')).toBe(true);
});

test.each(['INVALID_GRANT', 'SECOND_FACTOR_INVALID', 'CODE_EXPIRED', 'NETWORK'])(
  '%s is told, and what was typed is still there (C028)',
  async (code) => {
    const { actor, prove, submit } = createStepUpActor();
    actor.send({ type: 'field.changed', field: 'password', value: 'wrong' });
    submit();
    await prove.fail(code, { requestId: 'req-1' });
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ code, requestId: 'req-1' });
    expect(actor.getSnapshot().context.fields.password).toBe('wrong');
    submit();
    expect(prove.inputs).toHaveLength(2);
  },
);

test('too many tries wait as long as the server says (C028)', async () => {
  const { actor, prove, submit } = createStepUpActor();
  actor.send({ type: 'field.changed', field: 'password', value: 'wrong' });
  submit();
  await prove.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 3 });
  submit();
  expect(prove.inputs).toHaveLength(1);
  expect(actor.getSnapshot().context.countdown?.secondsLeft).toBe(3);
  await vi.advanceTimersByTimeAsync(3_000);
  submit();
  expect(prove.inputs).toHaveLength(2);
});

const shownBy = ({ actor }: ReturnType<typeof createStepUpActor>) => {
  const { tags, context } = actor.getSnapshot();
  const marked = Object.entries(context.fieldProblems).filter(([, problem]) => problem !== undefined);
  return [[...tags].toSorted(), Object.fromEntries(marked), context.problem?.code ?? null];
};

test('what the dialog shows follows each step, and nothing of an earlier refusal stays (C028)', async () => {
  const all = createStepUpActor();
  const { actor, prove, submit } = all;
  const type = (value: string) => actor.send({ type: 'field.changed', field: 'password', value });
  expect(shownBy(all)).toEqual([[], {}, null]);
  submit();
  expect(shownBy(all)).toEqual([['invalid'], { password: 'REQUIRED' }, null]);
  type('wrong');
  expect(shownBy(all)[1]).toEqual({});
  actor.send({ type: 'field.changed', field: 'password', value: '' });
  submit();
  actor.send({ type: 'method.chosen', method: 'totp' });
  expect(shownBy(all)).toEqual([[], {}, null]);
  actor.send({ type: 'method.chosen', method: 'password' });
  type('wrong');
  submit();
  expect(shownBy(all)).toEqual([['submitting'], {}, null]);
  await prove.fail('INVALID_GRANT');
  expect(shownBy(all)).toEqual([['failed'], {}, 'INVALID_GRANT']);
  submit();
  expect(shownBy(all)).toEqual([['submitting'], {}, null]);
  await prove.fail('INVALID_GRANT');
  actor.send({ type: 'method.chosen', method: 'code' });
  expect(shownBy(all)).toEqual([[], {}, null]);
  actor.send({ type: 'method.chosen', method: 'password' });
  submit();
  await prove.fail('INVALID_GRANT');
  type('');
  submit();
  expect(shownBy(all)).toEqual([['invalid'], { password: 'REQUIRED' }, null]);
  actor.send({ type: 'method.chosen', method: 'passkey' });
  submit();
  expect(shownBy(all)).toEqual([['submitting'], {}, null]);
});

test('a passkey that is refused is told, waits where it has to, and leaves no secret behind (C028)', async () => {
  const all = createStepUpActor();
  const { actor, provePasskey, submit } = all;
  actor.send({ type: 'field.changed', field: 'password', value: 'half a passw' });
  actor.send({ type: 'method.chosen', method: 'passkey' });
  submit();
  await provePasskey.fail('PASSKEY_CANCELLED');
  expect(shownBy(all)).toEqual([['failed'], {}, 'PASSKEY_CANCELLED']);
  submit();
  expect(shownBy(all)).toEqual([['submitting'], {}, null]);
  await provePasskey.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 2 });
  expect(shownBy(all)[0]).toEqual(['failed', 'throttled']);
  expect(actor.getSnapshot().context.countdown?.secondsLeft).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shownBy(all)[0]).toEqual([]);
  submit();
  expect(actor.getSnapshot().context.countdown).toBeNull();
  await provePasskey.succeed(undefined);
  expect(actor.getSnapshot().matches('proven')).toBe(true);
  expect(actor.getSnapshot().context.fields).toEqual({ password: '', code: '', totp: '' });
});

test('a proof that is given ends as proven, one that is not as cancelled (C028)', async () => {
  const { actor, prove, submit } = createStepUpActor();
  actor.send({ type: 'field.changed', field: 'password', value: 'correct horse' });
  submit();
  await prove.succeed(undefined);
  expect(actor.getSnapshot().matches('proven')).toBe(true);
  const other = createStepUpActor();
  other.actor.send({ type: 'proof.cancelled' });
  expect(other.actor.getSnapshot().matches('cancelled')).toBe(true);
});

test('it begins with the first way and the first contact there are (C027)', () => {
  const contacts = [
    { channel: 'mobile', target: '138****0001' },
    { channel: 'email', target: 'a***@stoa.example' },
  ] as const;
  const { actor, sendCode } = createStepUpActor({ methods: ['totp', 'password'], contacts });
  expect(actor.getSnapshot().context).toMatchObject({ method: 'totp', channel: 'mobile' });
  actor.send({ type: 'code.requested' });
  expect(sendCode.inputs).toEqual([{ channel: 'mobile', purpose: 'reauthenticate', target: '138****0001' }]);
  const none = createStepUpActor({ methods: [], contacts: [] });
  expect(none.actor.getSnapshot().context).toMatchObject({ method: 'password', channel: 'email' });
});
