import type { MachineDetails } from '../shared/machine-details.ts';
import { orNull, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT, TEXTS_SCHEMA } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import type { contentEditorMachine } from './content-editor.machine.ts';
import { CONTENT_EDITOR_PROBLEM_CODES } from './content-editor.setup.ts';
import type { EditedContent, LoadedContent } from './edited-content.ts';

const draftOf = (title: string): EditedContent => ({ title: { en_US: title } });

const LOADED: LoadedContent = { draft: draftOf('Planning'), version: '7', savedAt: SAMPLE_INSTANT };
const THEIRS: LoadedContent = { ...LOADED, draft: draftOf('Projects'), version: '8' };

/** Editing pages and what is taught: what people read and try. */
export const details = {
  name: 'Editor of content',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    loading: STATES.loading,
    unavailable: 'Could not be loaded',
    saved: STATES.saved,
    'saved.untouched': STATES.untouched,
    'saved.published': 'Published',
    'saved.refused': STATES.refused,
    loadingNewest: 'Loading the newest version',
    waiting: 'Waiting for a pause',
    saving: STATES.saving,
    settling: STATES.settling,
    evaluating: STATES.evaluating,
    offline: STATES.offline,
    refused: STATES.refused,
    loadingTheirs: STATES.loadingTheirs,
    conflict: STATES.conflict,
    confirming: 'Confirming the publication',
    'confirming.untouched': STATES.untouched,
    'confirming.refused': STATES.refused,
    publishing: 'Publishing',
    evaluatingPublication: 'Weighing the failed publication',
    restoring: 'Restoring a version',
    evaluatingRestoration: 'Weighing the failed restoration',
  },
  events: {
    'loading.retried': bare('person', 'Loading tried again'),
    'newest.requested': bare('person', 'Newest version asked for'),
    'draft.changed': {
      name: 'Draft changed',
      from: 'person',
      payload: record({ draft: record({}, { title: TEXTS_SCHEMA }), mark: orNull(TEXT) }),
      fixtures: [
        fixture(FIXTURES.aRightText, { draft: draftOf('Plans'), mark: 'title.en_US' }),
        fixture('Nothing', { draft: {}, mark: null }),
        ...hostileTexts((text) => ({ draft: draftOf(text), mark: null })),
      ],
    },
    undo: bare('person', 'Undone'),
    redo: bare('person', 'Redone'),
    'saving.retried': bare('person', 'Saving tried again'),
    'conflict.mineKept': bare('person', EVENTS['conflict.mineKept']),
    'conflict.theirsTaken': bare('person', EVENTS['conflict.theirsTaken']),
    'publishing.requested': bare('person', 'Publication asked for'),
    'publishing.confirmed': {
      name: 'Publication confirmed',
      from: 'person',
      payload: record({ publishAt: orNull(TEXT) }),
      fixtures: [fixture('At once', { publishAt: null }), fixture('Later', { publishAt: SAMPLE_INSTANT })],
    },
    'publishing.cancelled': bare('person', 'Publication cancelled'),
    'restoring.requested': {
      name: 'Version chosen',
      from: 'person',
      payload: record({ version: TEXT }),
      fixtures: [fixture('An older version', { version: '5' })],
    },
  },
  guards: {
    canUndo: 'There is a step to undo',
    canRedo: 'There is a step to redo',
    isChanged: GUARDS.isChanged,
    isPublishingWanted: 'Publication was asked for',
    isConflict: GUARDS.isConflict,
    isTransient: GUARDS.isTransient,
    isSaved: 'There is a draft on the server',
  },
  delays: { autosave: DELAYS.autosave, retry: DELAYS.backOff },
  actors: {
    loadDraft: {
      name: 'Load the draft',
      kind: 'promise',
      resolves: [
        fixture('A draft', LOADED),
        fixture('Something that was never saved', { ...LOADED, version: null, savedAt: null }),
        fixture(FIXTURES.theOtherVersion, THEIRS),
        fixture('With steps to undo', { ...LOADED, steps: { past: [draftOf('Plan')], future: [] } }),
      ],
      rejects: refusals(CONTENT_EDITOR_PROBLEM_CODES),
    },
    saveDraft: {
      name: 'Save the draft',
      kind: 'promise',
      resolves: [fixture(FIXTURES.saved, { version: '9', savedAt: SAMPLE_INSTANT })],
      rejects: refusals(CONTENT_EDITOR_PROBLEM_CODES),
    },
    publishDraft: {
      name: 'Publish the draft',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(CONTENT_EDITOR_PROBLEM_CODES),
    },
    restoreVersion: {
      name: 'Restore a version',
      kind: 'promise',
      resolves: [fixture('An older version', { ...LOADED, draft: draftOf('Once'), version: '10' })],
      rejects: refusals(CONTENT_EDITOR_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof contentEditorMachine>;
