import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindCodeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { contactBindingMachine } from './contact-binding.machine.ts';
import type { BindInput, BindOutput, ContactBindingInput, ContactField } from './contact-binding.types.ts';

function createBindingActor(input: ContactBindingInput = { channel: 'email', current: 'old@stoa.example' }) {
  const bind = fakeActor<BindOutput, BindInput>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput<'bind'>>();
  const actor = createActor(
    contactBindingMachine.provide({
      actors: {
        bind: bind.logic,
        codeRequest: bindCodeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
      },
    }),
    { input },
  ).start();
  const type = (fields: Partial<Record<ContactField, string>>): void => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as ContactField, value });
    }
  };
  const askForCode = (): void => actor.send({ type: 'code.requested' });
  const submit = (): void => actor.send({ type: 'contact.submitted' });
  return { actor, bind, sendCode, type, askForCode, submit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a new contact', () => {
  test('is a mail address that has got a code (C027, C028)', async () => {
    const { actor, bind, sendCode, type, askForCode, submit } = createBindingActor();
    type({ target: ' new@stoa.example ' });
    askForCode();
    expect(sendCode.inputs).toEqual([{ channel: 'email', purpose: 'bind', target: 'new@stoa.example' }]);
    await sendCode.succeed({});
    type({ code: '１２３４５６' });
    submit();
    submit();
    expect(bind.inputs).toEqual([{ channel: 'email', target: 'new@stoa.example', code: '123456' }]);
    await bind.succeed({ contact: 'new@stoa.example' });
    expect(actor.getSnapshot().output).toEqual({ contact: 'new@stoa.example' });
    expect(actor.getSnapshot().context.fields.code).toBe('');
  });

  test('or a number with its country (C029, C030)', async () => {
    const { bind, sendCode, type, askForCode, submit } = createBindingActor({
      channel: 'mobile',
      current: null,
      countryCode: '49',
    });
    type({ target: '151 123-45678', code: '123456' });
    askForCode();
    expect(sendCode.inputs[0]).toEqual({
      channel: 'mobile',
      purpose: 'bind',
      target: '15112345678',
      countryCode: '49',
    });
    submit();
    expect(bind.inputs).toEqual([
      { channel: 'mobile', target: '15112345678', countryCode: '49', code: '123456' },
    ]);
  });
});

test.each([
  [{}, { target: 'REQUIRED', code: 'REQUIRED' }],
  [
    { target: 'nobody', code: '12' },
    { target: 'INVALID', code: 'INVALID' },
  ],
  [{ target: 'OLD@stoa.example', code: '123456' }, { target: 'SAME' }],
  [{ target: 'a@b.cd,c@d.ef', code: '123456' }, { target: 'INVALID' }],
])('%j is %j, and nothing is sent (C028)', (fields, expected) => {
  const { actor, bind, type, submit } = createBindingActor();
  type(fields);
  submit();
  expect(actor.getSnapshot().hasTag('invalid')).toBe(true);
  expect(actor.getSnapshot().context.fieldProblems).toEqual(expected);
  expect(bind.inputs).toEqual([]);
});

describe('a fresh proof', () => {
  test('that is wanted before the code is followed by the code (C027)', async () => {
    const { actor, sendCode, type, askForCode } = createBindingActor();
    type({ target: 'new@stoa.example' });
    askForCode();
    await sendCode.fail('REAUTHENTICATION_REQUIRED');
    expect(actor.getSnapshot().hasTag('proofNeeded')).toBe(true);
    actor.send({ type: 'proof.given' });
    expect(sendCode.inputs).toHaveLength(2);
    expect(actor.getSnapshot().hasTag('proofNeeded')).toBe(false);
  });

  test('that is wanted before the change is followed by the change (C028)', async () => {
    const { actor, bind, type, submit } = createBindingActor();
    type({ target: 'new@stoa.example', code: '123456' });
    submit();
    await bind.fail('REAUTHENTICATION_REQUIRED');
    expect(actor.getSnapshot().hasTag('proofNeeded')).toBe(true);
    actor.send({ type: 'proof.given' });
    expect(bind.inputs).toHaveLength(2);
  });

  test('that is declined leads back to what was typed (C028)', async () => {
    const { actor, bind, type, submit } = createBindingActor();
    type({ target: 'new@stoa.example', code: '123456' });
    submit();
    await bind.fail('REAUTHENTICATION_REQUIRED');
    actor.send({ type: 'proof.declined' });
    expect(actor.getSnapshot().context.fields).toMatchObject({ target: 'new@stoa.example', code: '123456' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });
});

test.each([
  ['CODE_INVALID', { code: 'INVALID' }],
  ['CODE_EXPIRED', { code: 'INVALID' }],
  ['ALREADY_BOUND', { target: 'INVALID' }],
  ['NETWORK', {}],
])('%s points at %j, and what was typed is still there (C028)', async (code, expected) => {
  const { actor, bind, type, submit } = createBindingActor();
  type({ target: 'new@stoa.example', code: '123456' });
  submit();
  await bind.fail(code, { attemptsLeft: 3 });
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  expect(actor.getSnapshot().context.problem).toEqual({ code, attemptsLeft: 3 });
  expect(actor.getSnapshot().context.fieldProblems).toEqual(expected);
  type({ code: '654321' });
  submit();
  expect(bind.inputs[1]?.code).toBe('654321');
});

const shownBy = ({ actor }: ReturnType<typeof createBindingActor>) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.fieldProblems, context.problem?.code ?? null];
};

test('what the form shows follows each step, and nothing of an earlier refusal stays (C027, C028)', async () => {
  const all = createBindingActor();
  const { actor, bind, type, askForCode, submit } = all;
  expect(shownBy(all)).toEqual([[], {}, null]);
  askForCode();
  expect(shownBy(all)).toEqual([['invalid'], { target: 'REQUIRED' }, null]);
  type({ target: 'new@stoa.example' });
  expect(shownBy(all)[1]).toEqual({});
  submit();
  expect(shownBy(all)).toEqual([['invalid'], { code: 'REQUIRED' }, null]);
  askForCode();
  expect(shownBy(all)).toEqual([[], {}, null]);
  type({ code: '123456' });
  submit();
  expect(shownBy(all)).toEqual([['submitting'], {}, null]);
  await bind.fail('CODE_INVALID');
  expect(shownBy(all)).toEqual([['failed'], { code: 'INVALID' }, 'CODE_INVALID']);
  submit();
  expect(shownBy(all)).toEqual([['submitting'], {}, null]);
  await bind.fail('NETWORK');
  type({ code: '' });
  submit();
  expect(shownBy(all)).toEqual([['invalid'], { code: 'REQUIRED' }, null]);
  type({ code: '123456' });
  submit();
  await bind.fail('REAUTHENTICATION_REQUIRED');
  expect(shownBy(all)).toEqual([['proofNeeded'], {}, 'REAUTHENTICATION_REQUIRED']);
  actor.send({ type: 'proof.declined' });
  expect(shownBy(all)).toEqual([[], {}, null]);
  expect(bind.inputs).toHaveLength(3);
});

test('a code that could not be sent asks for a fresh proof only where the server does (C027)', async () => {
  const all = createBindingActor();
  all.type({ target: 'new@stoa.example' });
  all.askForCode();
  await all.sendCode.fail('NETWORK');
  expect(shownBy(all)).toEqual([[], {}, null]);
  all.askForCode();
  await all.sendCode.fail('REAUTHENTICATION_REQUIRED');
  expect(shownBy(all)).toEqual([['proofNeeded'], {}, null]);
  all.actor.send({ type: 'proof.given' });
  expect(shownBy(all)).toEqual([[], {}, null]);
  expect(all.bind.inputs).toEqual([]);
});

test('a number is one of mainland China where nobody says otherwise (C029)', () => {
  const { sendCode, type, askForCode } = createBindingActor({ channel: 'mobile', current: null });
  type({ target: '13800000001' });
  askForCode();
  expect(sendCode.inputs).toMatchObject([{ target: '13800000001', countryCode: '86' }]);
});
