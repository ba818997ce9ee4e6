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
