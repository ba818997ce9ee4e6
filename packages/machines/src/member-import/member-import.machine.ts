import { memberImportSetup, startInput } from './member-import.setup.ts';

const polling = memberImportSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { after: { pollInterval: 'asking' } },
    asking: {
      invoke: {
        id: 'loadImport',
        src: 'loadImport',
        input: ({ context }) => ({ importId: context.importId }),
        onDone: {
          target: '#memberImport.following.looking',
          actions: { type: 'setReport', params: ({ event }) => event.output },
        },
        onError: {
          target: 'evaluating',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    evaluating: {
      always: [{ guard: 'isTransient', target: 'offline' }, { target: '#memberImport.stopped' }],
    },
    offline: {
      tags: 'offline',
      after: { backOff: 'asking' },
      on: { 'network.restored': 'asking', 'import.retried': 'asking' },
    },
  },
});

/** Invites the people of a file: looked at first, then done in the background, row by row. */
export const memberImportMachine = memberImportSetup.createMachine({
  id: 'memberImport',
  meta: {
    purpose: 'Invites the people of a file after a dry run that names each row which cannot be taken.',
    spec: ['R48', 'B057'],
  },
  context: ({ input }) => ({
    file: null,
    role: 'member',
    importId: input.importId ?? '',
    report: null,
    failures: 0,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isFollowing', target: 'following.running.asking' }, { target: 'choosing' }],
    },
    choosing: {
      tags: 'choosing',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isWrongFile', params: ({ event }) => event },
            target: '.refused',
            actions: { type: 'refuseFile', params: ({ event }) => event },
          },
          { target: '.chosen', actions: { type: 'setFile', params: ({ event }) => event } },
        ],
        'file.removed': { target: '.empty', actions: 'clearFile' },
        'role.chosen': { actions: { type: 'setRole', params: ({ event }) => event } },
        'check.requested': { guard: 'hasFile', target: 'startingCheck', actions: 'clearProblem' },
      },
      initial: 'empty',
      states: {
        empty: {},
        refused: { tags: 'failed' },
        chosen: { tags: 'chosen' },
        // The file is still there.
        rejected: { tags: ['chosen', 'failed'] },
      },
    },
    startingCheck: {
      tags: 'checking',
      invoke: {
        id: 'startImport',
        src: 'startImport',
        input: ({ context }) => startInput(context, true),
        onDone: { target: 'following', actions: { type: 'setReport', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing.rejected',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    checked: {
      tags: ['checked', 'choosing'],
      on: {
        'import.confirmed': { guard: 'hasPeople', target: 'startingImport', actions: 'clearProblem' },
        'file.chosen': [
          {
            guard: { type: 'isWrongFile', params: ({ event }) => event },
            target: 'choosing.refused',
            actions: { type: 'refuseFile', params: ({ event }) => event },
          },
          { target: 'choosing.chosen', actions: { type: 'setFile', params: ({ event }) => event } },
        ],
        'file.removed': { target: 'choosing', actions: 'clearFile' },
        'role.chosen': {
          target: 'choosing.chosen',
          actions: { type: 'setRole', params: ({ event }) => event },
        },
      },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'failed' } },
    },
    startingImport: {
      tags: 'running',
      invoke: {
        id: 'startImport',
        src: 'startImport',
        input: ({ context }) => startInput(context, false),
        onDone: { target: 'following', actions: { type: 'setReport', params: ({ event }) => event.output } },
        onError: {
          target: 'checked.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    following: {
      initial: 'looking',
      states: {
        looking: {
          always: [
            { guard: 'isDryRunDone', target: '#memberImport.checked' },
            { guard: 'isDone', target: '#memberImport.done' },
            { guard: 'hasFailed', target: '#memberImport.stopped' },
            { guard: 'isDryRun', target: 'checking' },
            { target: 'running' },
          ],
        },
        checking: { tags: 'checking', ...polling },
        running: { tags: 'running', ...polling },
      },
    },
    done: {
      tags: 'done',
      entry: 'notifyInvited',
      on: { 'file.removed': { target: 'choosing', actions: 'clearFile' } },
    },
    stopped: {
      tags: 'failed',
      on: {
        'import.retried': [
          { guard: 'hasFile', target: 'startingCheck', actions: 'clearProblem' },
          { target: 'choosing', actions: 'clearFile' },
        ],
        'file.removed': { target: 'choosing', actions: 'clearFile' },
      },
    },
  },
});
