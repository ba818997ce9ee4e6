import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { accountDeletionMachine } from './account-deletion.machine.ts';

const DUE = { dueAt: '2026-12-05T08:00:00.000Z', isBlocked: false };
const OPEN = { dueAt: null, isBlocked: false };
const reached = walk(accountDeletionMachine, {
  input: { deletion: OPEN, contacts: [{ channel: 'email', target: 'a***' }] },
  events: [
    { type: 'deletion.begun' },
    { type: 'deletion.abandoned' },
    { type: 'code.changed', value: '123456' },
    { type: 'deletion.confirmed' },
    { type: 'deletion.undone' },
    { type: 'deletion.refreshed', deletion: OPEN },
    { type: 'proof.given' },
    { type: 'proof.declined' },
    done('requestDeletion', DUE),
    failed('requestDeletion', { code: 'CODE_INVALID' }),
    failed('requestDeletion', { code: 'LAST_OWNER' }),
    failed('requestDeletion', { code: 'REAUTHENTICATION_REQUIRED' }),
    done('cancelDeletion', OPEN),
    failed('cancelDeletion', { code: 'NETWORK' }),
    failed('cancelDeletion', { code: 'NOT_FOUND' }),
  ],
  facts: ({ deletion, code, problem }) => ({ deletion, code, problem }),
});

test('every state can be reached, and none is a dead end (B025)', () => {
  expect(unreachedStates(accountDeletionMachine, reached)).toEqual([
    'accountDeletion.looking',
    'accountDeletion.evaluating',
    'accountDeletion.evaluatingUndo',
  ]);
  const idle = reached.filter(({ state }) => !state.hasTag('busy'));
  expect(deadEnds(idle, 'confirming', [{ type: 'deletion.abandoned' }])).toEqual([]);
  expect(deadEnds(idle, 'scheduled', [{ type: 'deletion.undone' }])).toEqual([]);
  expect(deadEnds(idle, 'blocked', [{ type: 'deletion.refreshed', deletion: OPEN }])).toEqual([]);
  expect(deadEnds(idle, 'proofNeeded', [{ type: 'proof.declined' }])).toEqual([]);
});

test('no account is scheduled without a code (B025)', () => {
  for (const { state, events } of reached) {
    if (state.hasTag('scheduled')) expect(events).toContain('code.changed');
  }
});
