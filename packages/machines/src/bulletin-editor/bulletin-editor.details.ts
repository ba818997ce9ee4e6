import type { MachineDetails } from '../shared/machine-details.ts';
import { record, TEXT, WHOLE_NUMBER, YES_OR_NO, orNull } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { TEXTS_SCHEMA } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import { BULLETIN_MAX_LENGTH } from './bulletin-draft.ts';
import type { BulletinDraft } from './bulletin-draft.ts';
import type { bulletinEditorMachine } from './bulletin-editor.machine.ts';
import { BULLETIN_EDITOR_PROBLEM_CODES } from './bulletin-editor.setup.ts';

const NOTICE_ID = '1700000000000000601';

const SAVED_TEXT = {
  content: { en_US: 'The library is closed on Monday.', de_DE: 'Die Bibliothek ist am Montag geschlossen.' },
  startDay: '2026-03-10',
  startTime: '08:00',
  endDay: '2026-03-20',
  endTime: '18:00',
  isPublished: true,
};
const SAVED: BulletinDraft = { id: NOTICE_ID, version: 3, ...SAVED_TEXT };
const NEW: BulletinDraft = {
  id: null,
  version: 0,
  content: {},
  startDay: '',
  startTime: '',
  endDay: '',
  endTime: '',
  isPublished: false,
};

const NAMES = {
  aNotice: /*i18n*/ { id: 'machine.bulletinEditor.fixture.aNotice', message: 'A notice' },
} as const;

/** What is asked of a notice in the list. */
const CHOSEN = {
  from: 'person' as const,
  payload: record({ id: TEXT }),
  fixtures: [fixture(NAMES.aNotice, { id: NOTICE_ID })],
};

/** Writing notices: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.bulletinEditor.name', message: 'Editor of notices' },
  purpose: /*i18n*/ {
    id: 'machine.bulletinEditor.purpose',
    message: 'Writes a school’s notices in all languages, ends and deletes them.',
  },
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    resting: STATES.resting,
    'resting.untouched': STATES.untouched,
    'resting.saved': STATES.saved,
    editing: STATES.editing,
    'editing.judging': STATES.comparingSaved,
    'editing.clean': STATES.clean,
    'editing.dirty': STATES.dirty,
    'editing.invalid': STATES.invalid,
    'editing.refused': STATES.refused,
    confirmingDiscard: STATES.confirmingDiscard,
    saving: STATES.saving,
    judging: STATES.judging,
    loadingTheirs: STATES.loadingTheirs,
    conflict: STATES.conflict,
    confirmingEnd: /*i18n*/ {
      id: 'machine.bulletinEditor.state.confirmingEnd',
      message: 'Confirming the end',
    },
    'confirmingEnd.untouched': STATES.untouched,
    'confirmingEnd.refused': STATES.refused,
    ending: /*i18n*/ { id: 'machine.bulletinEditor.state.ending', message: 'Ending' },
    confirmingDeletion: /*i18n*/ {
      id: 'machine.bulletinEditor.state.confirmingDeletion',
      message: 'Confirming the deletion',
    },
    'confirmingDeletion.untouched': STATES.untouched,
    'confirmingDeletion.refused': STATES.refused,
    deleting: /*i18n*/ { id: 'machine.bulletinEditor.state.deleting', message: 'Deleting' },
  },
  events: {
    'editing.begun': {
      name: /*i18n*/ { id: 'machine.bulletinEditor.event.editing.begun', message: 'Editing begun' },
      from: 'person',
      payload: record({
        draft: record({
          id: orNull(TEXT),
          version: WHOLE_NUMBER,
          content: TEXTS_SCHEMA,
          startDay: TEXT,
          startTime: TEXT,
          endDay: TEXT,
          endTime: TEXT,
          isPublished: YES_OR_NO,
        }),
      }),
      fixtures: [
        fixture(NAMES.aNotice, { draft: SAVED }),
        fixture(
          /*i18n*/ { id: 'machine.bulletinEditor.fixture.aNewNotice', message: 'A new notice' },
          { draft: NEW },
        ),
      ],
    },
    'draft.changed': {
      name: /*i18n*/ { id: 'machine.bulletinEditor.event.draft.changed', message: 'Notice changed' },
      from: 'person',
      payload: record({
        change: record(
          {},
          {
            content: TEXTS_SCHEMA,
            startDay: TEXT,
            startTime: TEXT,
            endDay: TEXT,
            endTime: TEXT,
            isPublished: YES_OR_NO,
          },
        ),
      }),
      fixtures: [
        fixture(FIXTURES.aRightText, {
          change: {
            content: {
              en_US: 'The library is open on Monday.',
              ar_SA: '\u0627\u0644\u0645\u0643\u062A\u0628\u0629 \u0645\u0641\u062A\u0648\u062D\u0629',
            },
            startDay: '2026-03-11',
            startTime: '08:00',
            endDay: '2026-03-21',
            endTime: '18:00',
            isPublished: true,
          },
        }),
        fixture(
          /*i18n*/ { id: 'machine.bulletinEditor.fixture.asItWas', message: 'As it was' },
          { change: SAVED_TEXT },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.bulletinEditor.fixture.endBeforeTheStart',
            message: 'End before the start',
          },
          { change: { startDay: '2026-03-20', endDay: '2026-03-19' } },
        ),
        fixture(
          /*i18n*/ { id: 'machine.bulletinEditor.fixture.noDays', message: 'No days' },
          { change: { startDay: '', endDay: '' } },
        ),
        fixture(FIXTURES.aTextThatIsTooLong, {
          change: { content: { en_US: 'a'.repeat(BULLETIN_MAX_LENGTH + 1) } },
        }),
        ...hostileTexts((text) => ({ change: { content: { en_US: text } } })),
      ],
    },
    'draft.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.bulletinEditor.event.draft.submitted', message: 'Notice submitted' },
    ),
    'editing.left': bare(
      'person',
      /*i18n*/ { id: 'machine.bulletinEditor.event.editing.left', message: 'Editing left' },
    ),
    'discard.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.bulletinEditor.event.discard.confirmed', message: 'Discarding confirmed' },
    ),
    'discard.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.bulletinEditor.event.discard.cancelled', message: 'Discarding cancelled' },
    ),
    'conflict.mineKept': bare('person', EVENTS['conflict.mineKept']),
    'conflict.theirsTaken': bare('person', EVENTS['conflict.theirsTaken']),
    'ending.requested': {
      name: /*i18n*/ { id: 'machine.bulletinEditor.event.ending.requested', message: 'End asked for' },
      ...CHOSEN,
    },
    'ending.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.bulletinEditor.event.ending.confirmed', message: 'End confirmed' },
    ),
    'ending.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.bulletinEditor.event.ending.cancelled', message: 'End cancelled' },
    ),
    'deletion.requested': {
      name: /*i18n*/ { id: 'machine.bulletinEditor.event.deletion.requested', message: 'Deletion asked for' },
      ...CHOSEN,
    },
    'deletion.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.bulletinEditor.event.deletion.confirmed', message: 'Deletion confirmed' },
    ),
    'deletion.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.bulletinEditor.event.deletion.cancelled', message: 'Deletion cancelled' },
    ),
  },
  guards: {
    isComplete: GUARDS.isComplete,
    isChanged: GUARDS.isChanged,
    isConflict: GUARDS.isConflict,
  },
  delays: {},
  actors: {
    saveBulletin: {
      name: /*i18n*/ { id: 'machine.bulletinEditor.actor.saveBulletin', message: 'Save the notice' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.saved, undefined)],
      rejects: refusals(BULLETIN_EDITOR_PROBLEM_CODES),
    },
    loadBulletin: {
      name: /*i18n*/ { id: 'machine.bulletinEditor.actor.loadBulletin', message: 'Load the notice' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.theOtherVersion, { ...SAVED, version: 4, endDay: '2026-03-25' })],
      rejects: refusals(BULLETIN_EDITOR_PROBLEM_CODES),
    },
    endBulletin: {
      name: /*i18n*/ { id: 'machine.bulletinEditor.actor.endBulletin', message: 'End the notice' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(BULLETIN_EDITOR_PROBLEM_CODES),
    },
    deleteBulletin: {
      name: /*i18n*/ { id: 'machine.bulletinEditor.actor.deleteBulletin', message: 'Delete the notice' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(BULLETIN_EDITOR_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof bulletinEditorMachine>;
