import type { Region } from '../../config.ts';
import type { PublicConfig } from './public-keys.ts';

/** Where the sidebar shows the phone number (B034). */
const PHONE_REGIONS: ReadonlySet<Region> = new Set(['sit', 'beta', 'cn']);
/** Regions whose sites are overseas domains. */
const OVERSEAS_REGIONS: ReadonlySet<Region> = new Set(['de', 'ru', 'sg', 'mx']);

export const showsSidebarPhone = (region: Region): boolean => PHONE_REGIONS.has(region);

/** Whether the site is on an overseas domain: by its region, or because the operator says so of its host. */
export const isOverseasDomain = (region: Region, publicUrl: string, hosts: readonly string[]): boolean =>
  OVERSEAS_REGIONS.has(region) || hosts.includes(new URL(publicUrl).host);

/** Test, pre-production or production: the help centre has a host for each (B051). */
export const environmentOf = (region: Region): 'test' | 'preProduction' | 'production' =>
  region === 'sit' ? 'test' : region === 'uat' || region === 'beta' ? 'preProduction' : 'production';

/** Where the help centre is, where it is a portal of its own; null for the pages of the product. */
export function helpCentreUrl(
  region: Region,
  { schoolId, hosts }: PublicConfig['help-centre'],
): string | null {
  if (!schoolId) return null;
  return `${hosts?.[environmentOf(region)] ?? ''}/portal/${schoolId}`;
}

/** v1 if the school is on its white list, v2 if on that one, otherwise v1 while the main switch is 0, else v2 (B054). */
export function decidePageType(
  { v1PagesWhiteList, v2PagesWhiteList, mainSwitch }: PublicConfig['page-switch'],
  schoolId: string | undefined,
): 'v1' | 'v2' {
  if (schoolId && v1PagesWhiteList.includes(schoolId)) return 'v1';
  if (schoolId && v2PagesWhiteList.includes(schoolId)) return 'v2';
  return mainSwitch === 0 ? 'v1' : 'v2';
}
