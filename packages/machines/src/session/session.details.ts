import type { MachineDetails } from '../shared/machine-details.ts';
import { NUMBER, record } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { HOSTILE_VIEWER, SAMPLE_VIEWER, VIEWER_SCHEMA } from '../details/sample-values.ts';
import { SESSION_PROBLEM_CODES } from './index.ts';
import type { sessionMachine } from './session.machine.ts';

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
  states: {
    unknown: /*i18n*/ { id: 'machine.session.state.unknown', message: 'Not known yet' },
    restoring: /*i18n*/ { id: 'machine.session.state.restoring', message: 'Restoring the session' },
    'restoring.deciding': STATES.deciding,
    'restoring.loadingUser': /*i18n*/ {
      id: 'machine.session.state.restoring.loadingUser',
      message: 'Loading the person',
    },
    'restoring.refreshing': /*i18n*/ {
      id: 'machine.session.state.restoring.refreshing',
      message: 'Renewing access',
    },
    'restoring.loadingRefreshedUser': /*i18n*/ {
      id: 'machine.session.state.restoring.loadingRefreshedUser',
      message: 'Loading the person after renewal',
    },
    'restoring.judging': /*i18n*/ {
      id: 'machine.session.state.restoring.judging',
      message: 'Weighing the failure',
    },
    'restoring.waiting': STATES.waiting,
    signedIn: STATES.signedIn,
    'signedIn.tokens': /*i18n*/ { id: 'machine.session.state.signedIn.tokens', message: 'Access' },
    'signedIn.tokens.fresh': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.fresh',
      message: 'Up to date',
    },
    'signedIn.tokens.refreshing': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing',
      message: 'Renewing access',
    },
    'signedIn.tokens.refreshing.requesting': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing.requesting',
      message: 'Asking for new access',
    },
    'signedIn.tokens.refreshing.judging': STATES.judging,
    'signedIn.tokens.refreshing.awaitingOtherTab': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing.awaitingOtherTab',
      message: 'Waiting for another tab',
    },
    'signedIn.tokens.refreshing.reloadingUser': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing.reloadingUser',
      message: 'Loading the person again',
    },
    'signedIn.tokens.refreshing.judgingUser': /*i18n*/ {
      id: 'machine.session.state.signedIn.tokens.refreshing.judgingUser',
      message: 'Weighing the failed person',
    },
    'signedIn.tokens.refreshing.waiting': STATES.waiting,
    'signedIn.heartbeat': /*i18n*/ {
      id: 'machine.session.state.signedIn.heartbeat',
      message: 'Sign of life',
    },
    'signedIn.heartbeat.resting': STATES.resting,
    'signedIn.heartbeat.beating': /*i18n*/ {
      id: 'machine.session.state.signedIn.heartbeat.beating',
      message: 'Sending a sign of life',
    },
    signedOut: STATES.signedOut,
    'signedOut.visitor': STATES.visitor,
    'signedOut.left': /*i18n*/ { id: 'machine.session.state.signedOut.left', message: 'Left on purpose' },
    'signedOut.expired': /*i18n*/ {
      id: 'machine.session.state.signedOut.expired',
      message: 'Session expired',
    },
    'signedOut.elsewhere': /*i18n*/ {
      id: 'machine.session.state.signedOut.elsewhere',
      message: 'Signed out in another tab',
    },
    'signedOut.disabled': STATES.disabled,
    'signedOut.unverified': STATES.unverified,
  },
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
  guards: {
    paintedSignedIn: /*i18n*/ {
      id: 'machine.session.guard.paintedSignedIn',
      message: 'First paint: signed in',
    },
    paintedSignedOut: /*i18n*/ {
      id: 'machine.session.guard.paintedSignedOut',
      message: 'First paint: signed out',
    },
    paintedRefreshable: /*i18n*/ {
      id: 'machine.session.guard.paintedRefreshable',
      message: 'First paint: can be renewed',
    },
    isUnauthenticated: /*i18n*/ {
      id: 'machine.session.guard.isUnauthenticated',
      message: 'Not signed in for the server',
    },
    isRefused: GUARDS.isRefused,
    isRefusedButRefreshedElsewhere: /*i18n*/ {
      id: 'machine.session.guard.isRefusedButRefreshedElsewhere',
      message: 'Refused, but renewed in another tab',
    },
    isDisabled: GUARDS.isDisabled,
    isUnverified: GUARDS.isUnverified,
  },
  delays: {
    heartbeatInterval: /*i18n*/ {
      id: 'machine.session.delay.heartbeatInterval',
      message: 'Time between signs of life',
    },
    refreshDue: /*i18n*/ { id: 'machine.session.delay.refreshDue', message: 'Time until renewal' },
    otherTabGrace: /*i18n*/ { id: 'machine.session.delay.otherTabGrace', message: 'Time for another tab' },
    backOff: DELAYS.backOff,
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
