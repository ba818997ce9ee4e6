import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { feedbackInboxMachine } from './feedback-inbox.machine.ts';

const ENTRY = { id: '1', status: 'new', reply: null, updatedAt: '2026-11-21T08:30:00.000Z' } as const;
const reached = walk(feedbackInboxMachine, {
  events: [
    { type: 'entry.opened', entry: ENTRY },
    { type: 'entry.closed' },
    { type: 'close.confirmed' },
    { type: 'close.cancelled' },
    { type: 'status.chosen', status: 'closed' },
    { type: 'status.chosen', status: 'answered' },
    { type: 'reply.changed', value: 'Thank you' },
    { type: 'reply.changed', value: '' },
    { type: 'entry.submitted' },
    { type: 'conflict.mineKept' },
    { type: 'conflict.theirsTaken' },
    { type: 'export.requested', filter: { status: 'new' } },
    done('saveEntry', { ...ENTRY, status: 'answered' }),
    failed('saveEntry', { code: 'VERSION_CONFLICT' }),
    failed('saveEntry', { code: 'NETWORK' }),
    done('loadEntry', { ...ENTRY, status: 'inProgress' }),
    failed('loadEntry', { code: 'NETWORK' }),
    done('exportEntries', undefined),
    failed('exportEntries', { code: 'NETWORK' }),
  ],
  facts: ({ entry, status, reply, problem, theirs }) => ({ entry, status, reply, problem, theirs }),
  limit: 20_000,
});

test('every state of the inbox can be reached (C097, C098)', () => {
  expect(unreachedStates(feedbackInboxMachine, reached)).toEqual(['feedbackInbox.handling.evaluating']);
});

test('no failure is a dead end, and an answer is lost only when somebody says so (C098)', () => {
  const ways = [{ type: 'entry.submitted' }];
  expect(deadEnds(reached, 'failed', ways)).toEqual([]);
  expect(deadEnds(reached, 'invalid', ways)).toEqual([]);
  expect(deadEnds(reached, 'conflict', [{ type: 'conflict.mineKept' }])).toEqual([]);
  expect(deadEnds(reached, 'confirmingClose', [{ type: 'close.cancelled' }])).toEqual([]);
  expect(deadEnds(reached, 'exportFailed', [{ type: 'export.requested', filter: {} }])).toEqual([]);
});

test('nothing is marked as answered without an answer (C098)', () => {
  for (const { state } of reached) {
    if (!state.matches({ handling: 'saving' })) continue;
    const { status, reply } = state.context as { status: string; reply: string };
    if (status === 'answered') expect(reply).not.toBe('');
  }
});
