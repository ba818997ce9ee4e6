import type { FooterConfig, FooterLink as ApiLink, PortalSettings } from '@stoa/api/schema';
import type { FooterLink } from '@stoa/ui/footer';
import { cookiesHref, helpCentreHref, legalHref } from '../app/links.ts';
import { countCode, openLayoutDialog } from '../app/layout-signals.ts';
import type { Language } from '../i18n/languages.ts';
import { isExternal } from './is-external.ts';

/** What decides where the links of a footer lead. */
export interface FooterPlace {
  language: Language;
  settings: PortalSettings | undefined;
  /** The start page of the school: its links have codes of their own there. */
  isStart: boolean;
}

/** The template that is used; undefined where none is. */
type UsedFooter = FooterConfig['templates'][number] | undefined;
type Target = Pick<FooterLink, 'href' | 'isExternal' | 'onPress'>;
type Kind = NonNullable<ApiLink['relateType']>;

const SAFE_URL = /^(https?:\/\/|\/(?![/\\]))/i;
/** The help centre here, or the portal that an operator runs for help (B051). */
function guide({ language, settings }: FooterPlace, type?: 1 | 2): Target {
  const own = settings?.helpCentre.url;
  if (own) return { href: own, isExternal: isExternal(own) };
  return { href: helpCentreHref(language, type) };
}

/** Where each type of link leads (B050); undefined where it leads nowhere and is left out. */
const TARGETS: Record<Kind, (link: ApiLink, place: FooterPlace) => Target | undefined> = {
  centerGuide: (_, place) => guide(place),
  stuGuide: (_, place) => guide(place, 1),
  manGuide: (_, place) => guide(place, 2),
  feedback: () => ({ onPress: () => openLayoutDialog('feedback') }),
  privacy: (_, { language }) => ({ href: legalHref('privacy', language) }),
  // Schools of the overseas variant on overseas domains alone (B033).
  cookieSettings: (_, { settings }) =>
    settings?.cookies.settingsLink ? { onPress: () => openLayoutDialog('cookies') } : undefined,
  cookiePolicy: (_, { language, settings }) => ({
    href: cookiesHref(language, settings?.isOverseas === true),
  }),
  custom: ({ relateUrl }) =>
    relateUrl && SAFE_URL.test(relateUrl)
      ? { href: relateUrl, isExternal: isExternal(relateUrl) }
      : undefined,
};

function linkOf(link: ApiLink, id: string, place: FooterPlace): FooterLink[] {
  const target = link.relateType ? TARGETS[link.relateType](link, place) : undefined;
  if (!target) return [];
  const { onPress } = target;
  return [
    {
      id,
      label: link.showName,
      ...target,
      onPress: () => {
        countCode(place.isStart ? link.indexAnaCode : link.collegeAnaCode);
        onPress?.();
      },
    },
  ];
}

/** The used footer's columns, without links that lead nowhere and without empty columns. */
export function footerColumns(
  used: UsedFooter,
  place: FooterPlace,
): { id: string; title: string; links: FooterLink[] }[] {
  return (used?.footerNavigations ?? [])
    .map((column, index) => ({
      id: String(index),
      title: column.showName,
      links: [column, ...column.children].flatMap((link, number) => linkOf(link, String(number), place)),
    }))
    .filter((column) => column.links.length > 0);
}

/** The codes to scan, in the reader's picture (B049). */
export function footerCodes(used: UsedFooter, language: Language) {
  return (used?.footerQrCodes ?? []).map(({ url, urlEn, urlMobile, showName, explainMobile }, index) => ({
    id: String(index),
    src: language === 'zh_CN' ? url : (urlEn ?? url),
    label: showName,
    caption: showName,
    // A phone cannot scan itself: it follows the address behind the code.
    ...(urlMobile && SAFE_URL.test(urlMobile)
      ? { href: urlMobile, hrefLabel: explainMobile ?? showName }
      : {}),
  }));
}
