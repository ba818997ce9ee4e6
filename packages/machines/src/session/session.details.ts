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
  lifeOfTheAccessNotTold: /*i18n*/ {
    id: 'machine.session.fixture.lifeOfTheAccessNotTold',
    message: 'Life of the access not told',
  },
  fifteenMinutes: /*i18n*/ { id: 'machine.session.fixture.fifteenMinutes', message: 'Fifteen minutes' },
} as const;

/** Session: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.session.name', message: 'Session' },
  purpose: /*i18n*/ {
    id: 'machine.session.purpose',
    message: 'Knows whether somebody is signed in, keeps the session alive and ends it once, in every tab.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.session.fixture.nothingKnown', message: 'Nothing known' },
      { firstPaint: { known: 'nothing' } },
    ),
    fixture(
      /*i18n*/ { id: 'machine.session.fixture.paintedAsSignedIn', message: 'Painted as signed in' },
      { firstPaint: { known: 'signedIn', viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 } },
    ),
    fixture(
      /*i18n*/ { id: 'machine.session.fixture.paintedAsSignedOut', message: 'Painted as signed out' },
      { firstPaint: { known: 'signedOut' } },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.session.fixture.onlyTheRefreshTokenHolds',
        message: 'Only the refresh token holds',
      },
      { firstPaint: { known: 'refreshable' } },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.session.fixture.pageReloadsAfterAFailure',
        message: 'Page reloads after a failure',
      },
      { firstPaint: { known: 'signedIn', viewer: SAMPLE_VIEWER }, reloadsOnFailure: true },
    ),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  ...SESSION_NAMES,
  events: {
    'tab.signedIn': {
      name: /*i18n*/ { id: 'machine.session.event.tab.signedIn', message: 'Signed in in another tab' },
      from: 'page',
      payload: record({ viewer: VIEWER_SCHEMA }, { accessExpiresInSeconds: NUMBER }),
      fixtures: [
        fixture(FIXTURES.aPerson, { viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.aHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(NAMES.lifeOfTheAccessNotTold, { viewer: SAMPLE_VIEWER }),
      ],
    },
    'tab.signedOut': bare(
      'page',
      /*i18n*/ { id: 'machine.session.event.tab.signedOut', message: 'Signed out in another tab' },
    ),
    'tab.refreshed': {
      name: /*i18n*/ { id: 'machine.session.event.tab.refreshed', message: 'Access renewed in another tab' },
      from: 'page',
      payload: record({}, { accessExpiresInSeconds: NUMBER }),
      fixtures: [
        fixture(NAMES.fifteenMinutes, { accessExpiresInSeconds: 900 }),
        fixture(
          /*i18n*/ { id: 'machine.session.fixture.oneSecond', message: 'One second' },
          { accessExpiresInSeconds: 1 },
        ),
        fixture(NAMES.lifeOfTheAccessNotTold, {}),
      ],
    },
    'signIn.succeeded': {
      name: /*i18n*/ { id: 'machine.session.event.signIn.succeeded', message: 'Sign-in succeeded' },
      from: 'page',
      payload: record({ viewer: VIEWER_SCHEMA }, { accessExpiresInSeconds: NUMBER }),
      fixtures: [
        fixture(FIXTURES.aPerson, { viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.aHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(NAMES.lifeOfTheAccessNotTold, { viewer: SAMPLE_VIEWER }),
      ],
    },
    'signOut.completed': bare('page', EVENTS['signOut.completed']),
    'request.unauthorised': bare(
      'page',
      /*i18n*/ {
        id: 'machine.session.event.request.unauthorised',
        message: 'Request refused as not signed in',
      },
    ),
    'network.restored': bare('page', EVENTS['network.restored']),
    'viewer.changed': {
      name: /*i18n*/ { id: 'machine.session.event.viewer.changed', message: "Person's details changed" },
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
      name: /*i18n*/ { id: 'machine.session.actor.loadUser', message: 'Load the person' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.aPerson, { viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(FIXTURES.aHostileName, { viewer: HOSTILE_VIEWER, accessExpiresInSeconds: 900 }),
        fixture(NAMES.lifeOfTheAccessNotTold, { viewer: SAMPLE_VIEWER }),
      ],
      rejects: refusals(SESSION_PROBLEM_CODES),
    },
    refresh: {
      name: /*i18n*/ { id: 'machine.session.actor.refresh', message: 'Renew the access' },
      kind: 'promise',
      resolves: [
        fixture(NAMES.fifteenMinutes, { accessExpiresInSeconds: 900 }),
        fixture(NAMES.lifeOfTheAccessNotTold, {}),
      ],
      rejects: refusals(SESSION_PROBLEM_CODES),
    },
    heartbeat: {
      name: /*i18n*/ { id: 'machine.session.actor.heartbeat', message: 'Send a sign of life' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SESSION_PROBLEM_CODES),
    },
    tabs: {
      name: /*i18n*/ { id: 'machine.session.actor.tabs', message: 'Channel to other tabs' },
      kind: 'callback',
      resolves: [],
      rejects: [],
      sends: [
        fixture(
          /*i18n*/ {
            id: 'machine.session.fixture.signedInInAnotherTab',
            message: 'Signed in in another tab',
          },
          { type: 'tab.signedIn', viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.session.fixture.accessRenewedInAnotherTab',
            message: 'Access renewed in another tab',
          },
          { type: 'tab.refreshed', accessExpiresInSeconds: 900 },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.session.fixture.signedOutInAnotherTab',
            message: 'Signed out in another tab',
          },
          { type: 'tab.signedOut' },
        ),
      ],
    },
  },
} satisfies MachineDetails<typeof sessionMachine>;
