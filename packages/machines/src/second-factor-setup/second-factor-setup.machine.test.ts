import { describe, expect, test } from 'vitest';
import { CODES, SECRET, createSetupActor } from './second-factor-setup.fixtures.ts';

describe('an authenticator app', () => {
  test('is on once a code came back, and the recovery codes are shown once (B026)', async () => {
    const { actor, confirmTotp, has, scan, answer, changes } = createSetupActor();
    await scan();
    expect(has('scanning')).toBe(true);
    expect(actor.getSnapshot().context.totp).toEqual(SECRET);
    answer('١٢٣ ٤٥٦');
    expect(confirmTotp.inputs).toEqual([{ code: '123456' }]);
    await confirmTotp.succeed(CODES);
    expect(has('recoveryCodes')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ ...CODES, totp: null, code: '' });
    expect(changes()).toBe(1);
    actor.send({ type: 'codes.closed' });
    actor.send({ type: 'setup.abandoned' });
    expect(has('recoveryCodes')).toBe(true);
    actor.send({ type: 'codes.kept', kept: true });
    actor.send({ type: 'codes.closed' });
    expect(has('recoveryCodes')).toBe(false);
    expect(actor.getSnapshot().context.recoveryCodes).toEqual([]);
  });

  test.each([
    ['', 'REQUIRED'],
    ['12', 'INVALID'],
  ])('the code %j is %s, and is not sent (B026)', async (code, expected) => {
    const { actor, confirmTotp, has, scan, answer } = createSetupActor();
    await scan();
    answer(code);
    expect(has('invalid')).toBe(true);
    expect(actor.getSnapshot().context.fieldProblem).toBe(expected);
    expect(confirmTotp.inputs).toEqual([]);
  });

  test('a wrong code leaves the picture where it is (B026)', async () => {
    const { actor, confirmTotp, has, scan, answer } = createSetupActor();
    await scan();
    answer('000000');
    await confirmTotp.fail('SECOND_FACTOR_INVALID');
    expect(has('failed')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({
      totp: SECRET,
      code: '000000',
      fieldProblem: 'INVALID',
    });
    answer('111111');
    expect(confirmTotp.inputs).toHaveLength(2);
  });

  test('that is given up leaves no secret behind (B026)', async () => {
    const { actor, scan } = createSetupActor();
    await scan();
    actor.send({ type: 'setup.abandoned' });
    expect(actor.getSnapshot().context.totp).toBeNull();
  });

  test('where one is set up already, it says so (B026)', async () => {
    const { actor, startTotp, has } = createSetupActor();
    actor.send({ type: 'totp.begun' });
    await startTotp.fail('CONFLICT');
    expect(has('failed')).toBe(true);
    actor.send({ type: 'problem.dismissed' });
    expect(has('failed')).toBe(false);
  });
});

describe('passkeys', () => {
  test('get a name, and codes where there are none yet (B026)', async () => {
    const { actor, createPasskey, has, changes } = createSetupActor();
    actor.send({ type: 'passkey.begun', suggestedName: 'Firefox, Linux' });
    actor.send({ type: 'name.changed', value: ' ' });
    actor.send({ type: 'passkey.submitted' });
    expect(actor.getSnapshot().context.fieldProblem).toBe('REQUIRED');
    actor.send({ type: 'name.changed', value: ' Key ring ' });
    actor.send({ type: 'passkey.submitted' });
    actor.send({ type: 'passkey.submitted' });
    expect(createPasskey.inputs).toEqual([{ name: 'Key ring' }]);
    await createPasskey.succeed({ recoveryCodes: [] });
    expect(has('recoveryCodes')).toBe(false);
    expect(changes()).toBe(1);
  });

  test.each(['PASSKEY_CANCELLED', 'PASSKEY_KNOWN', 'QUOTA_EXCEEDED', 'NETWORK'])(
    '%s is told, and the name is still there (B026)',
    async (code) => {
      const { actor, createPasskey, has } = createSetupActor();
      actor.send({ type: 'passkey.begun', suggestedName: 'Phone' });
      actor.send({ type: 'passkey.submitted' });
      await createPasskey.fail(code);
      expect(has('failed')).toBe(true);
      expect(actor.getSnapshot().context).toMatchObject({ name: 'Phone', problem: { code } });
      actor.send({ type: 'passkey.submitted' });
      expect(createPasskey.inputs).toHaveLength(2);
    },
  );

  test('get another name (B026)', async () => {
    const { actor, renamePasskey, changes } = createSetupActor();
    actor.send({ type: 'renaming.begun', passkeyId: 'p1', name: 'Phone' });
    actor.send({ type: 'name.changed', value: 'Old phone' });
    actor.send({ type: 'renaming.submitted' });
    await renamePasskey.fail('NETWORK');
    expect(actor.getSnapshot().context.name).toBe('Old phone');
    actor.send({ type: 'renaming.submitted' });
    await renamePasskey.succeed(undefined);
    expect(renamePasskey.inputs).toEqual(Array(2).fill({ passkeyId: 'p1', name: 'Old phone' }));
    expect(changes()).toBe(1);
  });

  test('are removed after a question, also where another tab was quicker (B026)', async () => {
    const { actor, removeFactor, has, changes } = createSetupActor();
    actor.send({ type: 'removal.requested', choice: { kind: 'passkey', passkeyId: 'p1' } });
    expect(has('confirmingRemoval')).toBe(true);
    expect(removeFactor.inputs).toEqual([]);
    actor.send({ type: 'removal.confirmed' });
    await removeFactor.fail('NOT_FOUND');
    expect(removeFactor.inputs).toEqual([{ kind: 'passkey', passkeyId: 'p1' }]);
    expect(changes()).toBe(1);
    expect(has('failed')).toBe(false);
  });
});

test('new recovery codes are given after a question (B026)', async () => {
  const { actor, renewRecoveryCodes, has } = createSetupActor();
  actor.send({ type: 'renewal.requested' });
  actor.send({ type: 'setup.abandoned' });
  actor.send({ type: 'renewal.confirmed' });
  expect(renewRecoveryCodes.inputs).toEqual([]);
  actor.send({ type: 'renewal.requested' });
  actor.send({ type: 'renewal.confirmed' });
  await renewRecoveryCodes.succeed(CODES);
  expect(has('recoveryCodes')).toBe(true);
});

describe('a fresh proof', () => {
  test('is followed by what was begun (B026)', async () => {
    const { actor, startTotp, confirmTotp, has, answer } = createSetupActor();
    actor.send({ type: 'totp.begun' });
    await startTotp.fail('REAUTHENTICATION_REQUIRED');
    expect(has('proofNeeded')).toBe(true);
    actor.send({ type: 'proof.given' });
    await startTotp.succeed(SECRET);
    answer('123456');
    await confirmTotp.fail('REAUTHENTICATION_REQUIRED');
    actor.send({ type: 'proof.given' });
    expect(confirmTotp.inputs).toEqual([{ code: '123456' }, { code: '123456' }]);
  });

  test('that is declined keeps what was typed (B026)', async () => {
    const { actor, createPasskey, has } = createSetupActor();
    actor.send({ type: 'passkey.begun', suggestedName: 'Phone' });
    actor.send({ type: 'passkey.submitted' });
    await createPasskey.fail('REAUTHENTICATION_REQUIRED');
    actor.send({ type: 'proof.declined' });
    expect(has('naming')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ name: 'Phone', problem: null });
  });
});
