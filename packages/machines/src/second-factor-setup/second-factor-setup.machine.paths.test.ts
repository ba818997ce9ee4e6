import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { secondFactorSetupMachine } from './second-factor-setup.machine.ts';

const ACTORS = [
  'startTotp',
  'confirmTotp',
  'createPasskey',
  'renamePasskey',
  'removeFactor',
  'renewRecoveryCodes',
];
const CODES = { recoveryCodes: ['AAAA'] };
const reached = walk(secondFactorSetupMachine, {
  events: [
    { type: 'totp.begun' },
    { type: 'code.changed', value: '123456' },
    { type: 'totp.submitted' },
    { type: 'passkey.begun', suggestedName: 'Phone' },
    { type: 'name.changed', value: '' },
    { type: 'passkey.submitted' },
    { type: 'renaming.begun', passkeyId: 'p', name: 'Phone' },
    { type: 'renaming.submitted' },
    { type: 'removal.requested', choice: { kind: 'totp' } },
    { type: 'removal.confirmed' },
    { type: 'renewal.requested' },
    { type: 'renewal.confirmed' },
    { type: 'setup.abandoned' },
    { type: 'codes.kept', kept: true },
    { type: 'codes.closed' },
    { type: 'problem.dismissed' },
    { type: 'proof.given' },
    { type: 'proof.declined' },
    done('startTotp', { secret: 's', uri: 'u' }),
    done('confirmTotp', CODES),
    done('createPasskey', CODES),
    done('createPasskey', { recoveryCodes: [] }),
    done('renamePasskey', undefined),
    done('removeFactor', undefined),
    done('renewRecoveryCodes', CODES),
    ...ACTORS.flatMap((actor) => [
      failed(actor, { code: 'NETWORK' }),
      failed(actor, { code: 'REAUTHENTICATION_REQUIRED' }),
    ]),
  ],
  facts: (context) => context,
  limit: 20_000,
});

test('every state of the setup can be reached (B026)', () => {
  expect(unreachedStates(secondFactorSetupMachine, reached)).toEqual(['secondFactorSetup.evaluating']);
});

test('no failure and no wish for a proof is a dead end (B026)', () => {
  const ways = [{ type: 'setup.abandoned' }];
  expect(deadEnds(reached, 'failed', ways)).toEqual([]);
  expect(deadEnds(reached, 'invalid', ways)).toEqual([]);
  expect(deadEnds(reached, 'proofNeeded', [{ type: 'proof.given' }])).toEqual([]);
  expect(deadEnds(reached, 'recoveryCodes', [{ type: 'codes.kept', kept: true }])).toEqual([]);
});

test('secrets are in memory only while they are shown (B026)', () => {
  for (const { state } of reached) {
    if (state.matches('resting')) {
      expect(state.context).toMatchObject({ totp: null, recoveryCodes: [] });
    }
  }
});
