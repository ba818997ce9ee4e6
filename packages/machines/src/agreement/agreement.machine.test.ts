import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { agreementMachine } from './agreement.machine.ts';
import type { Agreement, SignAgreementInput } from './agreement.machine.ts';

const agreement = (more: Partial<Agreement> = {}): Agreement => ({
  type: 'service',
  version: '2026-10',
  url: '/service',
  signedVersion: '2025-01',
  upToDate: false,
  ...more,
});
const PRIVACY = agreement({ type: 'privacy', url: '/privacy' });

function createAgreementActor(tenantId: string | null = null) {
  const compareAgreements = fakeActor<readonly Agreement[], { tenantId: string | null }>();
  const signAgreement = fakeActor<unknown, SignAgreementInput>();
  const withdrawAgreements = fakeActor<unknown>();
  const actor = createActor(
    agreementMachine.provide({
      actors: {
        compareAgreements: compareAgreements.logic,
        signAgreement: signAgreement.logic,
        withdrawAgreements: withdrawAgreements.logic,
      },
    }),
    { input: { tenantId } },
  ).start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'asking');
  const sign = (): void => {
    actor.send({ type: 'agreement.changed', agreed: true });
    actor.send({ type: 'agreement.signed' });
  };
  return { actor, compareAgreements, signAgreement, withdrawAgreements, has, sign };
}

test('who has signed the latest is not asked (C066)', async () => {
  const { compareAgreements, has } = createAgreementActor();
  await compareAgreements.succeed([agreement({ upToDate: true })]);
  expect(has('upToDate')).toBe(true);
});

test('newer ones are signed one after the other, and only with consent (C066)', async () => {
  const { actor, compareAgreements, signAgreement, has, sign } = createAgreementActor();
  await compareAgreements.succeed([agreement(), PRIVACY]);
  expect(has('asking')).toBe(true);
  actor.send({ type: 'agreement.signed' });
  expect(has('invalid')).toBe(true);
  expect(signAgreement.inputs).toEqual([]);
  sign();
  await signAgreement.succeed(undefined);
  await signAgreement.succeed(undefined);
  expect(signAgreement.inputs).toEqual([
    { type: 'service', version: '2026-10', tenantId: null },
    { type: 'privacy', version: '2026-10', tenantId: null },
  ]);
  expect(actor.getSnapshot().output).toEqual({ outcome: 'signed' });
});

test('what is signed stays signed when the next one fails (C066)', async () => {
  const { actor, compareAgreements, signAgreement, has, sign } = createAgreementActor();
  await compareAgreements.succeed([agreement(), PRIVACY]);
  sign();
  await signAgreement.succeed(undefined);
  await signAgreement.fail('NETWORK');
  expect(has('failed')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ agreed: true, open: [PRIVACY] });
  actor.send({ type: 'agreement.signed' });
  expect(signAgreement.inputs.at(-1)?.type).toBe('privacy');
});

test('one that has become older while it was read is asked about anew (C066)', async () => {
  const { actor, compareAgreements, signAgreement, has, sign } = createAgreementActor();
  await compareAgreements.succeed([agreement()]);
  sign();
  await signAgreement.fail('AGREEMENT_OUTDATED');
  await compareAgreements.succeed([agreement({ version: '2026-11' })]);
  expect(has('asking')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({
    agreed: false,
    problem: { code: 'AGREEMENT_OUTDATED' },
  });
});

test('the owner of a school signs for it (C068)', async () => {
  const { compareAgreements, signAgreement, sign } = createAgreementActor('1700000000000000001');
  expect(compareAgreements.inputs).toEqual([{ tenantId: '1700000000000000001' }]);
  await compareAgreements.succeed([agreement({ type: 'schoolDataProcessing', signedVersion: null })]);
  sign();
  expect(signAgreement.inputs[0]).toEqual({
    type: 'schoolDataProcessing',
    version: '2026-10',
    tenantId: '1700000000000000001',
  });
});

test('who declines is told what it means, and proves who they are (C069)', async () => {
  const { actor, compareAgreements, withdrawAgreements, has } = createAgreementActor();
  await compareAgreements.succeed([agreement()]);
  actor.send({ type: 'agreement.declined' });
  expect(has('confirmingDecline')).toBe(true);
  actor.send({ type: 'decline.cancelled' });
  expect(has('asking')).toBe(true);
  expect(withdrawAgreements.inputs).toEqual([]);
  actor.send({ type: 'agreement.declined' });
  actor.send({ type: 'decline.confirmed' });
  await withdrawAgreements.fail('REAUTHENTICATION_REQUIRED');
  expect(has('proofNeeded')).toBe(true);
  actor.send({ type: 'proof.given' });
  await withdrawAgreements.succeed(undefined);
  expect(actor.getSnapshot().output).toEqual({ outcome: 'declined' });
});

test('a comparison that fails is no wall, and can be tried again (C066)', async () => {
  const { actor, compareAgreements, has } = createAgreementActor();
  await compareAgreements.fail('NETWORK');
  expect(has('asking')).toBe(false);
  actor.send({ type: 'agreement.compared' });
  await compareAgreements.succeed([]);
  expect(has('upToDate')).toBe(true);
});

test('what the dialog shows follows each step, and nothing of an earlier one stays (C066)', async () => {
  const { actor, compareAgreements, signAgreement, withdrawAgreements, sign } = createAgreementActor();
  const shown = () => {
    const { tags, context } = actor.getSnapshot();
    return [[...tags].toSorted(), context.fieldProblem, context.problem?.code ?? null];
  };
  expect(shown()).toEqual([['comparing'], null, null]);
  expect(actor.getSnapshot().context.agreed).toBe(false);
  await compareAgreements.fail('NETWORK');
  expect(shown()).toEqual([['failed'], null, 'NETWORK']);
  actor.send({ type: 'agreement.compared' });
  expect(compareAgreements.inputs).toHaveLength(2);
  await compareAgreements.succeed([agreement()]);
  expect(actor.getSnapshot().context.agreed).toBe(false);
  actor.send({ type: 'agreement.signed' });
  expect(shown()).toEqual([['asking', 'invalid'], 'REQUIRED', null]);
  actor.send({ type: 'agreement.changed', agreed: true });
  expect(shown()[1]).toBeNull();
  actor.send({ type: 'agreement.signed' });
  expect(shown()).toEqual([['asking', 'busy'], null, null]);
  await signAgreement.fail('NETWORK');
  expect(shown()).toEqual([['asking', 'failed'], null, 'NETWORK']);
  sign();
  expect(shown()).toEqual([['asking', 'busy'], null, null]);
  await signAgreement.fail('NETWORK');
  actor.send({ type: 'agreement.changed', agreed: false });
  actor.send({ type: 'agreement.signed' });
  expect(shown()).toEqual([['asking', 'invalid'], 'REQUIRED', null]);
  actor.send({ type: 'agreement.declined' });
  expect(shown()).toEqual([['confirmingDecline'], null, null]);
  actor.send({ type: 'decline.confirmed' });
  expect(shown()).toEqual([['busy'], null, null]);
  await withdrawAgreements.fail('NETWORK');
  expect(shown()).toEqual([['confirmingDecline', 'failed'], null, 'NETWORK']);
  actor.send({ type: 'decline.confirmed' });
  await withdrawAgreements.fail('REAUTHENTICATION_REQUIRED');
  expect(shown()).toEqual([['proofNeeded'], null, 'REAUTHENTICATION_REQUIRED']);
  actor.send({ type: 'proof.declined' });
  expect(shown()).toEqual([['asking'], null, null]);
  actor.send({ type: 'agreement.declined' });
  actor.send({ type: 'decline.confirmed' });
  await withdrawAgreements.fail('REAUTHENTICATION_REQUIRED');
  actor.send({ type: 'proof.given' });
  expect(shown()).toEqual([['busy'], null, null]);
  expect(withdrawAgreements.inputs).toHaveLength(4);
});

test('what failed before is forgotten with the same agreements, and the consent is kept (C066)', async () => {
  const { actor, compareAgreements, signAgreement, sign } = createAgreementActor();
  await compareAgreements.succeed([agreement()]);
  sign();
  await signAgreement.fail('AGREEMENT_OUTDATED');
  await compareAgreements.succeed([agreement()]);
  expect(actor.getSnapshot().context).toMatchObject({ agreed: true, problem: null });
});

test('who has signed the latest may be asked later (C066)', async () => {
  const { actor, compareAgreements, has } = createAgreementActor();
  await compareAgreements.succeed([]);
  actor.send({ type: 'agreement.compared' });
  expect(compareAgreements.inputs).toHaveLength(2);
  await compareAgreements.succeed([agreement()]);
  expect(has('asking')).toBe(true);
});
