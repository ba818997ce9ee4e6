import { sessionSetup } from './session.setup.ts';

/** Finding out who is signed in, where the document does not say it. */
export const restoring = sessionSetup.createStateConfig({
  tags: 'pending',
  on: {
    'tab.signedOut': '#session.signedOut.visitor',
    'tab.expired': '#session.signedOut.visitor',
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'paintedRefreshable', target: 'refreshing' }, { target: 'loadingUser' }],
    },
    loadingUser: {
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: {
          target: '#session.signedIn',
          actions: { type: 'setViewer', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isUnauthenticated', params: ({ event }) => event }, target: 'refreshing' },
          { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    refreshing: {
      tags: 'refreshing',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: {
          target: 'loadingRefreshedUser',
          actions: [{ type: 'setTokens', params: ({ event }) => event.output }, 'announceRefreshed'],
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    loadingRefreshedUser: {
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: {
          target: '#session.signedIn',
          actions: {
            type: 'setViewer',
            params: ({ event, context }) => ({
              viewer: event.output.viewer,
              accessExpiresInSeconds: event.output.accessExpiresInSeconds ?? context.accessExpiresInSeconds,
            }),
          },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isDisabled', target: '#session.signedOut.disabled', actions: 'clearSession' },
        { guard: 'isUnverified', target: '#session.signedOut.unverified', actions: 'clearSession' },
        // Nobody has used this page as a member yet: it opens as a visitor's, without handler or redirect.
        { guard: 'isRefused', target: '#session.signedOut.visitor' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      tags: 'unreachable',
      after: { backOff: 'loadingUser' },
      on: { 'network.restored': 'loadingUser', 'tab.refreshed': 'loadingUser' },
    },
  },
});
