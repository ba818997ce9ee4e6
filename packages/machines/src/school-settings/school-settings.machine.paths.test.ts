import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { schoolSettingsMachine } from './school-settings.machine.ts';
import type { WordListDraft } from './settings-draft.ts';

const list: WordListDraft = { kind: 'wordList', version: 1, words: 'one' };
const reached = walk(schoolSettingsMachine, {
  input: { settings: list },
  events: [
    { type: 'settings.changed', draft: list },
    { type: 'settings.changed', draft: { ...list, words: 'one\ntwo' } },
    { type: 'settings.changed', draft: { ...list, words: 'x'.repeat(101) } },
    ...[
      'settings.submitted',
      'settings.reset',
      'reset.confirmed',
      'reset.cancelled',
      'conflict.mineKept',
      'conflict.theirsTaken',
    ].map((type) => ({ type })),
    done('saveSettings', list),
    failed('saveSettings', { code: 'NETWORK' }),
    failed('saveSettings', { code: 'VERSION_CONFLICT' }),
    done('loadSettings', { ...list, version: 2 }),
    failed('loadSettings', { code: 'NETWORK' }),
  ],
  facts: ({ draft, saved, sent, theirs, problem }) => ({ draft, saved, sent, theirs, problem }),
  limit: 20_000,
});

test('every state can be reached, and none is a dead end (B047, B074)', () => {
  expect(unreachedStates(schoolSettingsMachine, reached)).toEqual([
    'schoolSettings.editing.judging',
    'schoolSettings.settling',
    'schoolSettings.judging',
  ]);
  expect(deadEnds(reached, 'failed', [{ type: 'settings.submitted' }])).toEqual([]);
  expect(deadEnds(reached, 'confirmingReset', [{ type: 'reset.cancelled' }])).toEqual([]);
  expect(deadEnds(reached, 'conflict', [{ type: 'conflict.theirsTaken' }])).toEqual([]);
});
