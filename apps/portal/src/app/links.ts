import type { RegisteredRouter, ToOptions } from '@tanstack/react-router';
import type { ResourceType } from '@stoa/api/enums';
import type { Language } from '../i18n/languages.ts';
import { stringifySearch } from './search-params.ts';

/**
 * The address of a page of the portal as text, for what takes an address: links of the design system, parameters such
 * as `redirect`, the API. Routes, their parameters and their search parameters are checked by types. Nothing else in the
 * portal writes a path (`npm test -- layers`).
 */
export function hrefTo<const To extends string>(target: ToOptions<RegisteredRouter, '/', To>): string {
  const { to, params = {}, search = {}, hash } = target as unknown as Target;
  const path = to
    .replaceAll(/\/\{-\$(\w+)\}/g, (_all, name: string) => (params[name] ? `/$${name}` : ''))
    .replaceAll(/\$(\w*)/g, (_all, name: string) =>
      name ? encodeURIComponent(params[name] ?? '') : (params._splat ?? ''),
    );
  return `${path}${stringifySearch(search)}${hash ? `#${hash}` : ''}`;
}

/** The address of a management page, whose path comes from the route tree. */
export const manageHref = (path: string, schoolId: string): string =>
  path.replace('$schoolId', schoolId).replace(/\/$/, '');

/** The start page of a school. */
export const schoolHref = (schoolId: string): string =>
  hrefTo({ to: '/portal/$schoolId', params: { schoolId } });

/** The space of a person in a school; one’s own without an id. */
export const spaceHref = (schoolId: string, userId?: string): string =>
  hrefTo({ to: '/personSpace/$schoolId/{-$tab}', params: { schoolId, tab: 'dynamics' }, search: { userId } });

/** Entries of a school: all of a type, or of a category. */
export const entriesHref = (
  schoolId: string,
  search: { type: ResourceType } | { categoryIds: string },
): string => hrefTo({ to: '/portal/$schoolId/search', params: { schoolId }, search });

/** The page of a live session: its waiting room, the session itself, its recording. */
export const liveHref = (schoolId: string, id: string): string =>
  hrefTo({ to: '/portal/$schoolId/lecturing-center/live-learn-detail/$id', params: { schoolId, id } });

/** Signing in. @param redirect where to go afterwards */
export const signInHref = (redirect: string | undefined): string =>
  hrefTo({ to: '/login/index', search: { redirect } });

/** Terms, privacy statement and cookie policy, in a language. */
export const legalHref = (text: 'service' | 'privacy', lang: Language): string =>
  hrefTo({ to: `/${text}`, search: { 'sxz-lang': lang } });
export const cookiesHref = (lang: Language, isOverseas: boolean): string =>
  hrefTo({
    to: '/$',
    params: { _splat: OPEN_PAGES.cookies },
    search: { 'sxz-lang': lang, schoolType: isOverseas ? OVERSEAS : undefined },
  });
const OVERSEAS = 'o3';

/** The help centre: of learners 1, of those who run a school 2. */
export const helpCentreHref = (lang: Language, type?: 1 | 2): string =>
  hrefTo({
    to: '/$',
    params: { _splat: OPEN_PAGES.help },
    search: { type: type && String(type), 'sxz-lang': lang },
  });

/** Pages that have no route of their own: what stands at `/$`. */
export const OPEN_PAGES = {
  help: 'helpCenter/helpPage.htm',
  cookies: 'commonUsage/cookiePolicy.htm',
  dataProcessing: 'commonUsage/dataProcessing.htm',
  community: 'community/',
  introduce: 'introduce',
} as const;

interface Target {
  to: string;
  params?: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, unknown>>;
  hash?: string;
}
