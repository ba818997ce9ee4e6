import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, orNull, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT, TEXTS_SCHEMA } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import type { EditedPage, LoadedDraft } from './edited-page.ts';
import type { pageEditorMachine } from './page-editor.machine.ts';
import { PAGE_EDITOR_PROBLEM_CODES } from './page-editor.setup.ts';

const pageOf = (title: string): EditedPage => ({
  pageId: 'home',
  blocks: [{ id: 'schools', type: 'courses', title: { en_US: title }, perLine: 4 }],
});

const LOADED: LoadedDraft = {
  page: pageOf('Our schools'),
  version: '7',
  publishedVersion: '6',
  savedAt: SAMPLE_INSTANT,
};
const THEIRS: LoadedDraft = { ...LOADED, page: pageOf('All schools'), version: '8' };

/** Editing a page: what people read and try. */
export const details = {
  name: 'Editor of pages',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    loading: STATES.loading,
    unavailable: 'Could not be loaded',
    saved: STATES.saved,
    'saved.untouched': STATES.untouched,
    'saved.published': 'Published',
    'saved.refused': STATES.refused,
    waiting: 'Waiting for a pause',
    saving: STATES.saving,
    settling: STATES.settling,
    judging: STATES.judging,
    offline: STATES.offline,
    refused: STATES.refused,
    loadingTheirs: STATES.loadingTheirs,
    conflict: STATES.conflict,
    confirming: 'Confirming the publication',
    'confirming.untouched': STATES.untouched,
    'confirming.refused': STATES.refused,
    publishing: 'Publishing',
    judgingPublication: 'Weighing the failed publication',
    restoring: 'Restoring a version',
    judgingRestoration: 'Weighing the failed restoration',
  },
  events: {
    'loading.retried': bare('person', 'Loading tried again'),
    'page.changed': {
      name: 'Page changed',
      from: 'person',
      payload: record({
        page: record({
          pageId: TEXT,
          blocks: listOf(
            record(
              { id: TEXT, type: TEXT },
              { title: TEXTS_SCHEMA, perLine: { type: 'integer' }, hidden: YES_OR_NO },
            ),
          ),
        }),
        mark: orNull(TEXT),
      }),
      fixtures: [
        fixture(FIXTURES.aRightText, { page: pageOf('Branches'), mark: 'schools.title.en_US' }),
        fixture('No blocks', { page: { pageId: 'home', blocks: [] }, mark: null }),
        ...hostileTexts((text) => ({ page: pageOf(text), mark: null })),
      ],
    },
    undo: bare('person', 'Undone'),
    redo: bare('person', 'Redone'),
    'saving.retried': bare('person', 'Saving tried again'),
    'conflict.mineKept': bare('person', EVENTS['conflict.mineKept']),
    'conflict.theirsTaken': bare('person', EVENTS['conflict.theirsTaken']),
    'publishing.requested': bare('person', 'Publication asked for'),
    'publishing.confirmed': bare('person', 'Publication confirmed'),
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
  delays: { autosave: 'Pause before saving', retry: 'Pause before another try' },
  actors: {
    loadDraft: {
      name: 'Load the draft',
      kind: 'promise',
      resolves: [
        fixture('A draft', LOADED),
        fixture('A page without a draft', {
          ...LOADED,
          version: null,
          publishedVersion: null,
          savedAt: null,
        }),
        fixture(FIXTURES.theOtherVersion, THEIRS),
      ],
      rejects: refusals(PAGE_EDITOR_PROBLEM_CODES),
    },
    saveDraft: {
      name: 'Save the draft',
      kind: 'promise',
      resolves: [fixture(FIXTURES.saved, { version: '9', savedAt: SAMPLE_INSTANT })],
      rejects: refusals(PAGE_EDITOR_PROBLEM_CODES),
    },
    publishPage: {
      name: 'Publish the page',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(PAGE_EDITOR_PROBLEM_CODES),
    },
    restoreVersion: {
      name: 'Restore a version',
      kind: 'promise',
      resolves: [fixture('An older version', { ...LOADED, page: pageOf('Once'), version: '10' })],
      rejects: refusals(PAGE_EDITOR_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof pageEditorMachine>;
