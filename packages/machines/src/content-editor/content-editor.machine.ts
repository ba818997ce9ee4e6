import { contentEditorSetup } from './content-editor.setup.ts';
import type { EditedContent } from './edited-content.ts';

interface Change {
  draft: EditedContent;
  mark: string | null;
}

const CHANGES = {
  'draft.changed': { actions: { type: 'storeDraft', params: ({ event }: { event: Change }) => event } },
  undo: { guard: 'canUndo', actions: 'undo' },
  redo: { guard: 'canRedo', actions: 'redo' },
} as const;

/** The same changes: what they have made waits to be saved. */
const CHANGES_THAT_WAIT = {
  'draft.changed': { ...CHANGES['draft.changed'], target: 'waiting', reenter: true },
  undo: { ...CHANGES.undo, target: 'waiting', reenter: true },
  redo: { ...CHANGES.redo, target: 'waiting', reenter: true },
} as const;

/**
 * Edits the draft of a page or of something that is taught: saves by itself, loses nothing of two who edit at once,
 * publishes, and makes an older version the draft again.
 */
export const contentEditorMachine = contentEditorSetup.createMachine({
  id: 'contentEditor',
  meta: {
    purpose: 'Edits the draft of a page or of something that is taught, saves it by itself and publishes it.',
    spec: ['R31', 'C099', 'C100', 'C101', 'C102', 'C104', 'C107'],
  },
  context: {
    draft: null,
    version: null,
    revision: 0,
    savedAt: null,
    sent: null,
    past: [],
    future: [],
    mark: null,
    theirs: null,
    isPublishingWanted: false,
    publishAt: null,
    restored: null,
    problem: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        onDone: { target: 'saved', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    unavailable: {
      tags: 'failed',
      on: { 'loading.retried': { target: 'loading', actions: 'clearProblem' } },
    },
    saved: {
      tags: 'editing',
      entry: 'notifySteps',
      on: {
        ...CHANGES_THAT_WAIT,
        'newest.requested': 'loadingNewest',
        'publishing.requested': [
          { guard: 'isSaved', target: 'confirming' },
          { target: 'saving', actions: 'wantPublishing' },
        ],
        'restoring.requested': {
          target: 'restoring',
          actions: { type: 'setRestored', params: ({ event }) => event },
        },
      },
      initial: 'untouched',
      states: { untouched: {}, published: { tags: 'published' }, refused: { tags: 'failed' } },
    },
    loadingNewest: {
      tags: ['editing', 'restoring'],
      invoke: {
        id: 'loadNewest',
        src: 'loadDraft',
        onDone: {
          target: 'saved',
          actions: [{ type: 'takeRestored', params: ({ event }) => event.output }, 'notifySaved'],
        },
        onError: {
          target: 'saved.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    waiting: {
      tags: ['editing', 'unsaved'],
      on: {
        ...CHANGES_THAT_WAIT,
        'publishing.requested': { target: 'saving', actions: 'wantPublishing' },
        // Whoever leaves does not wait for the pause.
        'saving.retried': 'saving',
      },
      after: { autosave: 'saving' },
    },
    saving: {
      tags: ['editing', 'unsaved', 'saving'],
      entry: 'setSent',
      on: { ...CHANGES, 'publishing.requested': { actions: 'wantPublishing' } },
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context: { draft, version } }) => ({ draft: draft ?? {}, version }),
        onDone: {
          target: 'settling',
          actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'notifySaved'],
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    settling: {
      exit: 'dropSent',
      always: [
        { guard: 'isChanged', target: 'waiting' },
        { guard: 'isPublishingWanted', target: 'confirming', actions: 'clearPublishing' },
        { target: 'saved' },
      ],
    },
    evaluating: {
      entry: 'clearPublishing',
      always: [
        { guard: 'isConflict', target: 'loadingTheirs' },
        { guard: 'isTransient', target: 'offline' },
        { target: 'refused' },
      ],
    },
    offline: {
      tags: ['editing', 'unsaved', 'offline'],
      on: { ...CHANGES, 'saving.retried': 'saving' },
      after: { retry: 'saving' },
    },
    refused: {
      tags: ['editing', 'unsaved', 'failed'],
      on: { ...CHANGES_THAT_WAIT, 'saving.retried': 'saving' },
    },
    loadingTheirs: {
      tags: ['editing', 'unsaved', 'saving'],
      on: CHANGES,
      invoke: {
        id: 'loadTheirs',
        src: 'loadDraft',
        onDone: { target: 'conflict', actions: { type: 'keepTheirs', params: ({ event }) => event.output } },
        onError: { target: 'offline', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    conflict: {
      tags: ['editing', 'unsaved', 'conflict'],
      on: {
        'conflict.mineKept': { target: 'saving', actions: 'keepMine' },
        'conflict.theirsTaken': { target: 'saved', actions: 'takeTheirs' },
      },
    },
    confirming: {
      tags: ['editing', 'confirmingPublication'],
      on: {
        'publishing.confirmed': {
          target: 'publishing',
          actions: ['clearProblem', { type: 'setMoment', params: ({ event }) => event }],
        },
        'publishing.cancelled': { target: 'saved', actions: 'clearProblem' },
      },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'failed' } },
    },
    publishing: {
      tags: ['editing', 'confirmingPublication', 'publishing'],
      invoke: {
        id: 'publishDraft',
        src: 'publishDraft',
        input: ({ context: { version, publishAt } }) => ({ version: version ?? '', publishAt }),
        onDone: { target: 'saved.published', actions: 'notifyPublished' },
        onError: {
          target: 'evaluatingPublication',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    evaluatingPublication: {
      always: [{ guard: 'isConflict', target: 'loadingTheirs' }, { target: 'confirming.refused' }],
    },
    restoring: {
      tags: ['editing', 'restoring'],
      invoke: {
        id: 'restoreVersion',
        src: 'restoreVersion',
        input: ({ context }) => ({ version: context.restored ?? '', baseVersion: context.version }),
        onDone: {
          target: 'saved',
          actions: [{ type: 'takeRestored', params: ({ event }) => event.output }, 'notifySaved'],
        },
        onError: {
          target: 'evaluatingRestoration',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    evaluatingRestoration: {
      always: [{ guard: 'isConflict', target: 'loadingTheirs' }, { target: 'saved.refused' }],
    },
  },
});
