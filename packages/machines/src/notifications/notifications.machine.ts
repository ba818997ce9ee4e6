import { notificationsSetup } from './notifications.setup.ts';

const live = notificationsSetup.createStateConfig({
  initial: 'resting',
  on: { 'page.hidden': { target: '.resting', actions: 'noteGap' } },
  states: {
    // Nobody looks: a browser has only so many connections to give away.
    resting: { on: { 'page.shown': 'connecting' } },
    connecting: {
      invoke: { id: 'stream', src: 'stream', onError: { target: 'waiting', actions: 'countFailure' } },
      initial: 'opening',
      states: {
        opening: {},
        open: { tags: 'live' },
      },
      on: {
        'stream.opened': { target: '.open' },
        'stream.counted': {
          target: '.open',
          actions: [{ type: 'setCount', params: ({ event }) => event }, 'clearFailures'],
        },
        'stream.reported': {
          actions: [
            { type: 'setItem', params: ({ event }) => event },
            { type: 'notifyItem', params: ({ event }) => event },
          ],
        },
        'stream.broken': { target: 'waiting', actions: 'countFailure' },
      },
    },
    waiting: {
      after: { reconnect: 'asking' },
      on: { 'network.restored': 'asking' },
    },
    // A call of the client renews a sign-in that ran out in the meantime, which a stream cannot.
    asking: {
      invoke: {
        id: 'countUnread',
        src: 'countUnread',
        onDone: { target: 'connecting', actions: { type: 'setCount', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: 'over' },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
    },
    // Whoever signs in again starts anew.
    over: { on: { 'page.hidden': {}, 'page.shown': 'asking' } },
  },
});

const list = notificationsSetup.createStateConfig({
  initial: 'idle',
  on: {
    'filter.chosen': { target: '.loading', actions: { type: 'setFilter', params: ({ event }) => event } },
    // What came while the stream was broken is not told again.
    'stream.opened': { guard: 'hasMissed', target: '.loading' },
  },
  states: {
    idle: { on: { 'list.opened': 'loading' } },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadFirst',
        src: 'loadPage',
        input: ({ context }) => ({ before: null, unreadOnly: context.unreadOnly }),
        onDone: { target: 'shown', actions: { type: 'setFirstPage', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setListProblem', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'listFailed',
      on: { 'list.retried': 'loading', 'list.opened': 'loading', 'network.restored': 'loading' },
    },
    shown: {
      tags: 'listed',
      on: { 'list.continued': { guard: 'hasNext', target: 'continuing' } },
      initial: 'quiet',
      states: {
        quiet: {},
        refused: { tags: 'listFailed', on: { 'list.retried': '#notifications.list.continuing' } },
      },
    },
    continuing: {
      tags: ['listed', 'loadingMore'],
      invoke: {
        id: 'loadNext',
        src: 'loadPage',
        input: ({ context }) => ({ before: context.next, unreadOnly: context.unreadOnly }),
        onDone: { target: 'shown', actions: { type: 'setNextPage', params: ({ event }) => event.output } },
        onError: {
          target: 'shown.refused',
          actions: { type: 'setListProblem', params: ({ event }) => event },
        },
      },
    },
  },
});

const reading = notificationsSetup.createStateConfig({
  initial: 'looking',
  on: {
    // Seen at once; told to the server one call after the other.
    'notification.read': {
      guard: { type: 'isUnread', params: ({ event }) => event },
      actions: { type: 'read', params: ({ event }) => event },
    },
  },
  states: {
    looking: { always: [{ guard: 'hasWaiting', target: 'marking' }, { target: 'resting' }] },
    resting: {
      always: { guard: 'hasWaiting', target: 'marking' },
      on: {
        'all.read': { guard: 'hasUnread', target: 'markingAll', actions: ['clearProblem', 'readAll'] },
        'problem.dismissed': { target: '.quiet', actions: 'clearProblem' },
      },
      initial: 'quiet',
      states: { quiet: {}, refused: { tags: 'failed' } },
    },
    marking: {
      entry: 'takeWaiting',
      invoke: {
        id: 'markSome',
        src: 'markRead',
        input: ({ context }) => ({ ids: context.sending }),
        onDone: { target: 'looking', actions: { type: 'setCount', params: ({ event }) => event.output } },
        onError: { target: 'resting.refused', actions: { type: 'takeBack', params: ({ event }) => event } },
      },
    },
    markingAll: {
      invoke: {
        id: 'markAll',
        src: 'markRead',
        input: ({ context }) => ({ upTo: context.items?.[0]?.id ?? '' }),
        onDone: { target: 'looking', actions: { type: 'setCount', params: ({ event }) => event.output } },
        onError: { target: 'resting.refused', actions: { type: 'takeBack', params: ({ event }) => event } },
      },
    },
  },
});

const silencing = notificationsSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'source.silenced': {
          target: 'silencing',
          actions: { type: 'setSilencing', params: ({ event }) => event },
        },
        'problem.dismissed': { target: '.quiet', actions: 'clearProblem' },
      },
      initial: 'quiet',
      states: { quiet: {}, refused: { tags: 'failed' } },
    },
    silencing: {
      tags: 'silencing',
      invoke: {
        id: 'silence',
        src: 'silence',
        input: ({ context }) => ({ id: context.silencing ?? '' }),
        onDone: {
          target: 'undoable',
          actions: [{ type: 'setSilenced', params: ({ event }) => event.output }, 'notifySettings'],
        },
        onError: {
          target: 'resting.refused',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'clearSilenced'],
        },
      },
    },
    undoable: {
      tags: 'silenced',
      after: { undo: { target: 'resting', actions: 'clearSilenced' } },
      on: {
        'silence.undone': 'undoing',
        'source.silenced': {
          target: 'silencing',
          actions: { type: 'setSilencing', params: ({ event }) => event },
        },
      },
    },
    undoing: {
      tags: 'silencing',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => context.silenced ?? { sourceId: '' },
        onDone: { target: 'resting', actions: ['clearSilenced', 'notifySettings'] },
        onError: {
          target: 'resting.refused',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'clearSilenced'],
        },
      },
    },
  },
});

/** What a person is told: counted and shown as it comes, read, and silenced by its source. */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  meta: {
    purpose: 'Shows notifications as they come, over broken streams; reads them and silences their source.',
    spec: ['R15', 'B003'],
  },
  type: 'parallel',
  context: {
    unread: null,
    items: null,
    next: null,
    unreadOnly: false,
    failures: 0,
    hasGap: false,
    listProblem: null,
    waiting: [],
    sending: [],
    unreadBefore: null,
    problem: null,
    silencing: null,
    silenced: null,
  },
  states: { live, list, reading, silencing },
});
