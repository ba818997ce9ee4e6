import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import type { PasswordResetField, PasswordResetInput, ResetPasswordInput } from './password-reset.types.ts';

const FILLED = { email: 'ada@stoa.example', code: '123456', newPassword: 'correct horse' };

function createResetActor(input: PasswordResetInput = {}) {
  const resetPassword = fakeActor<unknown, ResetPasswordInput>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput>();
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        resetPassword: resetPassword.logic,
        codeRequest: codeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
      },
    }),
    { input },
  ).start();
  const type = (fields: Partial<Record<PasswordResetField, string>>): void => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as PasswordResetField, value });
    }
  };
  const submit = (): void => actor.send({ type: 'password.submitted' });
  return { actor, resetPassword, sendCode, type, submit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a forgotten password is replaced by a code to the mail address (B026)', async () => {
  const { actor, resetPassword, sendCode, type, submit } = createResetActor({ target: 'ada@stoa.example' });
  actor.send({ type: 'code.requested' });
  expect(sendCode.inputs).toEqual([{ channel: 'email', purpose: 'reset', target: 'ada@stoa.example' }]);
  await sendCode.succeed({});
  type({ code: '123 456', newPassword: 'correct horse' });
  submit();
  submit();
  expect(resetPassword.inputs).toEqual([
    { channel: 'email', target: 'ada@stoa.example', code: '123456', newPassword: 'correct horse' },
  ]);
  await resetPassword.succeed(undefined);
  expect(actor.getSnapshot().matches('changed')).toBe(true);
  expect(actor.getSnapshot().context.fields).toMatchObject({ code: '', newPassword: '' });
});

test('or by a code to the phone, and what was typed for the other way is still there (B026)', () => {
  const { actor, resetPassword, sendCode, type, submit } = createResetActor();
  type(FILLED);
  actor.send({ type: 'channel.chosen', channel: 'mobile' });
  type({ mobile: '138 0000 0001' });
  actor.send({ type: 'code.requested' });
  expect(sendCode.inputs[0]).toMatchObject({ channel: 'mobile', target: '13800000001', countryCode: '86' });
  submit();
  expect(resetPassword.inputs[0]).toMatchObject({ channel: 'mobile', target: '13800000001' });
  expect(actor.getSnapshot().context.fields.email).toBe(FILLED.email);
});

test.each([
  [{}, { email: 'REQUIRED', code: 'REQUIRED', newPassword: 'REQUIRED' }],
  [{ ...FILLED, newPassword: '1234567' }, { newPassword: 'TOO_SHORT' }],
  [
    { ...FILLED, email: 'ada', code: '1' },
    { email: 'INVALID', code: 'INVALID' },
  ],
])('%j is %j, and nothing is sent (B026)', (fields, expected) => {
  const { actor, resetPassword, type, submit } = createResetActor();
  type(fields);
  submit();
  expect(actor.getSnapshot().context.fieldProblems).toEqual(expected);
  expect(resetPassword.inputs).toEqual([]);
});

test.each([
  ['CODE_INVALID', { code: 'INVALID' }],
  ['PASSWORD_TOO_WEAK', { newPassword: 'TOO_WEAK' }],
  ['SERVICE_UNAVAILABLE', {}],
])('%s points at %j, and everything that was typed is still there (B026)', async (code, expected) => {
  const { actor, resetPassword, type, submit } = createResetActor();
  type(FILLED);
  submit();
  await resetPassword.fail(code);
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  expect(actor.getSnapshot().context.fieldProblems).toEqual(expected);
  expect(actor.getSnapshot().context.fields).toMatchObject(FILLED);
  submit();
  expect(resetPassword.inputs).toHaveLength(2);
});

test('too many tries wait as long as the server says (B026)', async () => {
  const { actor, resetPassword, type, submit } = createResetActor();
  type(FILLED);
  submit();
  await resetPassword.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 5 });
  expect(actor.getSnapshot().hasTag('throttled')).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  submit();
  expect(resetPassword.inputs).toHaveLength(2);
});

/** What the page reads: its tags, the problems of fields that are shown, the code of the last refusal. */
const shownBy = ({ actor }: ReturnType<typeof createResetActor>) => {
  const { tags, context } = actor.getSnapshot();
  const marked = Object.entries(context.fieldProblems).filter(([, problem]) => problem !== undefined);
  return [[...tags].toSorted(), Object.fromEntries(marked), context.problem?.code ?? null];
};

test('what the page shows follows each step, and nothing of an earlier refusal stays (B026)', async () => {
  const form = createResetActor();
  const { resetPassword, type, submit } = form;
  expect(shownBy(form)).toEqual([[], {}, null]);
  submit();
  const empty = { email: 'REQUIRED', code: 'REQUIRED', newPassword: 'REQUIRED' };
  expect(shownBy(form)).toEqual([['invalid'], empty, null]);
  type({ email: FILLED.email });
  expect(shownBy(form)[1]).toEqual({ code: 'REQUIRED', newPassword: 'REQUIRED' });
  type(FILLED);
  submit();
  expect(shownBy(form)).toEqual([['submitting'], {}, null]);
  await resetPassword.fail('CODE_INVALID');
  expect(shownBy(form)).toEqual([['failed'], { code: 'INVALID' }, 'CODE_INVALID']);
  submit();
  expect(shownBy(form)).toEqual([['submitting'], {}, null]);
  await resetPassword.fail('SERVICE_UNAVAILABLE');
  type({ newPassword: '' });
  submit();
  expect(shownBy(form)).toEqual([['invalid'], { newPassword: 'REQUIRED' }, null]);
});

test('the other way begins without the refusals of the first (B026)', async () => {
  const form = createResetActor();
  const { actor, resetPassword, type, submit } = form;
  type(FILLED);
  submit();
  await resetPassword.fail('CODE_INVALID');
  actor.send({ type: 'channel.chosen', channel: 'mobile' });
  expect(shownBy(form)).toEqual([[], {}, null]);
  submit();
  expect(shownBy(form)).toEqual([['invalid'], { mobile: 'REQUIRED' }, null]);
  actor.send({ type: 'channel.chosen', channel: 'email' });
  expect(shownBy(form)).toEqual([[], {}, null]);
});

test('a code is asked for with a right address alone, whatever else was refused before (B026)', async () => {
  const form = createResetActor();
  const { actor, sendCode, resetPassword, type, submit } = form;
  type({ email: 'ada' });
  actor.send({ type: 'code.requested' });
  expect(shownBy(form)).toEqual([['invalid'], { email: 'INVALID' }, null]);
  expect(sendCode.inputs).toEqual([]);
  type(FILLED);
  submit();
  await resetPassword.fail('CODE_EXPIRED');
  expect(shownBy(form)).toEqual([['failed'], { code: 'INVALID' }, 'CODE_EXPIRED']);
  actor.send({ type: 'code.requested' });
  expect(shownBy(form)).toEqual([[], {}, null]);
  expect(sendCode.inputs).toHaveLength(1);
});

test('a wait that is over is forgotten with the next try (B026)', async () => {
  const form = createResetActor();
  const { actor, resetPassword, type, submit } = form;
  type(FILLED);
  submit();
  await resetPassword.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 5 });
  expect(shownBy(form)[0]).toEqual(['failed', 'throttled']);
  expect(actor.getSnapshot().context.countdown?.secondsLeft).toBe(5);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(actor.getSnapshot().hasTag('throttled')).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(shownBy(form)[0]).toEqual([]);
  submit();
  expect(actor.getSnapshot().context.countdown).toBeNull();
});

test.each([
  [
    { channel: 'mobile', target: '13800000001' },
    { mobile: '13800000001', email: '' },
  ],
  [
    { channel: 'email', target: 'ada@stoa.example' },
    { mobile: '', email: 'ada@stoa.example' },
  ],
  [{ channel: 'mobile' }, { mobile: '', email: '' }],
  [{}, { mobile: '', email: '' }],
] as const)('what was typed at signing in is there: %j gives %j (B026)', (input, fields) => {
  expect(createResetActor(input).actor.getSnapshot().context.fields).toMatchObject({
    countryCode: '86',
    ...fields,
  });
});
