import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { unsubscribeMachine } from './unsubscribe.machine.ts';

const reached = ['', 'token-of-a-mail'].flatMap((token) =>
  walk(unsubscribeMachine, {
    input: { token },
    events: [
      { type: 'source.retried' },
      { type: 'unsubscribe.confirmed' },
      done('loadSource', { kind: 'newDevice', school: null }),
      failed('loadSource', { code: 'NETWORK' }),
      failed('loadSource', { code: 'NOT_FOUND' }),
      done('unsubscribe', undefined),
      failed('unsubscribe', { code: 'NETWORK' }),
    ],
    facts: ({ problem }) => ({ problem }),
  }),
);

test('every state can be reached, and no failure is a dead end', () => {
  expect(unreachedStates(unsubscribeMachine, reached)).toEqual([
    'unsubscribe.deciding',
    'unsubscribe.evaluating',
  ]);
  expect(
    deadEnds(reached, 'failed', [{ type: 'source.retried' }, { type: 'unsubscribe.confirmed' }]),
  ).toEqual([]);
});

test('nothing is ended without a press', () => {
  for (const { state, events } of reached) {
    if (state.hasTag('done')) expect(events).toContain('unsubscribe.confirmed');
  }
});
