import type { Region } from '../../config.ts';
import type { PublicConfig } from '../../core/config/public-keys.ts';

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

/** What the portal decides by which renderer draws a school's pages (B054): the v1 list goes before the other. */
export const pagesSwitchOf = (
  { v1PagesWhiteList, v2PagesWhiteList, mainSwitch }: PublicConfig['page-switch'],
  schoolId: string | undefined,
): { listedAs: 'v1' | 'v2' | null; mainSwitch: 0 | 1 } => {
  const isOn = (list: readonly string[]): boolean => schoolId !== undefined && list.includes(schoolId);
  return { listedAs: isOn(v1PagesWhiteList) ? 'v1' : isOn(v2PagesWhiteList) ? 'v2' : null, mainSwitch };
};
