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
  name: 'Way out after signing out',
  inputs: [
    fixture('Own account', {
      method: '1',
      internal: false,
      environment: 'cn',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [],
    }),
    fixture('Own account with unused codes', {
      method: '1',
      internal: false,
      environment: 'cn',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [
        { code: 'code-1', ageSeconds: 20 },
        { code: 'code-2', ageSeconds: 900 },
      ],
    }),
    fixture('Stoa account', {
      method: '2',
      internal: false,
      environment: 'cn',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [],
    }),
    fixture('Corporate account in the internal network', {
      method: '3',
      internal: true,
      environment: 'cn',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [],
    }),
    fixture('Corporate account outside', {
      method: '3',
      internal: false,
      environment: 'cn',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [],
    }),
    fixture('Corporate account in the test network', {
      method: '3',
      internal: true,
      environment: 'sit',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [],
    }),
    fixture('Corporate account overseas', {
      method: '3',
      internal: false,
      environment: 'de',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [],
    }),
    fixture('Enterprise account', {
      method: '4',
      internal: false,
      environment: 'cn',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [],
    }),
    fixture('Way in not known', {
      method: null,
      internal: false,
      environment: 'cn',
      urls: SAMPLE_URLS,
      returnTo: '/account',
      pendingCodes: [],
    }),
    fixture('Nothing configured', {
      method: '4',
      internal: false,
      environment: 'cn',
      urls: {},
      returnTo: '/account',
      pendingCodes: [],
    }),
  ],
  states: {
    revokingCodes: 'Revoking unused codes',
    signingOut: 'Signing out',
    failed: STATES.failed,
    clearingLocal: 'Clearing this device',
    going: 'Leaving',
    left: STATES.gone,
  },
  events: {
    'logout.retried': bare('person', 'Sign-out retried'),
  },
  guards: {
    hasNoCodes: 'No codes to revoke',
    isSignedOutAlready: 'Is signed out already',
  },
  delays: {
    revokeLimit: DELAYS.revokeLimit,
    signOutLimit: 'Limit for signing out',
  },
  actors: {
    revokeCodes: {
      name: 'Revoke unused codes',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LOGOUT_PROBLEM_CODES),
    },
    signOut: {
      name: 'Sign out',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: [...refusals(LOGOUT_PROBLEM_CODES), ...refusals(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])],
    },
    clearLocal: {
      name: 'Clear this device',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LOGOUT_PROBLEM_CODES),
    },
    go: {
      name: 'Go to the next page',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LOGOUT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof logoutRoutingMachine>;
