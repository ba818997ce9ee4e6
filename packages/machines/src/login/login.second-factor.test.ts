import { describe, expect, test } from 'vitest';
import type { LoginInput } from './login.types.ts';
import { ADA, ANSWER, createLoginActor } from './login.methods.fixtures.ts';

describe('a second factor', () => {
  const TICKET = { ticket: 'ticket-1', methods: ['totp', 'recovery'], expiresInSeconds: 300 };
  const refusal = Object.assign(new Error(), { code: 'SECOND_FACTOR_REQUIRED', details: TICKET });

  async function asked(input: LoginInput = {}) {
    const all = createLoginActor(input);
    all.byPassword();
    await all.signIn.failWith(refusal);
    return all;
  }

  test('takes over after the password and finishes the login (B026)', async () => {
    const { factor, snapshot, verifyFactor } = await asked();
    expect(snapshot().hasTag('secondFactor')).toBe(true);
    expect(snapshot().hasTag('failed')).toBe(false);
    factor().send({ type: 'field.changed', field: 'code', value: '123456' });
    factor().send({ type: 'factor.submitted' });
    expect(verifyFactor.inputs).toEqual([{ method: 'totp', ticket: 'ticket-1', code: '123456' }]);
    await verifyFactor.succeed(ADA);
    expect(snapshot().output).toMatchObject(ADA);
    expect(snapshot().context.fields.password).toBe('');
    expect(snapshot().context.ticket).toBeNull();
  });

  test('that took too long leads back to the form, where everything is as it was (B026)', async () => {
    const { factor, snapshot, verifyFactor } = await asked();
    factor().send({ type: 'field.changed', field: 'code', value: '123456' });
    factor().send({ type: 'factor.submitted' });
    await verifyFactor.fail('INVALID_GRANT');
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.problem).toEqual({ code: 'SECOND_FACTOR_EXPIRED' });
    expect(snapshot().context.fields).toMatchObject({ account: 'ada', password: 'x' });
  });

  test('can be left for the form (B026)', async () => {
    const { factor, snapshot } = await asked();
    factor().send({ type: 'factor.left' });
    expect(snapshot().matches({ form: { submission: { editing: 'untouched' } } })).toBe(true);
    expect(snapshot().context.fields.account).toBe('ada');
  });

  test('without a ticket is a refusal like any other (B026)', async () => {
    const all = createLoginActor();
    all.byPassword();
    await all.signIn.fail('SECOND_FACTOR_REQUIRED');
    expect(all.snapshot().context.problem).toEqual({ code: 'UNKNOWN' });
  });
});

describe('a passkey alone', () => {
  test('signs in without the form (B026)', async () => {
    const { actor, snapshot, askPasskey, verifyFactor } = createLoginActor();
    actor.send({ type: 'passkey.chosen' });
    expect(snapshot().hasTag('passkey')).toBe(true);
    expect(askPasskey.inputs).toEqual([{ ticket: null }]);
    await askPasskey.succeed(ANSWER);
    await verifyFactor.succeed(ADA);
    expect(snapshot().output).toMatchObject(ADA);
  });

  test('that failed is left for the form, and what was typed is still there (B026)', async () => {
    const { actor, snapshot, askPasskey, factor } = createLoginActor();
    actor.send({ type: 'field.changed', field: 'account', value: 'ada' });
    actor.send({ type: 'passkey.chosen' });
    await askPasskey.fail('PASSKEY_CANCELLED');
    expect(factor().getSnapshot().context.problem).toEqual({ code: 'PASSKEY_CANCELLED' });
    factor().send({ type: 'factor.left' });
    expect(snapshot().hasTag('passkey')).toBe(false);
    expect(snapshot().context.fields.account).toBe('ada');
  });
});
