import { bulletinEditorSetup } from './bulletin-editor.setup.ts';

const EDITED = '#bulletinEditor.editing.evaluating';

/** Writes, ends and deletes the notices of a school. The list itself is the page's. */
export const bulletinEditorMachine = bulletinEditorSetup.createMachine({
  id: 'bulletinEditor',
  meta: {
    purpose: 'Writes a school’s notices in all languages, ends and deletes them.',
    spec: ['B030', 'B031'],
  },
  context: {
    saved: null,
    draft: null,
    sent: null,
    theirs: null,
    chosenId: null,
    fieldProblems: {},
    problem: null,
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'editing.begun': {
          target: 'editing',
          actions: { type: 'beginDraft', params: ({ event }) => event },
        },
        'ending.requested': {
          target: 'confirmingEnd',
          actions: { type: 'setChosen', params: ({ event }) => event },
        },
        'deletion.requested': {
          target: 'confirmingDeletion',
          actions: { type: 'setChosen', params: ({ event }) => event },
        },
      },
      initial: 'untouched',
      states: { untouched: {}, saved: { tags: 'saved' } },
    },
    editing: {
      tags: 'editing',
      on: {
        'draft.changed': {
          target: EDITED,
          actions: { type: 'storeDraft', params: ({ event }) => event },
        },
        'draft.submitted': [
          { guard: 'isComplete', target: 'saving', actions: 'clearProblems' },
          { target: '.invalid', actions: 'setFieldProblems' },
        ],
        'editing.left': [
          { guard: 'isChanged', target: 'confirmingDiscard' },
          { target: 'resting', actions: 'dropDraft' },
        ],
      },
      initial: 'evaluating',
      states: {
        evaluating: { always: [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }] },
        clean: {},
        dirty: { tags: 'unsaved' },
        invalid: { tags: ['invalid', 'unsaved'] },
        refused: { tags: ['failed', 'unsaved'] },
      },
    },
    confirmingDiscard: {
      tags: ['editing', 'unsaved', 'confirmingDiscard'],
      on: {
        'discard.confirmed': { target: 'resting', actions: 'dropDraft' },
        'discard.cancelled': 'editing',
      },
    },
    saving: {
      tags: ['editing', 'busy', 'unsaved'],
      entry: 'setSent',
      // Typing goes on: what is typed is there afterwards.
      on: { 'draft.changed': { actions: { type: 'storeDraft', params: ({ event }) => event } } },
      invoke: {
        id: 'saveBulletin',
        src: 'saveBulletin',
        input: ({ context }) => context.draft ?? EMPTY,
        onDone: {
          target: 'settling',
          actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'notifyChanged'],
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    settling: {
      always: [
        { guard: 'isChanged', target: 'editing' },
        { target: 'resting.saved', actions: 'dropDraft' },
      ],
    },
    evaluating: {
      always: [{ guard: 'isConflict', target: 'loadingTheirs' }, { target: 'editing.refused' }],
    },
    loadingTheirs: {
      tags: ['editing', 'busy', 'unsaved'],
      on: { 'draft.changed': { actions: { type: 'storeDraft', params: ({ event }) => event } } },
      invoke: {
        id: 'loadBulletin',
        src: 'loadBulletin',
        input: ({ context }) => ({ id: context.draft?.id ?? '' }),
        onDone: { target: 'conflict', actions: { type: 'keepTheirs', params: ({ event }) => event.output } },
        onError: {
          target: 'editing.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    conflict: {
      tags: ['editing', 'unsaved', 'conflict'],
      on: {
        'conflict.mineKept': { target: 'saving', actions: 'keepMine' },
        'conflict.theirsTaken': { target: 'editing', actions: 'takeTheirs' },
      },
    },
    confirmingEnd: {
      tags: 'confirmingEnd',
      on: {
        'ending.confirmed': { target: 'ending', actions: 'clearProblems' },
        'ending.cancelled': { target: 'resting', actions: 'dropChosen' },
      },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'failed' } },
    },
    ending: {
      tags: ['confirmingEnd', 'busy'],
      invoke: {
        id: 'endBulletin',
        src: 'endBulletin',
        input: ({ context }) => ({ id: context.chosenId ?? '' }),
        onDone: { target: 'resting.saved', actions: ['dropChosen', 'notifyChanged'] },
        onError: {
          target: 'confirmingEnd.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    confirmingDeletion: {
      tags: 'confirmingDeletion',
      on: {
        'deletion.confirmed': { target: 'deleting', actions: 'clearProblems' },
        'deletion.cancelled': { target: 'resting', actions: 'dropChosen' },
      },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'failed' } },
    },
    deleting: {
      tags: ['confirmingDeletion', 'busy'],
      invoke: {
        id: 'deleteBulletin',
        src: 'deleteBulletin',
        input: ({ context }) => ({ id: context.chosenId ?? '' }),
        onDone: { target: 'resting.saved', actions: ['dropChosen', 'notifyChanged'] },
        onError: {
          target: 'confirmingDeletion.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
  },
});

const EMPTY = {
  id: null,
  version: 0,
  content: {},
  startDay: '',
  startTime: '',
  endDay: '',
  endTime: '',
  isPublished: false,
};
