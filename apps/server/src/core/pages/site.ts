import type { MessageDescriptor } from '@lingui/core';
import type { NavigationEntry, SiteEntry, SiteLink, SitePlace, SiteSettings } from '@stoa/api/schema';
import { Audience, ResourceType } from '@stoa/api/enums';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Messages } from '../../i18n/messages.ts';
import { isSafeAddress } from '../../http/safe-address.ts';
import { HOME, type ParentPage } from './page.repository.ts';

/** What stands around the pages is saved and published as this page; it has no blocks, and nobody opens it. */
export const SITE = 'site';

/** The page that an entry leads to, as far as it goes into the navigation. */
export interface LinkedPage {
  pageId: string;
  address: string;
  title: Translations;
  audience: number;
  /** It comes from the school above, and stands in the sub-school at the same address. */
  isTaken?: boolean;
}

const MESSAGES: Record<SitePlace, MessageDescriptor> = {
  home: /*i18n*/ { id: 'newSchool.home', message: 'Home' },
  search: /*i18n*/ { id: 'newSchool.search', message: 'Search' },
  classes: /*i18n*/ { id: 'newSchool.classes', message: 'Classes' },
  courses: /*i18n*/ { id: 'newSchool.courses', message: 'Courses' },
  exams: /*i18n*/ { id: 'site.exams', message: 'Exams' },
  lives: /*i18n*/ { id: 'newSchool.lives', message: 'Live sessions' },
  knowledge: /*i18n*/ { id: 'site.knowledge', message: 'Articles' },
  leaderboard: /*i18n*/ { id: 'site.leaderboard', message: 'Leaderboard' },
  subSchools: /*i18n*/ { id: 'site.subSchools', message: 'Schools' },
  o3: /*i18n*/ { id: 'site.o3', message: 'Projects and tools' },
};

const PATHS: Record<SitePlace, string> = {
  home: '',
  search: '/search',
  classes: `/search?type=${ResourceType.Class}`,
  courses: `/search?type=${ResourceType.Course}`,
  exams: `/search?type=${ResourceType.Exam}`,
  lives: `/search?type=${ResourceType.Live}`,
  knowledge: `/search?type=${ResourceType.Knowledge}`,
  leaderboard: '/more?list=leaderboard',
  subSchools: '/sub-school',
  o3: '/o3-school',
};

/** A page of the school above, as an entry of the navigation leads to it. */
export const takenLink = ({ page_id, address, title }: ParentPage): LinkedPage => ({
  pageId: page_id,
  address,
  title,
  audience: Audience.All,
  isTaken: true,
});

/** Path of a page of a school. */
export const pageUrl = (schoolId: string, address: string): string =>
  address === HOME ? `/portal/${schoolId}` : `/portal/${schoolId}?pageId=${address}`;

/** Path of a page that every portal has. */
export const placeUrl = (schoolId: string, place: SitePlace): string => `/portal/${schoolId}${PATHS[place]}`;

/** The place that a path leads to; undefined for none. */
export const placeAt = (schoolId: string, url: string): SitePlace | undefined =>
  (Object.keys(PATHS) as SitePlace[]).find((place) => placeUrl(schoolId, place) === url);

/** Who looks at which navigation. */
export interface NavigationContext {
  schoolId: string;
  /** The sub-school that shows the navigation of the school it belongs to. */
  shownBy?: string;
  language: Language;
  defaultLanguage: Language;
  isMember: boolean;
  pages: readonly LinkedPage[];
  messages: Pick<Messages, 'say'>;
}

/**
 * The navigation as it is shown: without what is hidden, what leads to a page that is not out or not for the viewer, and
 * headings that nothing stands below. Pure.
 */
export function presentNavigation(
  entries: SiteSettings['navigation'],
  context: NavigationContext,
): NavigationEntry[] {
  return entries.flatMap((entry) => {
    if (entry.hidden) return [];
    const children = ('children' in entry ? (entry.children ?? []) : []).flatMap((child) =>
      present(child, [], context),
    );
    return present(entry, children, context);
  });
}

function present(
  entry: SiteEntry | SiteLink,
  children: NavigationEntry[],
  context: NavigationContext,
): NavigationEntry[] {
  if (entry.hidden) return [];
  const { name, url } = targetOf(entry, context) ?? {};
  if (url === undefined && children.length === 0) return [];
  const said = textIn(entry.name as Translations, context.language, context.defaultLanguage) || name;
  return said ? [{ code: entry.id, name: said, url: url ?? null, children }] : [];
}

/** Parts of the portal are those of whom they are shown by; the list of sub-schools is that of the school above. */
const placeIn = (place: SitePlace, { schoolId, shownBy }: NavigationContext): string =>
  placeUrl(PATHS[place] === PATHS.subSchools ? schoolId : (shownBy ?? schoolId), place);

/** Where an entry leads and what that is called; undefined where it leads nowhere. */
function targetOf(
  { kind, pageId, place, url }: SiteEntry | SiteLink,
  context: NavigationContext,
): { name: string | undefined; url: string } | undefined {
  const { schoolId, language, defaultLanguage, isMember, pages, messages } = context;
  if (kind === 'place' && place)
    return { name: messages.say(language, MESSAGES[place]), url: placeIn(place, context) };
  if (kind === 'address' && url && isSafeAddress(url)) return { name: undefined, url };
  if (kind !== 'page') return undefined;
  const page = pages.find((one) => one.pageId === pageId);
  return page && isFor(page.audience, isMember)
    ? {
        name: textIn(page.title, language, defaultLanguage),
        url: pageUrl(page.isTaken ? (context.shownBy ?? schoolId) : schoolId, page.address),
      }
    : undefined;
}

/** Whether something for an audience is for this viewer. */
export const isFor = (audience: number, isMember: boolean): boolean =>
  audience === Audience.All || (audience === Audience.Members) === isMember;
