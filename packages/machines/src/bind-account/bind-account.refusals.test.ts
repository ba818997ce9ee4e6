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
  });
});
