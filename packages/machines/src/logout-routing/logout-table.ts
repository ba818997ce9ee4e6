/** How people of a school log in: own accounts '1', stoa '2', corporate '3', enterprise OAuth2 '4' (spec.md 3). */
export type LoginMethod = '1' | '2' | '3' | '4';
/** The environment labels of spec.md 3, and the one that its constants name besides. */
export const ENVIRONMENTS = ['sit', 'beta', 'uat', 'de', 'ru', 'sg', 'mx', 'cn'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The logout pages outside of this site, whose addresses the configuration gives. */
export const EXTERNAL_LOGOUTS = [
  'corporateInternal',
  'corporateExternal',
  'corporateInternalTest',
  'corporateExternalTest',
  'corporateOverseas',
  'enterprise',
] as const;
export type ExternalLogout = (typeof EXTERNAL_LOGOUTS)[number];

/** Where a logout leads by the table. */
export type LogoutOutcome = 'loginPage' | 'loginWithRedirect' | ExternalLogout;

/** Addresses of the configuration. A query can never change them. */
export type LogoutUrls = Partial<Record<ExternalLogout, string>>;

interface LogoutRow {
  method: LoginMethod | 'other';
  internal: boolean | 'any';
  zone: LogoutZone | 'any';
  outcome: LogoutOutcome;
}

type LogoutZone = 'test' | 'mainland' | 'overseas';

const ZONES: Record<Environment, LogoutZone> = {
  sit: 'test',
  beta: 'test',
  uat: 'test',
  de: 'overseas',
  ru: 'overseas',
  sg: 'overseas',
  mx: 'overseas',
  cn: 'mainland',
};

/** Logout by login method, internal-network flag and environment (B025): the first row that fits decides. */
export const LOGOUT_TABLE: readonly LogoutRow[] = [
  { method: '2', internal: 'any', zone: 'any', outcome: 'loginPage' },
  { method: '3', internal: true, zone: 'mainland', outcome: 'corporateInternal' },
  { method: '3', internal: false, zone: 'mainland', outcome: 'corporateExternal' },
  { method: '3', internal: true, zone: 'test', outcome: 'corporateInternalTest' },
  { method: '3', internal: false, zone: 'test', outcome: 'corporateExternalTest' },
  // The internal network ends at the border: there is one corporate logout overseas.
  { method: '3', internal: 'any', zone: 'overseas', outcome: 'corporateOverseas' },
  { method: '4', internal: 'any', zone: 'any', outcome: 'enterprise' },
  { method: 'other', internal: 'any', zone: 'any', outcome: 'loginWithRedirect' },
];

/** What the row of the table depends on. */
export interface LogoutFacts {
  /** The stored login method; null or anything unknown where nothing usable was stored. */
  method: string | null;
  internal: boolean;
  environment: Environment;
}

/** The row that decides on a logout. */
export function logoutRow(facts: LogoutFacts): LogoutRow {
  const zone = ZONES[facts.environment];
  const method = LOGOUT_TABLE.find((row) => row.method === facts.method)?.method ?? 'other';
  const found = LOGOUT_TABLE.find(
    (row) =>
      row.method === method &&
      (row.internal === 'any' || row.internal === facts.internal) &&
      (row.zone === 'any' || row.zone === zone),
  );
  if (found === undefined) throw new Error(`The logout table has no row for ${JSON.stringify(facts)}.`);
  return found;
}
