import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { MachineDetails } from '../shared/machine-details.ts';
import {
  anyOf,
  listOf,
  oneOf,
  orNull,
  record,
  TEXT,
  WHOLE_NUMBER,
  YES_OR_NO,
} from '../shared/json-schema.ts';
import {
  DRAFT_EDITOR_EVENTS,
  DRAFT_EDITOR_GUARDS,
  DRAFT_EDITOR_STATES,
  draftEditorActors,
} from '../details/draft-editor.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { TEXTS_SCHEMA } from '../details/sample-values.ts';
import type { schoolSettingsMachine } from './school-settings.machine.ts';
import type { CustomerServiceDraft, SchoolProfileDraft, WordListDraft } from './settings-draft.ts';

const CONTACT: CustomerServiceDraft = {
  kind: 'customerService',
  version: 0,
  isShown: true,
  phone: '400-000-0000',
  email: 'help@example.org',
  weChat: '',
};
const MESSAGES: WordListDraft = { kind: 'wordList', version: 3, words: 'spam-word' };
const MORE: WordListDraft = { ...MESSAGES, words: 'spam-word\nzebra' };

const PROFILE: SchoolProfileDraft = {
  kind: 'profile',
  version: 2,
  name: { en_US: 'Stoa Open School', zh_CN: '开放学堂' },
  summary: {},
  logoUrl: null,
  logoUploadId: null,
  color: '#14507a',
  languages: ['en_US', 'zh_CN'],
  defaultLanguage: 'en_US',
};

const NAMES = {
  profile: 'Profile of a school',
  contact: 'Ways to reach a school',
  words: 'A list of words',
  another: 'Another word',
} as const;

/** Settings of a school: what people read and try. */
export const details = {
  name: 'Settings of a school',
  inputs: [
    fixture(NAMES.words, { settings: MESSAGES }),
    fixture(NAMES.contact, { settings: CONTACT }),
    fixture(NAMES.profile, { settings: PROFILE }),
  ],
  states: DRAFT_EDITOR_STATES,
  events: {
    'settings.changed': {
      name: EVENTS['settings.changed'],
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
          record({
            kind: oneOf('profile'),
            version: WHOLE_NUMBER,
            name: TEXTS_SCHEMA,
            summary: TEXTS_SCHEMA,
            logoUrl: orNull(TEXT),
            logoUploadId: orNull(TEXT),
            color: TEXT,
            languages: listOf(TEXT),
            defaultLanguage: TEXT,
          }),
        ),
      }),
      fixtures: [
        fixture(NAMES.another, { draft: MORE }),
        fixture(NAMES.words, { draft: MESSAGES }),
        fixture(NAMES.contact, { draft: CONTACT }),
        fixture('Shown, without any way to reach the school', {
          draft: { ...CONTACT, phone: '', email: ' ' },
        }),
        fixture('A name in no language that counts', { draft: { ...PROFILE, name: { zh_CN: '开放学堂' } } }),
        fixture(FIXTURES.aWrongEmailAddress, { draft: { ...CONTACT, email: 'help at example' } }),
        fixture(FIXTURES.aWrongPhoneNumber, { draft: { ...CONTACT, phone: 'call me' } }),
        ...hostileTexts((words) => ({ draft: { ...MESSAGES, words } })),
      ],
    },
    ...DRAFT_EDITOR_EVENTS,
  },
  guards: DRAFT_EDITOR_GUARDS,
  delays: {},
  actors: draftEditorActors<WordListDraft>(
    { ...MORE, version: 4 },
    { ...MESSAGES, words: 'okapi', version: 5 },
    DRAFT_EDITOR_PROBLEM_CODES,
  ),
} satisfies MachineDetails<typeof schoolSettingsMachine>;
