import { assign, raise } from 'xstate';
import { restoring } from './session.restoring.ts';
import { ACCESS_TOKEN_SECONDS, LOSE_SESSION, sessionSetup } from './session.setup.ts';
import { tokens } from './session.tokens.ts';

/**
 * Who is signed in, and for how long: restores, renews, keeps alive and loses the session, in step with the other tabs.
 * One actor runs for the life of the page.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  meta: {
    purpose: 'Knows whether somebody is signed in, keeps the session alive and ends it once, in every tab.',
    spec: ['B016', 'B017', 'B018', 'B019', 'B022', 'B023', 'B024'],
  },
  context: ({ input }) => ({
    viewer: input.firstPaint.known === 'signedIn' ? input.firstPaint.viewer : null,
    accessExpiresInSeconds:
      (input.firstPaint.known === 'signedIn' ? input.firstPaint.accessExpiresInSeconds : undefined) ??
      ACCESS_TOKEN_SECONDS,
    failures: 0,
    refreshedElsewhere: false,
    reloadsOnFailure: input.reloadsOnFailure ?? false,
    firstPaint: input.firstPaint,
    problem: null,
  }),
  invoke: { id: 'tabs', src: 'tabs' },
  on: {
    'signIn.succeeded': {
      target: '.signedIn',
      actions: [
        { type: 'setViewer', params: ({ event }) => event },
        { type: 'announceSignedIn', params: ({ event }) => event },
      ],
    },
    'tab.signedIn': {
      target: '.signedIn',
      actions: { type: 'setViewer', params: ({ event }) => event },
    },
  },
  initial: 'unknown',
  states: {
    unknown: {
      tags: 'pending',
      always: [
        { guard: 'paintedSignedIn', target: 'signedIn' },
        { guard: 'paintedSignedOut', target: 'signedOut' },
        { target: 'restoring' },
      ],
    },
    restoring,
    signedIn: {
      tags: 'signedIn',
      type: 'parallel',
      on: {
        'signOut.completed': { target: 'signedOut.left', actions: 'announceSignedOut' },
        'tab.signedOut': { target: 'signedOut.elsewhere', actions: LOSE_SESSION },
        'tab.expired': { target: 'signedOut.expired', actions: LOSE_SESSION },
        'viewer.changed': { actions: assign({ viewer: ({ event }) => event.viewer }) },
      },
      states: {
        tokens,
        heartbeat: {
          initial: 'resting',
          states: {
            resting: { after: { heartbeatInterval: 'beating' } },
            beating: {
              invoke: {
                id: 'heartbeat',
                src: 'heartbeat',
                onDone: 'resting',
                onError: [
                  {
                    guard: { type: 'isUnauthenticated', params: ({ event }) => event },
                    target: 'resting',
                    actions: raise({ type: 'request.unauthorised' }),
                  },
                  // A beat that is lost says nothing about the session; the next one is due soon enough.
                  { target: 'spreading' },
                ],
              },
            },
            spreading: { after: { heartbeatAfterFailure: 'beating' } },
          },
        },
      },
    },
    signedOut: {
      tags: 'signedOut',
      entry: 'clearViewer',
      on: { 'tab.refreshed': 'restoring.loadingUser' },
      initial: 'visitor',
      states: { visitor: {}, left: {}, expired: {}, elsewhere: {}, disabled: {}, unverified: {} },
    },
  },
});
