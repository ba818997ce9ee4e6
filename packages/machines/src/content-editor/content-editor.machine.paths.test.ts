import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { contentEditorMachine } from './content-editor.machine.ts';

const draftOf = (title: string) => ({ title });
const draft = { draft: draftOf('First'), version: '7', savedAt: null };
const reached = walk(contentEditorMachine, {
  events: [
    { type: 'draft.changed', draft: draftOf('Second'), mark: null },
    ...[
      'loading.retried',
      'newest.requested',
      'undo',
      'saving.retried',
      'conflict.mineKept',
      'conflict.theirsTaken',
      'publishing.requested',
      'publishing.cancelled',
      'xstate.after.autosave.contentEditor.waiting',
      'xstate.after.retry.contentEditor.offline',
    ].map((type) => ({ type })),
    { type: 'publishing.confirmed', publishAt: null },
    { type: 'restoring.requested', version: '5' },
    done('loadDraft', draft),
    failed('loadDraft', { code: 'NETWORK' }),
    done('loadNewest', { ...draft, version: '8' }),
    failed('loadNewest', { code: 'NETWORK' }),
    done('loadTheirs', { ...draft, version: '8' }),
    failed('loadTheirs', { code: 'NETWORK' }),
    done('saveDraft', { version: '9', savedAt: '2026-03-14T09:26:53.000Z' }),
    done('publishDraft', undefined),
    done('restoreVersion', { ...draft, version: '10' }),
    ...['saveDraft', 'publishDraft', 'restoreVersion'].flatMap((id) =>
      ['NETWORK', 'VERSION_CONFLICT', 'CONTENT_INVALID'].map((code) => failed(id, { code })),
    ),
  ],
  facts: ({ draft: edited, sent, theirs, isPublishingWanted, problem, past }) => ({
    edited: edited?.['title'],
    sent: sent?.['title'],
    theirs: theirs?.version,
    isPublishingWanted,
    problem,
    canUndo: past.length > 0,
  }),
  limit: 20_000,
});

test('every state can be reached, and none is a dead end (R31)', () => {
  expect(unreachedStates(contentEditorMachine, reached)).toEqual(
    ['settling', 'evaluating', 'evaluatingPublication', 'evaluatingRestoration'].map(
      (state) => `contentEditor.${state}`,
    ),
  );
  expect(deadEnds(reached, 'offline', [{ type: 'saving.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'conflict', [{ type: 'conflict.theirsTaken' }])).toEqual([]);
});

test('nothing is published that nobody has confirmed', () => {
  for (const { state, events } of reached)
    if (state.matches('publishing')) expect(events).toContain('publishing.confirmed');
});
