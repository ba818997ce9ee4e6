import type {
  NavigationEntry,
  SiteEntry,
  SiteLink,
  SiteParent,
  SitePart,
  SiteSettings,
} from '@stoa/api/schema';
import type { Language } from '../../../../i18n/languages.ts';

/** All that a sub-school can take of the school it belongs to. */
const PARTS: readonly SitePart[] = [
  'color',
  'logo',
  'icon',
  'type',
  'header',
  'footer',
  'footerLinks',
  'navigation',
  'pages',
];

/** What can be taken of a school: links, navigation and pages of one that is not open to everybody cannot. */
export function partsOf({ footer: footerLinks, navigation, pages }: SiteParent): SitePart[] {
  const reported: Partial<Record<SitePart, unknown>> = { footerLinks, navigation, pages };
  return PARTS.filter((part) => reported[part] !== null);
}

/** The settings with parts that come from the school above, or are their own again. Own values are kept. */
export function takeParts(site: SiteSettings, parts: readonly SitePart[], isTaken: boolean): SiteSettings {
  const { inherited: before = [], parentPages, ...own } = site;
  const inherited = PARTS.filter((part) => (parts.includes(part) ? isTaken : before.includes(part)));
  // Pages are taken wholly here; for some of them see takePages.
  const isStored = parentPages !== undefined && !parts.includes('pages');
  return {
    ...own,
    ...(inherited.length > 0 ? { inherited } : {}),
    ...(isStored ? { parentPages } : {}),
  };
}

/** Which pages of the school above stand in a sub-school: all of them, or these. */
export const takenPages = ({ inherited = [], parentPages }: SiteSettings): 'all' | readonly string[] =>
  inherited.includes('pages') ? (parentPages ?? 'all') : [];

/** Whether a page of the school above stands in a sub-school, as far as that can be. */
export function isTaken(site: SiteSettings, parent: SiteParent | undefined, pageId: string): boolean {
  const taken = takenPages(site);
  const isThere = parent?.pages?.some((page) => page.pageId === pageId) ?? false;
  return isThere && (taken === 'all' || taken.includes(pageId));
}

/** The settings without one page of the school above. Those that are made there later are not taken any more. */
export function leavePage(site: SiteSettings, parent: SiteParent, pageId: string): SiteSettings {
  const taken = takenPages(site);
  const ids = taken === 'all' ? (parent.pages ?? []).map((page) => page.pageId) : taken;
  return takePages(
    site,
    ids.filter((id) => id !== pageId),
  );
}

/** The settings with other pages from the school above. */
export function takePages(site: SiteSettings, pages: 'all' | readonly string[]): SiteSettings {
  const taken = takeParts(site, ['pages'], pages.length > 0);
  return pages === 'all' || pages.length === 0 ? taken : { ...taken, parentPages: [...pages] };
}

/** The settings as they look, with what comes from the school above. */
export function shownSite(
  site: SiteSettings,
  parent: SiteParent | undefined,
  language: Language,
): SiteSettings {
  const { inherited = [] } = site;
  if (!parent || inherited.length === 0) return site;
  const theme = Object.fromEntries(
    Object.entries(site.theme).map(([part, value]) => [
      part,
      inherited.includes(part as SitePart) ? parent.theme[part as keyof typeof parent.theme] : value,
    ]),
  ) as unknown as SiteSettings['theme'];
  const isTaken = inherited.includes('navigation') && parent.navigation !== null;
  return {
    ...site,
    theme,
    navigation: isTaken
      ? (parent.navigation ?? []).map((entry) => entryIn(entry, language))
      : site.navigation,
  };
}

/** An entry as it is shown in a language; it is drawn, and leads nowhere. */
function entryIn({ code, name, children }: NavigationEntry, language: Language): SiteEntry {
  const link = (id: string, said: string): SiteLink => ({ id, kind: 'group', name: { [language]: said } });
  return children.length > 0
    ? { ...link(code, name), children: children.map((child) => link(child.code, child.name)) }
    : link(code, name);
}
