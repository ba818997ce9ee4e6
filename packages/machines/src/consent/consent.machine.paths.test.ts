import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { consentMachine, mayMeasure } from './consent.machine.ts';

const reached = walk(consentMachine, {
  input: { isNeeded: true, stored: null },
  events: [
    { type: 'dialog.opened' },
    { type: 'analytics.switched', choice: 'Active' },
    { type: 'analytics.switched', choice: 'Inactive' },
    { type: 'choice.reset' },
    { type: 'choice.saved' },
    { type: 'dialog.closed' },
    { type: 'network.restored' },
    elapsed('backOff', 'consent.report.waiting'),
    done('reportChoice', undefined),
    failed('reportChoice', { code: 'NETWORK' }),
  ],
  facts: ({ stored, draft, isReset, unreported, problem }) => ({
    stored,
    draft,
    isReset,
    unreported,
    problem,
  }),
});

test('every state can be reached, and none is a dead end (B032)', () => {
  // Passed through in one step.
  expect(unreachedStates(consentMachine, reached)).toEqual(['consent.report.deciding']);
  expect(deadEnds(reached, 'open', [{ type: 'choice.saved' }])).toEqual([]);
  expect(deadEnds(reached, 'open', [{ type: 'dialog.closed' }])).toEqual([]);
  expect(
    deadEnds(reached, 'unreported', [{ type: 'network.restored' }, done('reportChoice', undefined)]),
  ).toEqual([]);
});

test('on no path is anybody measured who has not saved a yes (B033, B070)', () => {
  for (const { state, events } of reached) {
    if (!mayMeasure(state as Parameters<typeof mayMeasure>[0])) continue;
    expect(state.context.stored).toBe('Active');
    expect(events).toContain('choice.saved');
  }
});
