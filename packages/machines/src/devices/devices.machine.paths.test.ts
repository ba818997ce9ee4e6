import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { devicesMachine } from './devices.machine.ts';

const reached = walk(devicesMachine, {
  events: [
    { type: 'signOut.requested', choice: { scope: 'one', sessionId: 's1' } },
    { type: 'signOut.requested', choice: { scope: 'others' } },
    { type: 'signOut.confirmed' },
    { type: 'signOut.cancelled' },
    { type: 'problem.dismissed' },
    done('endSession', undefined),
    failed('endSession', { code: 'NOT_FOUND' }),
    failed('endSession', { code: 'NETWORK' }),
    done('endOtherSessions', undefined),
    failed('endOtherSessions', { code: 'NETWORK' }),
  ],
  facts: (context) => context,
});

test('every state can be reached, and none is a dead end (B025)', () => {
  expect(unreachedStates(devicesMachine, reached)).toEqual([
    'devices.ending.choosing',
    'devices.ending.evaluating',
  ]);
  expect(deadEnds(reached, 'confirming', [{ type: 'signOut.cancelled' }])).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'problem.dismissed' }])).toEqual([]);
});

test('nothing ends without a confirmation (B025)', () => {
  for (const { state, events } of reached) {
    if (state.hasTag('busy')) expect(events).toContain('signOut.confirmed');
  }
});
