import { assign, setup } from 'xstate';
import { findRoute } from '../addresses/route-table.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, NotProvidedError } from '../shared/not-provided.ts';
import { hasCode, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import type { Landing } from './decide-route.ts';
import type { Device } from './decide-route.ts';
import { mobilePlace, staysHere } from './mobile-portal.ts';
import type { BrowserAge } from './page-modes.ts';
import { decideRoute } from './route-decision.ts';
import type { RequestedLocation, RouteDecision } from './route-decision.ts';

/** What the session says once it has settled. */
export interface SettledSession {
  signedIn: boolean;
  user: 'loaded' | 'failed';
  /** The HTTP status that a failed load answered, if it answered. */
  status?: number;
}

export interface RouteGuardInput {
  location: RequestedLocation;
  /** The configured login page outside of this site. */
  externalLoginUrl?: string | null;
  /** @default 'desktop' */
  device?: Device;
  /** @default 'current' */
  browser?: BrowserAge;
}

interface RouteGuardContext {
  location: RequestedLocation;
  externalLoginUrl: string | null;
  device: Device;
  browser: BrowserAge;
  /** Null where there is none, or where it could not be learned: then the page here does. */
  mobilePortalUrl: string | null;
  session: SettledSession;
  landing: Landing | null;
}

/** Decides on one navigation: it starts with it, asks for the facts that the route needs, and ends with the decision. */
export const routeGuardMachine = setup({
  types: {} as {
    context: RouteGuardContext;
    input: RouteGuardInput;
    output: RouteDecision;
    tags: 'deciding';
    meta: MachineMeta;
  },
  actors: {
    settleSession: notProvided<SettledSession>('settleSession'),
    loadLanding: notProvided<Landing, { signedIn: boolean }>('loadLanding'),
    loadMobilePortal: notProvided<{ url: string | null }>('loadMobilePortal'),
  },
  actions: {
    storeSession: assign({ session: (_, session: SettledSession) => session }),
    setLanding: assign({ landing: (_, landing: Landing) => landing }),
    setMobilePortal: assign({
      mobilePortalUrl: (_, { url }: { url: string | null }) => (isAddress(url) ? url : null),
    }),
    setNoMobilePortal: assign({
      mobilePortalUrl: (_, failure: Failure) => {
        if (failure.error instanceof NotProvidedError) throw failure.error;
        return null;
      },
    }),
    setSessionFailure: assign({ session: (_, failure: Failure) => sessionAfter(failure.error) }),
    setLandingFailure: assign({ landing: (_, failure: Failure) => landingAfter(failure.error) }),
  },
  guards: {
    mayLeaveForMobile: ({ context: { device, location } }) =>
      device === 'mobile' && mobilePlace(location.pathname) !== 'other' && !staysHere(location.href),
    needsNoSession: ({ context }) => (findRoute(context.location.pathname)?.access ?? 'open') === 'open',
    needsLanding: ({ context }) => findRoute(context.location.pathname)?.access === 'landing',
  },
}).createMachine({
  id: 'routeGuard',
  meta: {
    purpose: 'Decides whether a navigation goes on, and where it goes instead.',
    spec: ['B004', 'B005', 'B006', 'B007', 'B008', 'B009', 'B010', 'B011', 'B012', 'B013', 'B014'],
  },
  context: ({ input }) => ({
    location: input.location,
    externalLoginUrl: input.externalLoginUrl ?? null,
    device: input.device ?? 'desktop',
    browser: input.browser ?? 'current',
    mobilePortalUrl: null,
    session: { signedIn: false, user: 'loaded' },
    landing: null,
  }),
  output: ({ context }) => decisionOf(context),
  initial: 'classifying',
  states: {
    classifying: {
      tags: 'deciding',
      always: [
        { guard: 'mayLeaveForMobile', target: 'askingMobilePortal' },
        { guard: 'needsNoSession', target: 'decided' },
        { target: 'settlingSession' },
      ],
    },
    askingMobilePortal: {
      tags: 'deciding',
      invoke: {
        id: 'loadMobilePortal',
        src: 'loadMobilePortal',
        onDone: {
          target: 'decided',
          actions: { type: 'setMobilePortal', params: ({ event }) => event.output },
        },
        onError: {
          target: 'decided',
          actions: { type: 'setNoMobilePortal', params: ({ event }) => event },
        },
      },
    },
    settlingSession: {
      tags: 'deciding',
      invoke: {
        id: 'settleSession',
        src: 'settleSession',
        onDone: {
          target: 'classifyingLanding',
          actions: { type: 'storeSession', params: ({ event }) => event.output },
        },
        onError: {
          target: 'classifyingLanding',
          actions: { type: 'setSessionFailure', params: ({ event }) => event },
        },
      },
    },
    classifyingLanding: {
      tags: 'deciding',
      always: [{ guard: 'needsLanding', target: 'landing' }, { target: 'decided' }],
    },
    landing: {
      tags: 'deciding',
      invoke: {
        id: 'loadLanding',
        src: 'loadLanding',
        input: ({ context }) => ({ signedIn: context.session.signedIn }),
        onDone: { target: 'decided', actions: { type: 'setLanding', params: ({ event }) => event.output } },
        onError: { target: 'decided', actions: { type: 'setLandingFailure', params: ({ event }) => event } },
      },
    },
    decided: { type: 'final' },
  },
});

function decisionOf({
  location,
  externalLoginUrl,
  session,
  landing,
  device,
  browser,
  mobilePortalUrl,
}: RouteGuardContext): RouteDecision {
  return decideRoute(location, {
    device,
    browser,
    mobilePortalUrl,
    signedIn: session.signedIn,
    user: session.user,
    status: session.status ?? null,
    landing,
    externalLoginUrl,
  });
}

/** Only a clear answer says that nobody is signed in; any other failure blocks what needs a person (B011). */
function sessionAfter(error: unknown): SettledSession {
  if (error instanceof NotProvidedError) throw error;
  if (hasCode(error, UNAUTHENTICATED_CODES)) return { signedIn: false, user: 'loaded' };
  const status = statusOf(error);
  return { signedIn: true, user: 'failed', ...(status === null ? {} : { status }) };
}

/** A configured address that is none is as good as none. */
function isAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\/[^/]/i.test(url);
}

function landingAfter(error: unknown): Landing {
  if (error instanceof NotProvidedError) throw error;
  return { found: 'failure', status: statusOf(error) ?? 0 };
}

function statusOf(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' ? status : null;
}
