import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { bulletinEditorMachine } from './bulletin-editor.machine.ts';

const draft = {
  id: '1',
  version: 1,
  content: { en_US: 'Words.' },
  startDay: '2026-11-21',
  startTime: '08:00',
  endDay: '2026-11-22',
  endTime: '18:00',
  isPublished: true,
};
const reached = walk(bulletinEditorMachine, {
  events: [
    { type: 'editing.begun', draft },
    { type: 'draft.changed', change: { content: {} } },
    { type: 'draft.changed', change: { content: { en_US: 'Other words.' } } },
    ...[
      'draft.submitted',
      'editing.left',
      'discard.confirmed',
      'discard.cancelled',
      'conflict.mineKept',
      'conflict.theirsTaken',
      'ending.confirmed',
      'ending.cancelled',
      'deletion.confirmed',
      'deletion.cancelled',
    ].map((type) => ({ type })),
    { type: 'ending.requested', id: '1' },
    { type: 'deletion.requested', id: '1' },
    done('saveBulletin', { id: '1', version: 2 }),
    failed('saveBulletin', { code: 'NETWORK' }),
    ...['endBulletin', 'deleteBulletin'].flatMap((id) => [
      done(id, undefined),
      failed(id, { code: 'NETWORK' }),
    ]),
    failed('saveBulletin', { code: 'VERSION_CONFLICT' }),
    done('loadBulletin', { ...draft, version: 2 }),
    failed('loadBulletin', { code: 'NETWORK' }),
  ],
  facts: ({ draft: edited, saved, sent, theirs, problem, chosenId }) => ({
    content: edited?.content,
    sent: sent?.content,
    saved: saved?.content,
    versions: [edited?.version, saved?.version, theirs?.version],
    problem,
    chosenId,
  }),
  limit: 20_000,
});

test('every state can be reached, and none is a dead end (B030)', () => {
  expect(unreachedStates(bulletinEditorMachine, reached)).toEqual([
    'bulletinEditor.editing.evaluating',
    'bulletinEditor.settling',
    'bulletinEditor.evaluating',
  ]);
  const ways = ['draft.submitted', 'ending.confirmed', 'deletion.confirmed'].map((type) => ({ type }));
  expect(deadEnds(reached, 'failed', ways)).toEqual([]);
  expect(deadEnds(reached, 'conflict', [{ type: 'conflict.theirsTaken' }])).toEqual([]);
  expect(deadEnds(reached, 'confirmingDiscard', [{ type: 'discard.cancelled' }])).toEqual([]);
});

test('nothing is ended or deleted that nobody has confirmed', () => {
  for (const { state, events } of reached) {
    if (state.matches('ending')) expect(events).toContain('ending.confirmed');
    if (state.matches('deleting')) expect(events).toContain('deletion.confirmed');
  }
});
