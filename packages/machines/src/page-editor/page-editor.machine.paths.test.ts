import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { pageEditorMachine } from './page-editor.machine.ts';

const page = (title: string) => ({ pageId: 'home', blocks: [{ id: 'a', type: 'subSchools', title }] });
const draft = { page: page('First'), version: '7', publishedVersion: null, savedAt: null };
const reached = walk(pageEditorMachine, {
  events: [
    { type: 'page.changed', page: page('Second'), mark: null },
    ...[
      'loading.retried',
      'undo',
      'saving.retried',
      'conflict.mineKept',
      'conflict.theirsTaken',
      'publishing.requested',
      'publishing.confirmed',
      'publishing.cancelled',
      'xstate.after.autosave.pageEditor.waiting',
      'xstate.after.retry.pageEditor.offline',
    ].map((type) => ({ type })),
    { type: 'restoring.requested', version: '5' },
    done('loadDraft', draft),
    failed('loadDraft', { code: 'NETWORK' }),
    done('loadTheirs', { ...draft, version: '8' }),
    failed('loadTheirs', { code: 'NETWORK' }),
    done('saveDraft', { version: '9', savedAt: '2026-03-14T09:26:53.000Z' }),
    done('publishPage', undefined),
    done('restoreVersion', { ...draft, version: '10' }),
    ...['saveDraft', 'publishPage', 'restoreVersion'].flatMap((id) =>
      ['NETWORK', 'VERSION_CONFLICT', 'PAGE_INVALID'].map((code) => failed(id, { code })),
    ),
  ],
  facts: ({ page: edited, sent, theirs, isPublishingWanted, problem, past }) => ({
    edited: edited?.blocks[0]?.['title'],
    sent: sent?.blocks[0]?.['title'],
    theirs: theirs?.version,
    isPublishingWanted,
    problem,
    canUndo: past.length > 0,
  }),
  limit: 20_000,
});

test('every state can be reached, and none is a dead end (R31)', () => {
  expect(unreachedStates(pageEditorMachine, reached)).toEqual(
    ['settling', 'judging', 'judgingPublication', 'judgingRestoration'].map((state) => `pageEditor.${state}`),
  );
  expect(deadEnds(reached, 'offline', [{ type: 'saving.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'conflict', [{ type: 'conflict.theirsTaken' }])).toEqual([]);
});

test('nothing is published that nobody has confirmed', () => {
  for (const { state, events } of reached)
    if (state.matches('publishing')) expect(events).toContain('publishing.confirmed');
});
