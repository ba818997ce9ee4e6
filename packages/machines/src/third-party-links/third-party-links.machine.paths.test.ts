import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { thirdPartyLinksMachine } from './third-party-links.machine.ts';

const reached = walk(thirdPartyLinksMachine, {
  events: [
    { type: 'unlinking.requested', linkId: 'L1' },
    { type: 'unlinking.confirmed' },
    { type: 'unlinking.cancelled' },
    { type: 'problem.dismissed' },
    { type: 'proof.given' },
    { type: 'proof.declined' },
    done('unlink', undefined),
    failed('unlink', { code: 'NETWORK' }),
    failed('unlink', { code: 'NOT_FOUND' }),
    failed('unlink', { code: 'REAUTHENTICATION_REQUIRED' }),
  ],
  facts: (context) => context,
});

test('every state can be reached, and none is a dead end (B026)', () => {
  expect(unreachedStates(thirdPartyLinksMachine, reached)).toEqual(['thirdPartyLinks.evaluating']);
  expect(deadEnds(reached, 'confirming', [{ type: 'unlinking.cancelled' }])).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'problem.dismissed' }])).toEqual([]);
  expect(deadEnds(reached, 'proofNeeded', [{ type: 'proof.declined' }])).toEqual([]);
});

test('nothing is unlinked without a confirmation (B026)', () => {
  for (const { state, events } of reached) {
    if (state.hasTag('busy')) expect(events).toContain('unlinking.confirmed');
  }
});
