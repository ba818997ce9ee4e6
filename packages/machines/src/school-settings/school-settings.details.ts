import type { MachineDetails } from '../shared/machine-details.ts';
import { anyOf, oneOf, record, TEXT, WHOLE_NUMBER, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { SCHOOL_SETTINGS_PROBLEM_CODES } from './school-settings.machine.ts';
import type { schoolSettingsMachine } from './school-settings.machine.ts';
import type { CustomerServiceDraft, WordListDraft } from './settings-draft.ts';

const CONTACT: CustomerServiceDraft = {
  kind: 'customerService',
  version: 0,
  isShown: true,
  phone: '400-000-0000',
  email: 'help@example.org',
  weChat: '',
};
const WORDS: WordListDraft = { kind: 'wordList', version: 3, words: 'spam-word' };
const MORE: WordListDraft = { ...WORDS, words: 'spam-word\nzebra' };

const NAMES = {
  contact: /*i18n*/ { id: 'machine.schoolSettings.fixture.contact', message: 'Ways to reach a school' },
  words: /*i18n*/ { id: 'machine.schoolSettings.fixture.words', message: 'A list of words' },
  another: /*i18n*/ { id: 'machine.schoolSettings.fixture.another', message: 'Another word' },
} as const;

/** Settings of a school: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.schoolSettings.name', message: 'Settings of a school' },
  purpose: /*i18n*/ {
    id: 'machine.schoolSettings.purpose',
    message: 'Edits how people reach a school, and the words it does not accept.',
  },
  inputs: [fixture(NAMES.words, { settings: WORDS }), fixture(NAMES.contact, { settings: CONTACT })],
  states: {
    editing: STATES.editing,
    'editing.judging': STATES.comparingSaved,
    'editing.clean': STATES.clean,
    'editing.clean.untouched': STATES.untouched,
    'editing.clean.saved': STATES.saved,
    'editing.dirty': STATES.dirty,
    'editing.dirty.untouched': STATES.untouched,
    'editing.dirty.invalid': STATES.invalid,
    'editing.dirty.refused': STATES.refused,
    saving: STATES.saving,
    settling: STATES.settling,
    judging: STATES.judging,
    loadingTheirs: STATES.loadingTheirs,
    conflict: STATES.conflict,
  },
  events: {
    'settings.changed': {
      name: /*i18n*/ { id: 'machine.schoolSettings.event.settings.changed', message: 'Settings changed' },
      from: 'person',
      payload: record({
        draft: anyOf(
          record({ kind: oneOf('wordList'), version: WHOLE_NUMBER, words: TEXT }),
          record({
            kind: oneOf('customerService'),
            version: WHOLE_NUMBER,
            isShown: YES_OR_NO,
            phone: TEXT,
            email: TEXT,
            weChat: TEXT,
          }),
        ),
      }),
      fixtures: [
        fixture(NAMES.another, { draft: MORE }),
        fixture(NAMES.words, { draft: WORDS }),
        fixture(NAMES.contact, { draft: CONTACT }),
        fixture(
          /*i18n*/ {
            id: 'machine.schoolSettings.fixture.noWayAtAll',
            message: 'Shown, without any way to reach the school',
          },
          { draft: { ...CONTACT, phone: '', email: ' ' } },
        ),
        fixture(FIXTURES.aWrongEmailAddress, { draft: { ...CONTACT, email: 'help at example' } }),
        fixture(FIXTURES.aWrongPhoneNumber, { draft: { ...CONTACT, phone: 'call me' } }),
        ...hostileTexts((words) => ({ draft: { ...WORDS, words } })),
      ],
    },
    'settings.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.schoolSettings.event.settings.submitted', message: 'Settings submitted' },
    ),
    'settings.reset': bare(
      'person',
      /*i18n*/ { id: 'machine.schoolSettings.event.settings.reset', message: 'Settings reset' },
    ),
    'conflict.mineKept': bare('person', EVENTS['conflict.mineKept']),
    'conflict.theirsTaken': bare('person', EVENTS['conflict.theirsTaken']),
  },
  guards: {
    isChanged: GUARDS.isChanged,
    isComplete: GUARDS.isComplete,
    isConflict: GUARDS.isConflict,
  },
  delays: {},
  actors: {
    saveSettings: {
      name: /*i18n*/ { id: 'machine.schoolSettings.actor.saveSettings', message: 'Save the settings' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.saved, { ...MORE, version: 4 })],
      rejects: refusals(SCHOOL_SETTINGS_PROBLEM_CODES),
    },
    loadSettings: {
      name: /*i18n*/ { id: 'machine.schoolSettings.actor.loadSettings', message: 'Load the settings' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.theOtherVersion, { ...WORDS, words: 'okapi', version: 5 })],
      rejects: refusals(SCHOOL_SETTINGS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof schoolSettingsMachine>;
