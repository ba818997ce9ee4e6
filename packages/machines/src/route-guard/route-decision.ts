import { LOGIN_PATH, loginPath } from '../addresses/redirect-target.ts';
import { qrConfirmPath } from '../addresses/qr-confirm-path.ts';
import { findRoute } from '../addresses/route-table.ts';
import { decisionRow } from './decide-route.ts';
import type { RouteFacts } from './decide-route.ts';

/** What the router does. Paths are on this site; an external address comes from the configuration alone. */
export type RouteDecision =
  { go: 'allow' } | { go: 'notFound' } | { go: 'redirect'; path: string } | { go: 'external'; url: string };

/** Where a navigation wants to go. */
export interface RequestedLocation {
  /** Path, query and fragment. */
  href: string;
  pathname: string;
}

/** What a failed load of the user answers where the network gave no status. */
const UNAVAILABLE_STATUS = 503;
/** Decides on a navigation (B006, B007, B009 to B011). */
export function decideRoute(
  location: RequestedLocation,
  facts: Omit<RouteFacts, 'access' | 'hasExternalLogin'> & {
    externalLoginUrl: string | null;
    status: number | null;
  },
): RouteDecision {
  const access = findRoute(location.pathname)?.access ?? null;
  const row = decisionRow({ ...facts, access, hasExternalLogin: facts.externalLoginUrl !== null });
  switch (row.outcome) {
    case 'allow':
      return { go: 'allow' };
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
