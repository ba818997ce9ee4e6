import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, FILLED, createBindActor } from './bind-account.fixtures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
    expect(snapshot().context.countdown).toBeNull();
  });
});

describe('what the form shows at each step, without anything of an earlier refusal', () => {
  const shownBy = ({ snapshot }: ReturnType<typeof createBindActor>) => {
    const { tags, context } = snapshot();
    return [[...tags].toSorted(), context.fieldProblems, context.problem?.code ?? null];
  };

  test('by a code (R52)', async () => {
    const all = createBindActor();
    const { actor, bindAccount, sendCode, type, submit } = all;
    const ask = () => actor.send({ type: 'code.requested' });
    expect(shownBy(all)).toEqual([[], {}, null]);
    ask();
    expect(shownBy(all)).toEqual([['invalid'], { email: 'REQUIRED' }, null]);
    expect(sendCode.inputs).toEqual([]);
    type({ email: 'ada@stoa.example' });
    expect(shownBy(all)).toEqual([['invalid'], {}, null]);
    submit();
    expect(shownBy(all)).toEqual([['invalid'], { code: 'REQUIRED' }, null]);
    ask();
    expect(shownBy(all)).toEqual([[], {}, null]);
    expect(sendCode.inputs).toHaveLength(1);
    type({ code: '123456' });
    submit();
    expect(shownBy(all)).toEqual([['submitting'], {}, null]);
    await bindAccount.fail('CODE_INVALID');
    expect(shownBy(all)).toEqual([['failed'], { code: 'INVALID' }, 'CODE_INVALID']);
    submit();
    expect(shownBy(all)).toEqual([['submitting'], {}, null]);
    await bindAccount.fail('CODE_INVALID');
    type({ code: '' });
    expect(shownBy(all)[0]).toEqual([]);
    submit();
    expect(shownBy(all)).toEqual([['invalid'], { code: 'REQUIRED' }, null]);
  });

  test.each([
    { type: 'mode.chosen', mode: 'password' },
    { type: 'channel.chosen', channel: 'mobile' },
  ] as const)('by another way: %j (R52)', async (event) => {
    const all = createBindActor();
    const { actor, bindAccount, type, submit } = all;
    submit();
    actor.send(event);
    expect(shownBy(all)).toEqual([[], {}, null]);
    actor.send({ type: 'mode.chosen', mode: 'code' });
    actor.send({ type: 'channel.chosen', channel: 'email' });
    type(FILLED);
    submit();
    await bindAccount.fail('CODE_INVALID');
    actor.send(event);
    expect(shownBy(all)).toEqual([[], {}, null]);
  });

  test('by a password, for which no code is asked (R52)', () => {
    const all = createBindActor({ mode: 'password' });
    all.actor.send({ type: 'code.requested' });
    all.type({ email: 'ada@stoa.example' });
    all.actor.send({ type: 'code.requested' });
    expect(shownBy(all)).toEqual([[], {}, null]);
    expect(all.sendCode.inputs).toEqual([]);
  });
});

describe('the code that was typed', () => {
  test('stays with its channel, and goes with another one (R52)', () => {
    const { actor, snapshot, type } = createBindActor();
    type({ code: '123456' });
    actor.send({ type: 'channel.chosen', channel: 'email' });
    expect(snapshot().context.fields.code).toBe('123456');
    actor.send({ type: 'channel.chosen', channel: 'mobile' });
    expect(snapshot().context.fields.code).toBe('');
  });

  test('of a new account comes to the phone where that is the channel (C007)', () => {
    const { actor, sendCode, type } = createBindActor({ mode: 'create', channel: 'mobile' });
    type({ mobile: '13800000001' });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs).toEqual([
      { channel: 'mobile', purpose: 'register', target: '13800000001', countryCode: '86' },
    ]);
  });
});

test('a name is asked of a new account alone, and has 50 characters at most (C007)', () => {
  const named = (mode: 'code' | 'create', nickName: string) => {
    const all = createBindActor({ mode });
    all.type({ ...FILLED, nickName });
    all.submit();
    return all.snapshot().context.fieldProblems;
  };
  expect(named('code', '')).toEqual({});
  expect(named('create', ' ')).toEqual({ nickName: 'REQUIRED' });
  expect(named('create', '👩'.repeat(51))).toEqual({ nickName: 'TOO_LONG' });
  expect(named('create', '👩'.repeat(50))).toEqual({});
});

test('leaving does not stop a link that is being made, and ends what is expired (R52)', async () => {
  const busy = createBindActor();
  busy.type(FILLED);
  busy.submit();
  busy.actor.send({ type: 'binding.left' });
  expect(busy.snapshot().hasTag('submitting')).toBe(true);
  await busy.bindAccount.fail('BINDING_EXPIRED');
  busy.actor.send({ type: 'binding.left' });
  expect(busy.snapshot().output).toEqual({ outcome: 'left' });
});
