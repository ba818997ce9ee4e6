import type { RouteAccess } from '../addresses/route-table.ts';
import type { MobilePlace } from './mobile-portal.ts';

/** What landing on / found out. */
export type Landing =
  | { found: 'school'; schoolId: string }
  | { found: 'nothing' }
  /** The school or the first school could not be fetched. */
  | { found: 'failure'; status: number };

/** All that a decision depends on. */
export interface RouteFacts {
  /** null: there is no such route. */
  access: RouteAccess | null;
  signedIn: boolean;
  /** Whether the signed-in person's data could be loaded. */
  user: 'loaded' | 'failed';
  /** Only asked for on /. */
  landing: Landing | null;
  /** Whether a login page outside of this site is configured. */
  hasExternalLogin: boolean;
  place: MobilePlace;
  device: Device;
  /** noRedirect=1: somebody asked to stay on this portal. */
  staysHere: boolean;
  /** Whether a mobile portal is configured. */
  hasMobilePortal: boolean;
}

/** What a page is opened with. */
export type Device = 'mobile' | 'desktop';

/** Each outcome of the table by name. */
export type RouteOutcome =
  | 'allow'
  | 'mobilePortal'
  | 'login'
  | 'loginPlain'
  | 'externalLogin'
  | 'home'
  | 'school'
  | 'abnormal'
  | 'unavailable'
  | 'notFound';

interface DecisionRow {
  access: RouteAccess | 'none';
  signedIn: boolean | 'any';
  user: RouteFacts['user'] | 'any';
  landing: Landing['found'] | 'any';
  hasExternalLogin: boolean | 'any';
  place: MobilePlace | 'any';
  device: Device | 'any';
  staysHere: boolean | 'any';
  hasMobilePortal: boolean | 'any';
  outcome: RouteOutcome;
  spec: string;
}

const ANY = {
  signedIn: 'any',
  user: 'any',
  landing: 'any',
  hasExternalLogin: 'any',
  place: 'any',
  device: 'any',
  staysHere: 'any',
  hasMobilePortal: 'any',
} as const;
const TO_MOBILE = { ...ANY, device: 'mobile', staysHere: false, hasMobilePortal: true } as const;

/** The guard as a table: the first row that fits decides, and for all facts there is one. */
export const DECISION_TABLE: readonly DecisionRow[] = [
  { ...ANY, access: 'none', outcome: 'notFound', spec: 'B004' },
  { ...TO_MOBILE, access: 'open', place: 'portal', outcome: 'mobilePortal', spec: 'B008' },
  { ...TO_MOBILE, access: 'open', place: 'search', outcome: 'mobilePortal', spec: 'B008' },
  { ...ANY, access: 'open', outcome: 'allow', spec: 'B006' },
  { ...ANY, access: 'signIn', signedIn: true, user: 'loaded', outcome: 'home', spec: 'B007' },
  // Sending somebody to / whose data cannot be loaded would only fail there; login is a public page and goes on.
  { ...ANY, access: 'signIn', signedIn: true, user: 'failed', outcome: 'allow', spec: 'B011' },
  { ...ANY, access: 'signIn', signedIn: false, outcome: 'allow', spec: 'B006' },
  { ...ANY, access: 'member', signedIn: false, outcome: 'login', spec: 'B006' },
  { ...ANY, access: 'member', signedIn: true, user: 'loaded', outcome: 'allow', spec: 'B006' },
  { ...ANY, access: 'member', signedIn: true, user: 'failed', outcome: 'unavailable', spec: 'B011' },
  { ...ANY, access: 'landing', landing: 'failure', outcome: 'abnormal', spec: 'B010' },
  { ...ANY, access: 'landing', landing: 'school', outcome: 'school', spec: 'B009' },
  // Somebody who is signed in but has no school yet chooses one; sending them to login would send them back here.
  { ...ANY, access: 'landing', signedIn: true, outcome: 'allow', spec: 'B009' },
  {
    ...ANY,
    access: 'landing',
    signedIn: false,
    hasExternalLogin: true,
    outcome: 'externalLogin',
    spec: 'B009',
  },
  {
    ...ANY,
    access: 'landing',
    signedIn: false,
    hasExternalLogin: false,
    outcome: 'loginPlain',
    spec: 'B009',
  },
];

/** The row that decides. */
export function decisionRow(facts: RouteFacts): DecisionRow {
  const found = DECISION_TABLE.find(
    (row) =>
      row.access === (facts.access ?? 'none') &&
      agrees(row.signedIn, facts.signedIn) &&
      agrees(row.user, facts.user) &&
      agrees(row.landing, facts.landing?.found ?? 'nothing') &&
      agrees(row.hasExternalLogin, facts.hasExternalLogin) &&
      agrees(row.place, facts.place) &&
      agrees(row.device, facts.device) &&
      agrees(row.staysHere, facts.staysHere) &&
      agrees(row.hasMobilePortal, facts.hasMobilePortal),
  );
  if (found === undefined) throw new Error(`The guard's table has no row for ${JSON.stringify(facts)}.`);
  return found;
}

function agrees<Value>(wanted: Value | 'any', given: Value): boolean {
  return wanted === 'any' || wanted === given;
}
