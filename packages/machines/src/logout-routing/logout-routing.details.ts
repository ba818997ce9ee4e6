import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { LOGOUT_PROBLEM_CODES } from './index.ts';
import { SAMPLE_URLS } from './logout-routing.samples.details.ts';
import type { logoutRoutingMachine } from './logout-routing.machine.ts';

/** Way out after signing out: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.logoutRouting.name', message: 'Way out after signing out' },
  purpose: /*i18n*/ {
    id: 'machine.logoutRouting.purpose',
    message: 'Signs a person out everywhere and leads them to the right place afterwards.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.logoutRouting.fixture.ownAccount', message: 'Own account' },
      {
        method: '1',
        internal: false,
        environment: 'cn',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [],
      },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.logoutRouting.fixture.ownAccountWithUnusedCodes',
        message: 'Own account with unused codes',
      },
      {
        method: '1',
        internal: false,
        environment: 'cn',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [
          { code: 'code-1', ageSeconds: 20 },
          { code: 'code-2', ageSeconds: 900 },
        ],
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.logoutRouting.fixture.stoaAccount', message: 'Stoa account' },
      {
        method: '2',
        internal: false,
        environment: 'cn',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [],
      },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.logoutRouting.fixture.corporateAccountInTheInternalNetwork',
        message: 'Corporate account in the internal network',
      },
      {
        method: '3',
        internal: true,
        environment: 'cn',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [],
      },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.logoutRouting.fixture.corporateAccountOutside',
        message: 'Corporate account outside',
      },
      {
        method: '3',
        internal: false,
        environment: 'cn',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [],
      },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.logoutRouting.fixture.corporateAccountInTheTestNetwork',
        message: 'Corporate account in the test network',
      },
      {
        method: '3',
        internal: true,
        environment: 'sit',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [],
      },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.logoutRouting.fixture.corporateAccountOverseas',
        message: 'Corporate account overseas',
      },
      {
        method: '3',
        internal: false,
        environment: 'de',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [],
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.logoutRouting.fixture.enterpriseAccount', message: 'Enterprise account' },
      {
        method: '4',
        internal: false,
        environment: 'cn',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [],
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.logoutRouting.fixture.wayInNotKnown', message: 'Way in not known' },
      {
        method: null,
        internal: false,
        environment: 'cn',
        urls: SAMPLE_URLS,
        returnTo: '/account',
        pendingCodes: [],
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.logoutRouting.fixture.nothingConfigured', message: 'Nothing configured' },
      { method: '4', internal: false, environment: 'cn', urls: {}, returnTo: '/account', pendingCodes: [] },
    ),
  ],
  states: {
    revokingCodes: /*i18n*/ {
      id: 'machine.logoutRouting.state.revokingCodes',
      message: 'Revoking unused codes',
    },
    signingOut: /*i18n*/ { id: 'machine.logoutRouting.state.signingOut', message: 'Signing out' },
    failed: STATES.failed,
    clearingLocal: /*i18n*/ {
      id: 'machine.logoutRouting.state.clearingLocal',
      message: 'Clearing this device',
    },
    going: /*i18n*/ { id: 'machine.logoutRouting.state.going', message: 'Leaving' },
    gone: STATES.gone,
  },
  events: {
    'logout.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.logoutRouting.event.logout.retried', message: 'Sign-out retried' },
    ),
  },
  guards: {
    hasNoCodes: /*i18n*/ { id: 'machine.logoutRouting.guard.hasNoCodes', message: 'No codes to revoke' },
    isSignedOutAlready: /*i18n*/ {
      id: 'machine.logoutRouting.guard.isSignedOutAlready',
      message: 'Is signed out already',
    },
  },
  delays: {
    revokeLimit: DELAYS.revokeLimit,
    signOutLimit: /*i18n*/ {
      id: 'machine.logoutRouting.delay.signOutLimit',
      message: 'Limit for signing out',
    },
  },
  actors: {
    revokeCodes: {
      name: /*i18n*/ { id: 'machine.logoutRouting.actor.revokeCodes', message: 'Revoke unused codes' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LOGOUT_PROBLEM_CODES),
    },
    signOut: {
      name: /*i18n*/ { id: 'machine.logoutRouting.actor.signOut', message: 'Sign out' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: [...refusals(LOGOUT_PROBLEM_CODES), ...refusals(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])],
    },
    clearLocal: {
      name: /*i18n*/ { id: 'machine.logoutRouting.actor.clearLocal', message: 'Clear this device' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LOGOUT_PROBLEM_CODES),
    },
    go: {
      name: /*i18n*/ { id: 'machine.logoutRouting.actor.go', message: 'Go to the next page' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LOGOUT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof logoutRoutingMachine>;
