import { findRoute } from '../addresses/route-table.ts';
import type { RequestedLocation } from './route-decision.ts';

/** What the mobile search understands of an address here (B008). */
export const CARRIED_TO_SEARCH = [
  'keyword',
  'categoryIds',
  'sort',
  'member',
  'vipPackageId',
  'cardType',
  'from',
] as const;

/** Pages that the mobile portal has as well. */
export type MobilePlace = 'portal' | 'search' | 'other';

/** Which page of the mobile portal stands for this one. */
export function mobilePlace(pathname: string): MobilePlace {
  const route = findRoute(pathname);
  if (route?.id === 'R03') return 'search';
  return route?.pattern === '/portal/{schoolId}' || route?.id === 'R16' ? 'portal' : 'other';
}

/** Whether somebody asked to stay on this portal. */
export const staysHere = (href: string): boolean => queryOf(href).get('noRedirect') === '1';

/**
 * The same page of the mobile portal: same path; of a search what the mobile search understands.
 * @param base address of the mobile portal, from the configuration alone
 */
export function mobileAddress({ href, pathname }: RequestedLocation, base: string): string {
  const path = `${base.replace(/\/+$/, '')}${pathname.replace(/\/$/, '')}`;
  if (mobilePlace(pathname) !== 'search') return path;
  const given = queryOf(href);
  const carried = new URLSearchParams();
  for (const name of CARRIED_TO_SEARCH) {
    for (const value of given.getAll(name)) if (value !== '') carried.append(name, value);
  }
  return carried.size === 0 ? path : `${path}?${carried.toString()}`;
}

/** The query of an address within this site. */
export function queryOf(href: string): URLSearchParams {
  const start = href.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : href.slice(start).split('#', 1)[0]);
}
