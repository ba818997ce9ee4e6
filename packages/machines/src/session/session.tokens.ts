import { LOSE_SESSION, sessionSetup } from './session.setup.ts';

/** Keeping the access token fresh while somebody is signed in. */
export const tokens = sessionSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: {
      after: { refreshDue: 'refreshing' },
      on: {
        'request.unauthorised': 'refreshing',
        'tab.refreshed': {
          target: 'fresh',
          reenter: true,
          actions: { type: 'setTokens', params: ({ event }) => event },
        },
      },
    },
    refreshing: {
      tags: 'refreshing',
      initial: 'requesting',
      states: {
        requesting: {
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: {
              target: 'reloadingUser',
              actions: [{ type: 'setTokens', params: ({ event }) => event.output }, 'announceRefreshed'],
            },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
          on: {
            // Breaking off a refresh that the server may already have carried out would throw the new token away and
            // leave this browser with a used one, whose next use ends the session everywhere. So it runs to its end.
            'tab.refreshed': { actions: 'noteRefreshElsewhere' },
          },
        },
        evaluating: {
          always: [
            { guard: 'isDisabled', target: '#session.signedOut.disabled', actions: LOSE_SESSION },
            { guard: 'isRefusedButRefreshedElsewhere', target: 'reloadingUser' },
            { guard: 'isRefused', target: 'awaitingOtherTab' },
            { target: 'waiting' },
          ],
        },
        awaitingOtherTab: {
          after: {
            otherTabGrace: {
              target: '#session.signedOut.expired',
              actions: [...LOSE_SESSION, 'announceExpired'],
            },
          },
          on: {
            'tab.refreshed': {
              target: 'reloadingUser',
              actions: { type: 'setTokens', params: ({ event }) => event },
            },
          },
        },
        reloadingUser: {
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: {
              target: '#session.signedIn.tokens.fresh',
              actions: {
                type: 'setViewer',
                params: ({ event, context }) => ({
                  viewer: event.output.viewer,
                  accessExpiresInSeconds:
                    event.output.accessExpiresInSeconds ?? context.accessExpiresInSeconds,
                }),
              },
            },
            onError: {
              target: 'evaluatingUser',
              actions: { type: 'setProblem', params: ({ event }) => event },
            },
          },
        },
        evaluatingUser: {
          always: [
            { guard: 'isDisabled', target: '#session.signedOut.disabled', actions: LOSE_SESSION },
            { guard: 'isUnverified', target: '#session.signedOut.unverified', actions: LOSE_SESSION },
            { guard: 'isRefused', target: '#session.signedOut.expired', actions: LOSE_SESSION },
            // The tokens are new and the person is known: an answer that failed to come changes neither.
            { target: '#session.signedIn.tokens.fresh' },
          ],
        },
        waiting: {
          tags: 'unreachable',
          after: { backOff: 'requesting' },
          on: {
            'network.restored': 'requesting',
            'tab.refreshed': {
              target: 'reloadingUser',
              actions: { type: 'setTokens', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
