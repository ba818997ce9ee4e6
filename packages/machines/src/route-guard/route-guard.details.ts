import type { MachineDetails } from '../shared/machine-details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import type { routeGuardMachine } from './route-guard.machine.ts';

/** Route guard: what people read and try. */
export const details = {
  name: 'Route guard',
  inputs: [
    fixture('A page for members', { location: { href: '/account', pathname: '/account' } }),
    fixture('An open page', {
      location: { href: '/portal/1700000000000000001', pathname: '/portal/1700000000000000001' },
    }),
    fixture('The start page', { location: { href: '/', pathname: '/' } }),
    fixture('The sign-in page', { location: { href: '/login/index', pathname: '/login/index' } }),
    fixture('A page that does not exist', { location: { href: '/nowhere', pathname: '/nowhere' } }),
    fixture('A member page with an external sign-in', {
      location: { href: '/account?tab=2', pathname: '/account' },
      externalLoginUrl: 'https://id.example.org/login',
    }),
    fixture('An open page on a phone', {
      location: { href: '/portal/1700000000000000001', pathname: '/portal/1700000000000000001' },
      device: 'mobile',
    }),
    fixture('A phone that stays here', {
      location: {
        href: '/portal/1700000000000000001?noRedirect=1',
        pathname: '/portal/1700000000000000001',
      },
      device: 'mobile',
    }),
    fixture('An old browser', {
      location: { href: '/portal/1700000000000000001', pathname: '/portal/1700000000000000001' },
      browser: 'old',
    }),
  ],
  states: {
    classifying: 'Sorting the address',
    askingMobilePortal: 'Asking for the mobile portal',
    settlingSession: 'Waiting for the session',
    classifyingLanding: 'Sorting the start page',
    landing: 'Finding the start page',
    decided: 'Decided',
  },
  events: {},
  guards: {
    mayLeaveForMobile: 'May go to the mobile portal',
    needsNoSession: 'Needs no session',
    needsLanding: 'Start page has to be found',
  },
  delays: {},
  actors: {
    settleSession: {
      name: 'Wait for the session',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, { signedIn: true, user: 'loaded' }),
        fixture(FIXTURES.notSignedIn, { signedIn: false, user: 'loaded' }),
        fixture('Signed in, person not loaded', { signedIn: true, user: 'failed', status: 500 }),
        fixture('Network failure while loading the person', { signedIn: true, user: 'failed' }),
      ],
      rejects: [...refusals(['NETWORK', 'UNAUTHENTICATED', 'NOT_FOUND', 'INTERNAL_ERROR', 'UNKNOWN'])],
    },
    loadLanding: {
      name: 'Find the start page',
      kind: 'promise',
      resolves: [
        fixture('A school', { found: 'school', schoolId: SAMPLE_SCHOOL_ID }),
        fixture(FIXTURES.noSchool, { found: 'nothing' }),
        fixture('Failure with status 403', { found: 'failure', status: 403 }),
      ],
      rejects: [...refusals(['NETWORK', 'UNAUTHENTICATED', 'NOT_FOUND', 'INTERNAL_ERROR', 'UNKNOWN'])],
    },
    loadMobilePortal: {
      name: 'Load the address of the mobile portal',
      kind: 'promise',
      resolves: [
        fixture('A mobile portal', { url: 'https://m.example.org' }),
        fixture('No mobile portal', { url: null }),
        fixture('An address that is none', { url: 'javascript:alert(1)' }),
      ],
      rejects: refusals(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof routeGuardMachine>;
