import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { passwordChangeMachine } from './password-change.machine.ts';
import type { ChangePasswordInput } from './password-change.machine.ts';

function createPasswordActor() {
  const changePassword = fakeActor<unknown, ChangePasswordInput>();
  const actor = createActor(
    passwordChangeMachine.provide({ actors: { changePassword: changePassword.logic } }),
  ).start();
  const type = (value: string): void => actor.send({ type: 'password.changed', value });
  const submit = (): void => actor.send({ type: 'password.submitted' });
  return { actor, changePassword, type, submit };
}

test('a new password is sent once and forgotten (B026)', async () => {
  const { actor, changePassword, type, submit } = createPasswordActor();
  type('correct horse');
  submit();
  submit();
  expect(changePassword.inputs).toEqual([{ newPassword: 'correct horse' }]);
  await changePassword.succeed(undefined);
  expect(actor.getSnapshot().matches('changed')).toBe(true);
  expect(actor.getSnapshot().context.newPassword).toBe('');
});

test.each([
  ['', 'REQUIRED'],
  ['1234567', 'TOO_SHORT'],
  ['x'.repeat(129), 'TOO_LONG'],
])('%j is %s, and is not sent (B026)', (password, expected) => {
  const { actor, changePassword, type, submit } = createPasswordActor();
  type(password);
  submit();
  expect(actor.getSnapshot().hasTag('invalid')).toBe(true);
  expect(actor.getSnapshot().context.fieldProblem).toBe(expected);
  expect(changePassword.inputs).toEqual([]);
  type('longer than that');
  expect(actor.getSnapshot().hasTag('invalid')).toBe(false);
});

test.each([
  ['PASSWORD_TOO_WEAK', 'TOO_WEAK'],
  ['NETWORK', null],
])('%s marks the field as %s, and the password is still there (B026)', async (code, expected) => {
  const { actor, changePassword, type, submit } = createPasswordActor();
  type('password1');
  submit();
  await changePassword.fail(code);
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  expect(actor.getSnapshot().context).toEqual({
    newPassword: 'password1',
    fieldProblem: expected,
    problem: { code },
  });
  submit();
  expect(changePassword.inputs).toHaveLength(2);
});

test('a fresh proof is followed by the change, a declined one by the form (B026)', async () => {
  const { actor, changePassword, type, submit } = createPasswordActor();
  type('correct horse');
  submit();
  await changePassword.fail('REAUTHENTICATION_REQUIRED');
  expect(actor.getSnapshot().hasTag('proofNeeded')).toBe(true);
  actor.send({ type: 'proof.declined' });
  expect(actor.getSnapshot().context.newPassword).toBe('correct horse');
  submit();
  await changePassword.fail('REAUTHENTICATION_REQUIRED');
  actor.send({ type: 'proof.given' });
  await changePassword.succeed(undefined);
  expect(changePassword.inputs).toHaveLength(3);
  expect(actor.getSnapshot().matches('changed')).toBe(true);
});

test('what the page shows follows each step, and nothing of an earlier refusal stays (B026)', async () => {
  const { actor, changePassword, type, submit } = createPasswordActor();
  const shown = () => {
    const { tags, context } = actor.getSnapshot();
    return [[...tags], context.fieldProblem, context.problem?.code ?? null];
  };
  expect(shown()).toEqual([[], null, null]);
  submit();
  expect(shown()).toEqual([['invalid'], 'REQUIRED', null]);
  type('password1');
  expect(shown()).toEqual([[], null, null]);
  submit();
  expect(shown()).toEqual([['submitting'], null, null]);
  await changePassword.fail('PASSWORD_TOO_WEAK');
  expect(shown()).toEqual([['failed'], 'TOO_WEAK', 'PASSWORD_TOO_WEAK']);
  submit();
  expect(shown()).toEqual([['submitting'], null, null]);
  await changePassword.fail('NETWORK');
  expect(shown()).toEqual([['failed'], null, 'NETWORK']);
  type('');
  submit();
  expect(shown()).toEqual([['invalid'], 'REQUIRED', null]);
  type('correct horse');
  submit();
  await changePassword.fail('REAUTHENTICATION_REQUIRED');
  expect(shown()).toEqual([['proofNeeded'], null, 'REAUTHENTICATION_REQUIRED']);
  actor.send({ type: 'proof.declined' });
  expect(shown()).toEqual([[], null, null]);
  submit();
  await changePassword.fail('PASSWORD_TOO_WEAK');
  submit();
  await changePassword.succeed(undefined);
  expect(shown()).toEqual([[], null, null]);
});

test('what was refused is forgotten with the password that was changed at last (B026)', async () => {
  const { actor, changePassword, type, submit } = createPasswordActor();
  type('correct horse');
  submit();
  await changePassword.fail('REAUTHENTICATION_REQUIRED');
  actor.send({ type: 'proof.given' });
  await changePassword.succeed(undefined);
  expect(actor.getSnapshot().context).toEqual({ newPassword: '', fieldProblem: null, problem: null });
});
