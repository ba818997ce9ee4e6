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
          actions: { type: 'keepReport', params: ({ event }) => event.output },
        },
        onError: {
          target: 'judging',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    judging: {
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
          { target: '.chosen', actions: { type: 'keepFile', params: ({ event }) => event } },
        ],
        'file.removed': { target: '.empty', actions: 'forgetFile' },
        'role.chosen': { actions: { type: 'keepRole', params: ({ event }) => event } },
        'check.requested': { guard: 'hasFile', target: 'startingCheck', actions: 'forgetProblem' },
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
        onDone: { target: 'following', actions: { type: 'keepReport', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing.rejected',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    checked: {
      tags: ['checked', 'choosing'],
      on: {
        'import.confirmed': { guard: 'hasPeople', target: 'startingImport', actions: 'forgetProblem' },
        'file.chosen': [
          {
            guard: { type: 'isWrongFile', params: ({ event }) => event },
            target: 'choosing.refused',
            actions: { type: 'refuseFile', params: ({ event }) => event },
          },
          { target: 'choosing.chosen', actions: { type: 'keepFile', params: ({ event }) => event } },
        ],
        'file.removed': { target: 'choosing', actions: 'forgetFile' },
        'role.chosen': {
          target: 'choosing.chosen',
          actions: { type: 'keepRole', params: ({ event }) => event },
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
        onDone: { target: 'following', actions: { type: 'keepReport', params: ({ event }) => event.output } },
        onError: {
          target: 'checked.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
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
      entry: 'tellInvited',
      on: { 'file.removed': { target: 'choosing', actions: 'forgetFile' } },
    },
    stopped: {
      tags: 'failed',
      on: {
        'import.retried': [
          { guard: 'hasFile', target: 'startingCheck', actions: 'forgetProblem' },
          { target: 'choosing', actions: 'forgetFile' },
        ],
        'file.removed': { target: 'choosing', actions: 'forgetFile' },
      },
    },
  },
});
