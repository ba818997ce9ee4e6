import { expect, test } from 'vitest';
import { deadEnds, elapsed, unreachedStates, walk } from '../testing/paths.ts';
import { bulletinMachine } from './bulletin.machine.ts';
import { isShown } from './bulletin-rules.ts';

const notice = (id: string) => ({
  id,
  content: 'Words.',
  startTime: '2026-11-21T08:00:00.000Z',
  endTime: '2026-11-21T10:00:00.000Z',
  status: 1 as const,
});
const at = (hour: string): number => Date.parse(`2026-11-21T${hour}:00:00.000Z`);
const reached = walk(bulletinMachine.provide({ actions: { storeClosed: () => undefined } }), {
  input: { bulletin: notice('1'), closedId: null, at: at('07') },
  events: [
    { type: 'bulletin.closed' },
    { type: 'bulletin.received', bulletin: null, at: at('09') },
    { type: 'bulletin.received', bulletin: notice('1'), at: at('09') },
    { type: 'bulletin.received', bulletin: notice('2'), at: at('09') },
    ...['07', '09', '11'].map((hour) => ({ type: 'clock.read', at: at(hour) })),
    elapsed('untilNextLook', 'bulletin.waiting'),
    elapsed('untilNextLook', 'bulletin.shown'),
  ],
  facts: ({ bulletin, closedId, at: now }) => ({ id: bulletin?.id, closedId, now }),
});

test('every state can be reached (B030, B031)', () => {
  expect(unreachedStates(bulletinMachine, reached)).toEqual(['bulletin.looking']);
  expect(deadEnds(reached, 'shown', [{ type: 'bulletin.closed' }])).toEqual([]);
});

test('on every path it is shown exactly when the rule says so (B030, B031)', () => {
  for (const { state, events } of reached) {
    const { bulletin, closedId, at: now } = state.context;
    expect(state.hasTag('shown'), events.join(' ')).toBe(isShown(bulletin, closedId, now));
  }
});
