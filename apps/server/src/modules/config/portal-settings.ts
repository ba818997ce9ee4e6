import type { PortalSettings } from '@stoa/api/schema';
import type { Config } from '../../config.ts';
import { COOKIE_POLICY_VERSION, needsConsent } from '../statistics/consent.ts';
import { CLICK_CODES, viewCodesOf } from '../statistics/codes.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import type { Language } from '../../i18n/languages.ts';
import type { RuntimeConfig } from '../../core/config/runtime-config.ts';
import { helpCentreUrl, isOverseasDomain, pagesSwitchOf, showsSidebarPhone } from './region.ts';

/** Of the software, as the footer tells it. */
export const PRODUCT_VERSION = '1.0.0';
const SITE_DEFAULT: Language = 'zh_CN';
const OVERSEAS_DEFAULT: Language = 'en_US';

/** The language of a site where neither a person nor a school says which. */
export const siteLanguage = (region: Config['region']): Language =>
  region === 'cn' ? SITE_DEFAULT : OVERSEAS_DEFAULT;

/** What region, configuration and kind of school decide for the portal. */
export async function describePortal(
  { region, publicUrl }: Config,
  runtime: RuntimeConfig,
  school: SchoolRow | undefined,
): Promise<PortalSettings> {
  const get = async <K extends Parameters<RuntimeConfig['get']>[0]>(key: K) => (await runtime.get(key)).value;
  const [store, overseasHosts, whiteList] = await Promise.all([
    get('store-variant'),
    get('overseas-hosts'),
    get('customer-service-whitelist'),
  ]);
  const isOverseas = school?.type === 'o3';
  const isStore = school ? school.type === 'store' : store.enabled;
  return {
    region,
    variant: isStore ? 'store' : 'school',
    schoolId: school?.id ?? (store.enabled ? (store.schoolId ?? null) : null),
    isOverseas,
    defaultLanguage: school?.default_language ?? siteLanguage(region),
    pagesSwitch: pagesSwitchOf(await get('page-switch'), school?.id),
    product: { version: PRODUCT_VERSION },
    sidebar: { phone: showsSidebarPhone(region) },
    helpCentre: { url: helpCentreUrl(region, await get('help-centre')) },
    cookies: {
      consentNeeded: needsConsent(school),
      settingsLink: isOverseas && isOverseasDomain(region, publicUrl, overseasHosts),
      policyVersion: COOKIE_POLICY_VERSION,
    },
    analytics: { views: viewCodesOf(region), clicks: CLICK_CODES },
    mobilePortal: await get('mobile-portal'),
    externalLogin: { url: (await get('external-login')).url },
    customerService: { hidden: whiteList.includes(new URL(publicUrl).host) },
    logout: await get('logout'),
    heartbeat: await get('heartbeat'),
  };
}
