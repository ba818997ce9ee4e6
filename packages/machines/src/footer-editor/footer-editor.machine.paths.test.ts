import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { footerEditorMachine } from './footer-editor.machine.ts';
import type { FooterDraft } from './footer-draft.ts';

const template = {
  company: {},
  beian: '',
  registerSystemInfo: '',
  support: {},
  columns: [],
  qrCodes: [],
};
const footer: FooterDraft = {
  version: 1,
  used: 1,
  versionInformation: false,
  templates: { 1: template, 2: template },
};
const nameless = { ...template, columns: [{ key: 'k', showName: {}, children: [] }] };
const reached = walk(footerEditorMachine, {
  input: { settings: footer },
  events: [
    { type: 'settings.changed', draft: footer },
    { type: 'settings.changed', draft: { ...footer, used: 2 } },
    { type: 'settings.changed', draft: { ...footer, templates: { 1: nameless, 2: template } } },
    ...[
      'settings.submitted',
      'settings.reset',
      'reset.confirmed',
      'reset.cancelled',
      'conflict.mineKept',
      'conflict.theirsTaken',
    ].map((type) => ({ type })),
    done('saveSettings', footer),
    failed('saveSettings', { code: 'NETWORK' }),
    failed('saveSettings', { code: 'VERSION_CONFLICT' }),
    done('loadSettings', { ...footer, version: 2 }),
    failed('loadSettings', { code: 'NETWORK' }),
  ],
  facts: ({ draft, saved, sent, theirs, problem }) => ({ draft, saved, sent, theirs, problem }),
  limit: 20_000,
});

test('every state can be reached, and none is a dead end (B048)', () => {
  expect(unreachedStates(footerEditorMachine, reached)).toEqual([
    'footerEditor.editing.judging',
    'footerEditor.settling',
    'footerEditor.judging',
  ]);
  expect(deadEnds(reached, 'failed', [{ type: 'settings.submitted' }])).toEqual([]);
  expect(deadEnds(reached, 'conflict', [{ type: 'conflict.theirsTaken' }])).toEqual([]);
  expect(deadEnds(reached, 'confirmingReset', [{ type: 'reset.cancelled' }])).toEqual([]);
});
