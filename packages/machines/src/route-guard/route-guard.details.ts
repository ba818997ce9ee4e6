import type { MachineDetails } from '../shared/machine-details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import type { routeGuardMachine } from './route-guard.machine.ts';

/** Route guard: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.routeGuard.name', message: 'Route guard' },
  purpose: /*i18n*/ {
    id: 'machine.routeGuard.purpose',
    message: 'Decides whether a navigation goes on, and where it goes instead.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.routeGuard.fixture.aPageForMembers', message: 'A page for members' },
      { location: { href: '/account', pathname: '/account' } },
    ),
    fixture(
      /*i18n*/ { id: 'machine.routeGuard.fixture.anOpenPage', message: 'An open page' },
      { location: { href: '/portal/1700000000000000001', pathname: '/portal/1700000000000000001' } },
    ),
    fixture(
      /*i18n*/ { id: 'machine.routeGuard.fixture.theStartPage', message: 'The start page' },
      { location: { href: '/', pathname: '/' } },
    ),
    fixture(
      /*i18n*/ { id: 'machine.routeGuard.fixture.theSignInPage', message: 'The sign-in page' },
      { location: { href: '/login/index', pathname: '/login/index' } },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.routeGuard.fixture.aPageThatDoesNotExist',
        message: 'A page that does not exist',
      },
      { location: { href: '/nowhere', pathname: '/nowhere' } },
    ),
    fixture(
      /*i18n*/ {
        id: 'machine.routeGuard.fixture.aMemberPageWithAnExternalSignIn',
        message: 'A member page with an external sign-in',
      },
      {
        location: { href: '/account?tab=2', pathname: '/account' },
        externalLoginUrl: 'https://id.example.org/login',
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.routeGuard.fixture.anOpenPageOnAPhone', message: 'An open page on a phone' },
      {
        location: { href: '/portal/1700000000000000001', pathname: '/portal/1700000000000000001' },
        device: 'mobile',
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.routeGuard.fixture.aPhoneThatStaysHere', message: 'A phone that stays here' },
      {
        location: {
          href: '/portal/1700000000000000001?noRedirect=1',
          pathname: '/portal/1700000000000000001',
        },
        device: 'mobile',
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.routeGuard.fixture.anOldBrowser', message: 'An old browser' },
      {
        location: { href: '/portal/1700000000000000001', pathname: '/portal/1700000000000000001' },
        browser: 'old',
      },
    ),
  ],
  states: {
    classifying: /*i18n*/ { id: 'machine.routeGuard.state.classifying', message: 'Sorting the address' },
    askingMobilePortal: /*i18n*/ {
      id: 'machine.routeGuard.state.askingMobilePortal',
      message: 'Asking for the mobile portal',
    },
    settlingSession: /*i18n*/ {
      id: 'machine.routeGuard.state.settlingSession',
      message: 'Waiting for the session',
    },
    classifyingLanding: /*i18n*/ {
      id: 'machine.routeGuard.state.classifyingLanding',
      message: 'Sorting the start page',
    },
    landing: /*i18n*/ { id: 'machine.routeGuard.state.landing', message: 'Finding the start page' },
    decided: /*i18n*/ { id: 'machine.routeGuard.state.decided', message: 'Decided' },
  },
  events: {},
  guards: {
    mayLeaveForMobile: /*i18n*/ {
      id: 'machine.routeGuard.guard.mayLeaveForMobile',
      message: 'May go to the mobile portal',
    },
    needsNoSession: /*i18n*/ { id: 'machine.routeGuard.guard.needsNoSession', message: 'Needs no session' },
    needsLanding: /*i18n*/ {
      id: 'machine.routeGuard.guard.needsLanding',
      message: 'Start page has to be found',
    },
  },
  delays: {},
  actors: {
    settleSession: {
      name: /*i18n*/ { id: 'machine.routeGuard.actor.settleSession', message: 'Wait for the session' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.signedIn, { signedIn: true, user: 'loaded' }),
        fixture(FIXTURES.notSignedIn, { signedIn: false, user: 'loaded' }),
        fixture(
          /*i18n*/ {
            id: 'machine.routeGuard.fixture.signedInPersonNotLoaded',
            message: 'Signed in, person not loaded',
          },
          { signedIn: true, user: 'failed', status: 500 },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.routeGuard.fixture.networkFailureWhileLoadingThePerson',
            message: 'Network failure while loading the person',
          },
          { signedIn: true, user: 'failed' },
        ),
      ],
      rejects: [...refusals(['NETWORK', 'UNAUTHENTICATED', 'NOT_FOUND', 'INTERNAL_ERROR', 'UNKNOWN'])],
    },
    loadLanding: {
      name: /*i18n*/ { id: 'machine.routeGuard.actor.loadLanding', message: 'Find the start page' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.routeGuard.fixture.aSchool', message: 'A school' },
          { found: 'school', schoolId: SAMPLE_SCHOOL_ID },
        ),
        fixture(FIXTURES.noSchool, { found: 'nothing' }),
        fixture(
          /*i18n*/ {
            id: 'machine.routeGuard.fixture.failureWithStatus403',
            message: 'Failure with status 403',
          },
          { found: 'failure', status: 403 },
        ),
      ],
      rejects: [...refusals(['NETWORK', 'UNAUTHENTICATED', 'NOT_FOUND', 'INTERNAL_ERROR', 'UNKNOWN'])],
    },
    loadMobilePortal: {
      name: /*i18n*/ {
        id: 'machine.routeGuard.actor.loadMobilePortal',
        message: 'Load the address of the mobile portal',
      },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.routeGuard.fixture.aMobilePortal', message: 'A mobile portal' },
          { url: 'https://m.example.org' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.routeGuard.fixture.noMobilePortal', message: 'No mobile portal' },
          { url: null },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.routeGuard.fixture.anAddressThatIsNone',
            message: 'An address that is none',
          },
          { url: 'javascript:alert(1)' },
        ),
      ],
      rejects: refusals(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof routeGuardMachine>;
