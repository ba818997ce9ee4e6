import { LOGIN_PATH, loginPath } from '../addresses/redirect-target.ts';
import { qrConfirmPath } from '../addresses/qr-confirm-path.ts';
import { findRoute } from '../addresses/route-table.ts';
import { decisionRow } from './decide-route.ts';
import type { RouteFacts } from './decide-route.ts';
import { mobileAddress, mobilePlace, queryOf, staysHere } from './mobile-portal.ts';
import { readPageModes } from './page-modes.ts';
import type { BrowserAge, PageModes } from './page-modes.ts';

/** What the router does. Paths are on this site; an external address comes from the configuration alone. */
export type RouteDecision =
  | { go: 'allow'; modes: PageModes }
  | { go: 'notFound' }
  | { go: 'redirect'; path: string }
  | { go: 'external'; url: string };

/** Where a navigation wants to go. */
export interface RequestedLocation {
  /** Path, query and fragment. */
  href: string;
  pathname: string;
}

/** What a failed load of the user answers where the network gave no status. */
const UNAVAILABLE_STATUS = 503;

/** What an address does not say. */
export interface DecisionFacts extends Pick<RouteFacts, 'signedIn' | 'user' | 'landing'> {
  externalLoginUrl: string | null;
  /** The HTTP status that a failed load of the user answered. */
  status: number | null;
  /** @default 'desktop' */
  device?: RouteFacts['device'];
  /** Address of the mobile portal, where one is configured. */
  mobilePortalUrl?: string | null;
  /** @default 'current' */
  browser?: BrowserAge;
}

/** Decides on a navigation (B006 to B014). */
export function decideRoute(location: RequestedLocation, facts: DecisionFacts): RouteDecision {
  const access = findRoute(location.pathname)?.access ?? null;
  const mobilePortalUrl = facts.mobilePortalUrl ?? null;
  const row = decisionRow({
    ...facts,
    access,
    hasExternalLogin: facts.externalLoginUrl !== null,
    place: mobilePlace(location.pathname),
    device: facts.device ?? 'desktop',
    staysHere: staysHere(location.href),
    hasMobilePortal: mobilePortalUrl !== null,
  });
  switch (row.outcome) {
    case 'allow':
      return {
        go: 'allow',
        modes: readPageModes(Object.fromEntries(queryOf(location.href)), facts.browser),
      };
    case 'mobilePortal':
      return { go: 'external', url: mobileAddress(location, mobilePortalUrl ?? '') };
    case 'notFound':
      return { go: 'notFound' };
    case 'home':
      // A phone that has scanned a code is signed in already: it confirms.
      return { go: 'redirect', path: qrConfirmPath(location.href) ?? '/' };
    case 'login':
      return { go: 'redirect', path: loginPath(location.href) };
    case 'loginPlain':
      return { go: 'redirect', path: LOGIN_PATH };
    case 'externalLogin':
      return { go: 'external', url: facts.externalLoginUrl ?? LOGIN_PATH };
    case 'school':
      return {
        go: 'redirect',
        path: facts.landing?.found === 'school' ? `/portal/${facts.landing.schoolId}` : '/',
      };
    case 'abnormal':
      return abnormal(facts.landing?.found === 'failure' ? facts.landing.status : UNAVAILABLE_STATUS);
    case 'unavailable':
      return abnormal(facts.status ?? UNAVAILABLE_STATUS);
    default:
      return never(row.outcome);
  }
}

/** @param status an HTTP status; anything else (0 where the network failed) becomes 503 */
function abnormal(status: number): RouteDecision {
  const known = Number.isInteger(status) && status >= 400 && status <= 599;
  return { go: 'redirect', path: `/abnormal/${known ? status : UNAVAILABLE_STATUS}` };
}

function never(outcome: never): never {
  throw new Error(`Nothing is known of the outcome ${String(outcome)}.`);
}
