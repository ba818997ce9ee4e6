import type { MachineDetails } from '../shared/machine-details.ts';
import { NUMBER, record } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { HOSTILE_VIEWER, SAMPLE_VIEWER, VIEWER_SCHEMA } from '../details/sample-values.ts';
import { SESSION_PROBLEM_CODES } from './index.ts';
import type { sessionMachine } from './session.machine.ts';
import { SESSION_NAMES } from './session.names.details.ts';

const NAMES = {
  accessLifetimeUnknown: 'Life of the access not told',
  fifteenMinutes: 'Fifteen minutes',
} as const;

/** Session: what people read and try. */
export const details = {
  name: 'Session',
  inputs: [
    fixture('Nothing known', { firstPaint: { known: 'nothing' } }),
    fixture('Painted as signed in', {
      firstPaint: { known: 'signedIn', viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 },
    }),
    fixture('Painted as signed out', { firstPaint: { known: 'signedOut' } }),
    fixture('Only the refresh token holds', { firstPaint: { known: 'refreshable' } }),
    fixture('Page reloads after a failure', {
      firstPaint: { known: 'signedIn', viewer: SAMPLE_VIEWER },
      reloadsOnFailure: true,
    }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  ...SESSION_NAMES,
  events: {
    'tab.signedIn': {
      name: 'Signed in in another tab',
      from: 'page',
      payload: record({ viewer: VIEWER_SCHEMA }, { accessExpiresInSeconds: NUMBER }),
      fixtures: [
        fixture(FIXTURES.aPerson, { viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.aHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(NAMES.accessLifetimeUnknown, { viewer: SAMPLE_VIEWER }),
      ],
    },
    'tab.signedOut': bare('page', 'Signed out in another tab'),
    'tab.expired': bare('page', 'Sign-in ran out in another tab'),
    'tab.refreshed': {
      name: 'Access renewed in another tab',
      from: 'page',
      payload: record({}, { accessExpiresInSeconds: NUMBER }),
      fixtures: [
        fixture(NAMES.fifteenMinutes, { accessExpiresInSeconds: 900 }),
        fixture('One second', { accessExpiresInSeconds: 1 }),
        fixture(NAMES.accessLifetimeUnknown, {}),
      ],
    },
    'signIn.succeeded': {
      name: 'Sign-in succeeded',
      from: 'page',
      payload: record({ viewer: VIEWER_SCHEMA }, { accessExpiresInSeconds: NUMBER }),
      fixtures: [
        fixture(FIXTURES.aPerson, { viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.aHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(NAMES.accessLifetimeUnknown, { viewer: SAMPLE_VIEWER }),
      ],
    },
    'signOut.completed': bare('page', EVENTS['signOut.completed']),
    'request.unauthorised': bare('page', 'Request refused as not signed in'),
    'network.restored': bare('page', EVENTS['network.restored']),
    'viewer.changed': {
      name: "Person's details changed",
      from: 'page',
      payload: record({ viewer: VIEWER_SCHEMA }),
      fixtures: [
        fixture(FIXTURES.aPerson, { viewer: SAMPLE_VIEWER }),
        fixture(FIXTURES.aHostileName, { viewer: HOSTILE_VIEWER }),
      ],
    },
  },
  actors: {
    loadUser: {
      name: 'Load the person',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.aPerson, { viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.aHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(NAMES.accessLifetimeUnknown, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: refusals(SESSION_PROBLEM_CODES),
    },
    refresh: {
      name: 'Renew the access',
      kind: 'promise',
      resolves: [
        fixture(NAMES.fifteenMinutes, { accessExpiresInSeconds: 900 }),
        fixture(NAMES.accessLifetimeUnknown, {}),
      ],
      rejects: refusals(SESSION_PROBLEM_CODES),
    },
    heartbeat: {
      name: 'Send a sign of life',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SESSION_PROBLEM_CODES),
    },
    tabs: {
      name: 'Channel to other tabs',
      kind: 'callback',
      resolves: [],
      rejects: [],
      sends: [
        fixture('Signed in in another tab', {
          type: 'tab.signedIn',
          viewer: SAMPLE_VIEWER,
          accessExpiresInSeconds: 900,
        }),
        fixture('Access renewed in another tab', { type: 'tab.refreshed', accessExpiresInSeconds: 900 }),
        fixture('Signed out in another tab', { type: 'tab.signedOut' }),
        fixture('Sign-in ran out in another tab', { type: 'tab.expired' }),
      ],
    },
  },
} satisfies MachineDetails<typeof sessionMachine>;
