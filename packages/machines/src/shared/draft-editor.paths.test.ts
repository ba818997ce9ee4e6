import { expect, test } from 'vitest';
import { footerEditorMachine } from '../footer-editor/footer-editor.machine.ts';
import type { FooterDraft } from '../footer-editor/footer-draft.ts';
import { schoolSettingsMachine } from '../school-settings/school-settings.machine.ts';
import type { WordListDraft } from '../school-settings/settings-draft.ts';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';

const template = {
  company: {},
  beian: '',
  registerSystemInfo: '',
  support: {},
  columns: [],
  qrCodes: [],
};
const nameless = { ...template, columns: [{ key: 'k', showName: {}, children: [] }] };
const footer: FooterDraft = {
  version: 1,
  used: 1,
  versionInformation: false,
  templates: { 1: template, 2: template },
};
const list: WordListDraft = { kind: 'wordList', version: 1, words: 'one' };

/** What may happen to settings: they become as they were, other, and wrong, and all that goes on from there. */
const eventsOf = <Draft extends { version: number }>(settings: Draft, other: Draft, wrong: Draft) => [
  ...[settings, other, wrong].map((draft) => ({ type: 'settings.changed', draft })),
  ...[
    'settings.submitted',
    'settings.reset',
    'reset.confirmed',
    'reset.cancelled',
    'conflict.mineKept',
    'conflict.theirsTaken',
  ].map((type) => ({ type })),
  done('saveSettings', settings),
  failed('saveSettings', { code: 'NETWORK' }),
  failed('saveSettings', { code: 'VERSION_CONFLICT' }),
  done('loadSettings', { ...settings, version: 2 }),
  failed('loadSettings', { code: 'NETWORK' }),
];
const facts = <Kept extends Record<'draft' | 'saved' | 'sent' | 'theirs' | 'problem', unknown>>({
  draft,
  saved,
  sent,
  theirs,
  problem,
}: Kept) => ({ draft, saved, sent, theirs, problem });

test.each([
  {
    machine: footerEditorMachine,
    reached: walk(footerEditorMachine, {
      input: { settings: footer },
      events: eventsOf(
        footer,
        { ...footer, used: 2 },
        { ...footer, templates: { 1: nameless, 2: template } },
      ),
      facts,
      limit: 20_000,
    }),
  },
  {
    machine: schoolSettingsMachine,
    reached: walk(schoolSettingsMachine, {
      input: { settings: list },
      events: eventsOf(list, { ...list, words: 'one\ntwo' }, { ...list, words: 'x'.repeat(101) }),
      facts,
      limit: 20_000,
    }),
  },
])(
  'every state of $machine.id can be reached, and none is a dead end (B047, B048, B074)',
  ({ machine, reached }) => {
    expect(unreachedStates(machine, reached)).toEqual(
      ['editing.evaluating', 'settling', 'evaluating'].map((state) => `${machine.id}.${state}`),
    );
    expect(deadEnds(reached, 'failed', [{ type: 'settings.submitted' }])).toEqual([]);
    expect(deadEnds(reached, 'conflict', [{ type: 'conflict.theirsTaken' }])).toEqual([]);
    expect(deadEnds(reached, 'confirmingReset', [{ type: 'reset.cancelled' }])).toEqual([]);
  },
);
