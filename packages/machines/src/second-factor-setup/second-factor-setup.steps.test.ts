import { describe, expect, test } from 'vitest';
import { CODES, SECRET, createSetupActor } from './second-factor-setup.fixtures.ts';
import { EMPTY_SETUP } from './second-factor-setup.setup.ts';
import type { SecondFactorSetupEvent } from './second-factor-setup.types.ts';

type Setup = ReturnType<typeof createSetupActor>;

/** What the page reads: its tags, what is wrong with the field, the code of the last refusal. */
const shownBy = ({ actor }: Setup) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.fieldProblem, context.problem?.code ?? null];
};

/** Nothing is open, and nothing of what was is in memory. */
function expectClosed(all: Setup, changes: number): void {
  expect(shownBy(all)).toEqual([[], null, null]);
  expect(all.actor.getSnapshot().context).toEqual(EMPTY_SETUP);
  expect(all.changes()).toBe(changes);
}

describe('what the page shows at each step, without anything of an earlier refusal', () => {
  test('of an authenticator app (B026)', async () => {
    const all = createSetupActor();
    const { actor, startTotp, confirmTotp, answer } = all;
    expectClosed(all, 0);
    actor.send({ type: 'totp.begun' });
    expect(shownBy(all)).toEqual([['busy'], null, null]);
    await startTotp.fail('NETWORK');
    expect(shownBy(all)).toEqual([['failed'], null, 'NETWORK']);
    actor.send({ type: 'totp.begun' });
    expect(shownBy(all)).toEqual([['busy'], null, null]);
    await startTotp.succeed(SECRET);
    expect(shownBy(all)).toEqual([['scanning'], null, null]);
    answer('');
    expect(shownBy(all)).toEqual([['invalid', 'scanning'], 'REQUIRED', null]);
    actor.send({ type: 'code.changed', value: '000000' });
    expect(shownBy(all)).toEqual([['scanning'], null, null]);
    actor.send({ type: 'totp.submitted' });
    expect(shownBy(all)).toEqual([['busy', 'scanning'], null, null]);
    actor.send({ type: 'setup.abandoned' });
    expect(shownBy(all)).toEqual([['busy', 'scanning'], null, null]);
    await confirmTotp.fail('SECOND_FACTOR_INVALID');
    expect(shownBy(all)).toEqual([['failed', 'scanning'], 'INVALID', 'SECOND_FACTOR_INVALID']);
    actor.send({ type: 'totp.submitted' });
    expect(shownBy(all)).toEqual([['busy', 'scanning'], null, null]);
    await confirmTotp.fail('TOO_MANY_ATTEMPTS');
    expect(shownBy(all)).toEqual([['failed', 'scanning'], null, 'TOO_MANY_ATTEMPTS']);
    answer('1');
    expect(shownBy(all)).toEqual([['invalid', 'scanning'], 'INVALID', null]);
    answer('111111');
    await confirmTotp.succeed({ recoveryCodes: ['AAAA-1111'] });
    expect(shownBy(all)).toEqual([['recoveryCodes'], null, null]);
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY_SETUP, recoveryCodes: ['AAAA-1111'] });
    actor.send({ type: 'codes.kept', kept: true });
    actor.send({ type: 'codes.closed' });
    expectClosed(all, 1);
  });

  test('of an authenticator app beside codes that are there already (B026)', async () => {
    const all = createSetupActor();
    await all.scan();
    all.answer('123456');
    await all.confirmTotp.succeed({ recoveryCodes: [] });
    expectClosed(all, 1);
  });

  test('of a passkey (B026)', async () => {
    const all = createSetupActor();
    const { actor, createPasskey } = all;
    const name = (value: string) => {
      actor.send({ type: 'name.changed', value });
      expect(shownBy(all).slice(0, 2)).toEqual([['naming'], null]);
      actor.send({ type: 'passkey.submitted' });
    };
    actor.send({ type: 'passkey.begun', suggestedName: 'Phone' });
    expect(shownBy(all)).toEqual([['naming'], null, null]);
    name('x'.repeat(61));
    expect(shownBy(all)).toEqual([['invalid', 'naming'], 'TOO_LONG', null]);
    name('x'.repeat(60));
    expect(shownBy(all)).toEqual([['busy', 'naming'], null, null]);
    actor.send({ type: 'setup.abandoned' });
    expect(shownBy(all)).toEqual([['busy', 'naming'], null, null]);
    await createPasskey.fail('SECOND_FACTOR_INVALID');
    expect(shownBy(all)).toEqual([['failed', 'naming'], null, 'SECOND_FACTOR_INVALID']);
    name('');
    expect(shownBy(all)).toEqual([['invalid', 'naming'], 'REQUIRED', null]);
    name('Phone');
    await createPasskey.succeed(CODES);
    expect(shownBy(all)).toEqual([['recoveryCodes'], null, null]);
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY_SETUP, ...CODES });
    expect(all.changes()).toBe(1);
  });

  test('of a passkey beside codes that are there already (B026)', async () => {
    const all = createSetupActor();
    all.actor.send({ type: 'passkey.begun', suggestedName: 'Phone' });
    all.actor.send({ type: 'passkey.submitted' });
    await all.createPasskey.succeed({ recoveryCodes: [] });
    expectClosed(all, 1);
  });

  test('of a passkey that gets another name (B026)', async () => {
    const all = createSetupActor();
    const { actor, renamePasskey } = all;
    const name = (value: string) => {
      actor.send({ type: 'name.changed', value });
      expect(shownBy(all).slice(0, 2)).toEqual([['renaming'], null]);
      actor.send({ type: 'renaming.submitted' });
    };
    actor.send({ type: 'renaming.begun', passkeyId: 'p1', name: 'Phone' });
    expect(shownBy(all)).toEqual([['renaming'], null, null]);
    name(' ');
    expect(shownBy(all)).toEqual([['invalid', 'renaming'], 'REQUIRED', null]);
    name('Old phone');
    expect(shownBy(all)).toEqual([['busy', 'renaming'], null, null]);
    actor.send({ type: 'setup.abandoned' });
    expect(shownBy(all)).toEqual([['busy', 'renaming'], null, null]);
    await renamePasskey.fail('NOT_FOUND');
    expect(shownBy(all)).toEqual([['failed', 'renaming'], null, 'NOT_FOUND']);
    name('');
    expect(shownBy(all)).toEqual([['invalid', 'renaming'], 'REQUIRED', null]);
    name('Old phone');
    await renamePasskey.succeed(undefined);
    expectClosed(all, 1);
  });

  test('of a removal (B026)', async () => {
    const all = createSetupActor();
    const { actor, removeFactor } = all;
    actor.send({ type: 'removal.requested', choice: { kind: 'totp' } });
    expect(shownBy(all)).toEqual([['confirmingRemoval'], null, null]);
    actor.send({ type: 'removal.confirmed' });
    expect(shownBy(all)).toEqual([['busy'], null, null]);
    actor.send({ type: 'setup.abandoned' });
    expect(shownBy(all)).toEqual([['busy'], null, null]);
    await removeFactor.fail('NETWORK');
    expect(shownBy(all)).toEqual([['confirmingRemoval', 'failed'], null, 'NETWORK']);
    actor.send({ type: 'removal.confirmed' });
    expect(shownBy(all)).toEqual([['busy'], null, null]);
    await removeFactor.succeed(undefined);
    expect(removeFactor.inputs).toEqual([{ kind: 'totp' }, { kind: 'totp' }]);
    expectClosed(all, 1);
  });

  test('of a removal that another tab was quicker with (B026)', async () => {
    const all = createSetupActor();
    all.actor.send({ type: 'removal.requested', choice: { kind: 'totp' } });
    all.actor.send({ type: 'removal.confirmed' });
    await all.removeFactor.fail('NOT_FOUND');
    expectClosed(all, 1);
  });

  test('of new recovery codes (B026)', async () => {
    const all = createSetupActor();
    const { actor, renewRecoveryCodes } = all;
    actor.send({ type: 'renewal.requested' });
    expect(shownBy(all)).toEqual([['confirmingRenewal'], null, null]);
    actor.send({ type: 'renewal.confirmed' });
    expect(shownBy(all)).toEqual([['busy'], null, null]);
    actor.send({ type: 'setup.abandoned' });
    expect(shownBy(all)).toEqual([['busy'], null, null]);
    await renewRecoveryCodes.fail('NETWORK');
    expect(shownBy(all)).toEqual([['confirmingRenewal', 'failed'], null, 'NETWORK']);
    actor.send({ type: 'renewal.confirmed' });
    await renewRecoveryCodes.succeed(CODES);
    expect(shownBy(all)).toEqual([['recoveryCodes'], null, null]);
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY_SETUP, ...CODES });
    expect(all.changes()).toBe(1);
  });

  test('of a refusal that was read (B026)', async () => {
    const all = createSetupActor();
    all.actor.send({ type: 'totp.begun' });
    await all.startTotp.fail('CONFLICT');
    all.actor.send({ type: 'problem.dismissed' });
    expectClosed(all, 0);
  });
});

describe('a fresh proof', () => {
  const STEPS: [string, (all: Setup) => Promise<void>, string[], string[], Partial<typeof EMPTY_SETUP>][] = [
    [
      'an app that is begun',
      async ({ actor, startTotp }) => {
        actor.send({ type: 'totp.begun' });
        await startTotp.fail('REAUTHENTICATION_REQUIRED');
      },
      ['busy'],
      [],
      {},
    ],
    [
      'a code',
      async ({ scan, answer, confirmTotp }) => {
        await scan();
        answer('123456');
        await confirmTotp.fail('REAUTHENTICATION_REQUIRED');
      },
      ['busy', 'scanning'],
      ['scanning'],
      { totp: SECRET, code: '123456' },
    ],
    [
      'a passkey',
      async ({ actor, createPasskey }) => {
        actor.send({ type: 'passkey.begun', suggestedName: 'Phone' });
        actor.send({ type: 'passkey.submitted' });
        await createPasskey.fail('REAUTHENTICATION_REQUIRED');
      },
      ['busy', 'naming'],
      ['naming'],
      { name: 'Phone' },
    ],
    [
      'another name',
      async ({ actor, renamePasskey }) => {
        actor.send({ type: 'renaming.begun', passkeyId: 'p1', name: 'Phone' });
        actor.send({ type: 'renaming.submitted' });
        await renamePasskey.fail('REAUTHENTICATION_REQUIRED');
      },
      ['busy', 'renaming'],
      ['renaming'],
      { passkeyId: 'p1', name: 'Phone' },
    ],
    [
      'a removal',
      async ({ actor, removeFactor }) => {
        actor.send({ type: 'removal.requested', choice: { kind: 'totp' } });
        actor.send({ type: 'removal.confirmed' });
        await removeFactor.fail('REAUTHENTICATION_REQUIRED');
      },
      ['busy'],
      [],
      {},
    ],
    [
      'new recovery codes',
      async ({ actor, renewRecoveryCodes }) => {
        actor.send({ type: 'renewal.requested' });
        actor.send({ type: 'renewal.confirmed' });
        await renewRecoveryCodes.fail('REAUTHENTICATION_REQUIRED');
      },
      ['busy'],
      [],
      {},
    ],
  ];
  const startsOf = (all: Setup) =>
    [
      all.startTotp,
      all.confirmTotp,
      all.createPasskey,
      all.renamePasskey,
      all.removeFactor,
      all.renewRecoveryCodes,
    ].map(({ inputs }) => inputs.length);

  test.each(STEPS)('for %s goes on with that very step once it is given (B026)', async (_, step, busy) => {
    const all = createSetupActor();
    await step(all);
    expect(shownBy(all)).toEqual([['proofNeeded'], null, 'REAUTHENTICATION_REQUIRED']);
    const before = startsOf(all);
    all.actor.send({ type: 'proof.given' });
    expect(shownBy(all)).toEqual([busy, null, null]);
    expect(startsOf(all)).toEqual(before.map((count, index) => (index === indexOf(step) ? 2 : count)));
  });

  test.each(STEPS)(
    'for %s that is declined leads back, with all that was typed (B026)',
    async (_, step, _busy, back, kept) => {
      const all = createSetupActor();
      await step(all);
      all.actor.send({ type: 'proof.declined' });
      expect(shownBy(all)).toEqual([back, null, null]);
      const { job: _job, ...context } = all.actor.getSnapshot().context;
      const { job: _none, ...empty } = EMPTY_SETUP;
      expect(context).toEqual({ ...empty, ...kept });
    },
  );

  const indexOf = (step: (typeof STEPS)[number][1]): number => STEPS.findIndex((row) => row[1] === step);
});

test.each<SecondFactorSetupEvent>([{ type: 'setup.abandoned' }, { type: 'codes.closed' }])(
  'recovery codes stay until they are kept, whatever is clicked: %j (B026)',
  async (event) => {
    const all = createSetupActor();
    all.actor.send({ type: 'renewal.requested' });
    all.actor.send({ type: 'renewal.confirmed' });
    await all.renewRecoveryCodes.succeed(CODES);
    all.actor.send({ type: 'codes.kept', kept: true });
    all.actor.send({ type: 'codes.kept', kept: false });
    all.actor.send(event);
    expect(all.has('recoveryCodes')).toBe(true);
  },
);
