import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { agreementMachine } from './agreement.machine.ts';

const item = { type: 'service', version: '1', url: '/service', signedVersion: null, upToDate: false };
const reached = walk(agreementMachine, {
  input: { tenantId: null },
  events: [
    { type: 'agreement.compared' },
    { type: 'agreement.changed', agreed: true },
    { type: 'agreement.signed' },
    { type: 'agreement.declined' },
    { type: 'decline.confirmed' },
    { type: 'decline.cancelled' },
    { type: 'proof.given' },
    { type: 'proof.declined' },
    done('compareAgreements', [item]),
    done('compareAgreements', []),
    failed('compareAgreements', { code: 'NETWORK' }),
    done('signAgreement', undefined),
    failed('signAgreement', { code: 'NETWORK' }),
    failed('signAgreement', { code: 'AGREEMENT_OUTDATED' }),
    done('withdrawAgreements', undefined),
    failed('withdrawAgreements', { code: 'NETWORK' }),
    failed('withdrawAgreements', { code: 'REAUTHENTICATION_REQUIRED' }),
  ],
  facts: ({ open, agreed, problem }) => ({ open, agreed, problem }),
});

test('every state can be reached, and none is a dead end (C066, C069)', () => {
  expect(unreachedStates(agreementMachine, reached)).toEqual([
    'agreement.looking',
    'agreement.signedOne',
    'agreement.evaluating',
    'agreement.evaluatingDecline',
  ]);
  const ways = ['agreement.compared', 'agreement.signed', 'decline.cancelled'].map((type) => ({ type }));
  expect(deadEnds(reached, 'failed', ways)).toEqual([]);
  expect(deadEnds(reached, 'confirmingDecline', ways)).toEqual([]);
});

test('nothing is signed without consent (C066)', () => {
  for (const { state } of reached) if (state.matches('signing')) expect(state.context.agreed).toBe(true);
});
