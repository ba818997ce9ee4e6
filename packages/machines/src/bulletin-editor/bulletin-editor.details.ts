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
  aNotice: 'A notice',
} as const;

/** What is asked of a notice in the list. */
const CHOSEN = {
  from: 'person' as const,
  payload: record({ id: TEXT }),
  fixtures: [fixture(NAMES.aNotice, { id: NOTICE_ID })],
};

/** Writing notices: what people read and try. */
export const details = {
  name: 'Editor of notices',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    resting: STATES.resting,
    'resting.untouched': STATES.untouched,
    'resting.saved': STATES.saved,
    editing: STATES.editing,
    'editing.evaluating': STATES.comparingSaved,
    'editing.clean': STATES.clean,
    'editing.dirty': STATES.dirty,
    'editing.invalid': STATES.invalid,
    'editing.refused': STATES.refused,
    confirmingDiscard: STATES.confirmingDiscard,
    saving: STATES.saving,
    settling: STATES.settling,
    evaluating: STATES.evaluating,
    loadingTheirs: STATES.loadingTheirs,
    conflict: STATES.conflict,
    confirmingEnd: 'Confirming the end',
    'confirmingEnd.untouched': STATES.untouched,
    'confirmingEnd.refused': STATES.refused,
    ending: 'Ending',
    confirmingDeletion: 'Confirming the deletion',
    'confirmingDeletion.untouched': STATES.untouched,
    'confirmingDeletion.refused': STATES.refused,
    deleting: 'Deleting',
  },
  events: {
    'editing.begun': {
      name: 'Editing begun',
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
      fixtures: [fixture(NAMES.aNotice, { draft: SAVED }), fixture('A new notice', { draft: NEW })],
    },
    'draft.changed': {
      name: 'Notice changed',
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
        fixture('As it was', { change: SAVED_TEXT }),
        fixture('End before the start', { change: { startDay: '2026-03-20', endDay: '2026-03-19' } }),
        fixture('No days', { change: { startDay: '', endDay: '' } }),
        fixture(FIXTURES.aTextThatIsTooLong, {
          change: { content: { en_US: 'a'.repeat(BULLETIN_MAX_LENGTH + 1) } },
        }),
        ...hostileTexts((text) => ({ change: { content: { en_US: text } } })),
      ],
    },
    'draft.submitted': bare('person', 'Notice submitted'),
    'editing.left': bare('person', 'Editing left'),
    'discard.confirmed': bare('person', 'Discarding confirmed'),
    'discard.cancelled': bare('person', 'Discarding cancelled'),
    'conflict.mineKept': bare('person', EVENTS['conflict.mineKept']),
    'conflict.theirsTaken': bare('person', EVENTS['conflict.theirsTaken']),
    'ending.requested': {
      name: 'End asked for',
      ...CHOSEN,
    },
    'ending.confirmed': bare('person', 'End confirmed'),
    'ending.cancelled': bare('person', 'End cancelled'),
    'deletion.requested': {
      name: 'Deletion asked for',
      ...CHOSEN,
    },
    'deletion.confirmed': bare('person', 'Deletion confirmed'),
    'deletion.cancelled': bare('person', 'Deletion cancelled'),
  },
  guards: {
    isComplete: GUARDS.isComplete,
    isChanged: GUARDS.isChanged,
    isConflict: GUARDS.isConflict,
  },
  delays: {},
  actors: {
    saveBulletin: {
      name: 'Save the notice',
      kind: 'promise',
      resolves: [fixture(FIXTURES.saved, { id: NOTICE_ID, version: 4 })],
      rejects: refusals(BULLETIN_EDITOR_PROBLEM_CODES),
    },
    loadBulletin: {
      name: 'Load the notice',
      kind: 'promise',
      resolves: [fixture(FIXTURES.theOtherVersion, { ...SAVED, version: 4, endDay: '2026-03-25' })],
      rejects: refusals(BULLETIN_EDITOR_PROBLEM_CODES),
    },
    endBulletin: {
      name: 'End the notice',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(BULLETIN_EDITOR_PROBLEM_CODES),
    },
    deleteBulletin: {
      name: 'Delete the notice',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(BULLETIN_EDITOR_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof bulletinEditorMachine>;
