import { feedbackInboxSetup, saveInput } from './feedback-inbox.setup.ts';

const handling = feedbackInboxSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: { 'entry.opened': { target: 'open', actions: { type: 'open', params: ({ event }) => event } } },
    },
    open: {
      tags: 'open',
      on: {
        'status.chosen': {
          target: '.untouched',
          actions: { type: 'setStatus', params: ({ event }) => event },
        },
        'reply.changed': {
          target: '.untouched',
          actions: { type: 'setReply', params: ({ event }) => event },
        },
        'entry.submitted': [
          { guard: 'isUnchanged', target: 'closed', actions: 'clearEntry' },
          { guard: 'isIncomplete', target: '.invalid', actions: 'setFieldProblem' },
          { target: 'saving', actions: 'clearProblem' },
        ],
        'entry.closed': [
          { guard: 'isUnchanged', target: 'closed', actions: 'clearEntry' },
          { target: 'confirmingClose' },
        ],
      },
      initial: 'untouched',
      states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
    },
    confirmingClose: {
      tags: ['open', 'confirmingClose'],
      on: {
        'close.confirmed': { target: 'closed', actions: 'clearEntry' },
        'close.cancelled': 'open',
      },
    },
    saving: {
      tags: ['open', 'saving'],
      invoke: {
        id: 'saveEntry',
        src: 'saveEntry',
        input: ({ context }) => saveInput(context),
        onDone: {
          target: 'closed',
          actions: [{ type: 'notifySaved', params: ({ event }) => event.output }, 'clearEntry'],
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: { always: [{ guard: 'isConflict', target: 'looking' }, { target: 'open.refused' }] },
    looking: {
      tags: ['open', 'saving'],
      invoke: {
        id: 'loadEntry',
        src: 'loadEntry',
        input: ({ context }) => ({ id: context.entry?.id ?? '' }),
        onDone: { target: 'conflict', actions: { type: 'keepTheirs', params: ({ event }) => event.output } },
        onError: {
          target: 'open.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    conflict: {
      tags: ['open', 'conflict'],
      on: {
        // It is saved over theirs, knowing it.
        'conflict.mineKept': { target: 'saving', actions: 'keepMine' },
        'conflict.theirsTaken': { target: 'open', actions: 'takeTheirs' },
      },
    },
  },
});

const exporting = feedbackInboxSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'export.requested': {
          target: 'making',
          actions: { type: 'setFilter', params: ({ event }) => event },
        },
      },
      initial: 'quiet',
      states: { quiet: {}, refused: { tags: 'exportFailed' } },
    },
    making: {
      tags: 'exporting',
      invoke: {
        id: 'exportEntries',
        src: 'exportEntries',
        input: ({ context }) => context.filter,
        onDone: 'resting',
        onError: {
          target: 'resting.refused',
          actions: { type: 'setExportProblem', params: ({ event }) => event },
        },
      },
    },
  },
});

/** What those who handle feedback and complaints do to them. The list itself is in the address. */
export const feedbackInboxMachine = feedbackInboxSetup.createMachine({
  id: 'feedbackInbox',
  meta: {
    purpose:
      'Answers feedback and complaints, marks how far they are, and exports them; nothing is overwritten unseen.',
    spec: ['C097', 'C098'],
  },
  type: 'parallel',
  context: {
    entry: null,
    status: 'new',
    reply: '',
    fieldProblem: null,
    problem: null,
    theirs: null,
    filter: {},
    exportProblem: null,
  },
  states: { handling, exporting },
});
