import type { PageName } from '@stoa/api/schema';

const ID = String.raw`[0-8]\d{18}`;
const NAMES: readonly [RegExp, PageName][] = [
  [new RegExp(`^/portal/${ID}/search`), 'search'],
  [new RegExp(`^/portal/${ID}/more`), 'more'],
  [new RegExp(`^/portal/${ID}/resource/`), 'resource'],
  [new RegExp(`^/portal/${ID}/sub-school`), 'subSchool'],
  [new RegExp(`^/portal/${ID}/?$`), 'home'],
  [/^\/classInfo\//, 'class'],
  [/^\/feedback\//, 'feedback'],
  [/^\/complaintReport\//, 'complaint'],
  [/^\/helpCenter\//, 'help'],
  [/^\/login\//, 'login'],
  [/^\/register\//, 'register'],
];

/** The kind of page that an address is counted as. */
export const pageNameOf = (pathname: string): PageName =>
  NAMES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
