import { createHash } from 'node:crypto';
import type { SiteLook } from '@stoa/api/schema';
import type { FastifyRequest } from 'fastify';
import type { FirstPaint, LoadedPage, RenderedPage } from '../../../portal/src/app/server-page.ts';
import { RIGHT_UNTIL, STORABLE, type InProcessApi } from '../contract/in-process.ts';
import { isSignedIn, mayRenew } from '../http/cookies.ts';
import { toProblem } from '../http/errors.ts';
import { isId } from '../http/ids.ts';
import { LANGUAGES, negotiate, parseLanguage, type Language } from '../i18n/languages.ts';
import { findDefaultLanguage } from '../core/schools/schools.service.ts';
import { parseZone } from '../platform/zoned-time.ts';
import { ARTICLES } from '../modules/discovery/feed.ts';
import { PICTURE_SIZE } from '../modules/discovery/link-picture.ts';
import { siteLanguage } from '../modules/config/portal-settings.ts';
import type { Services } from '../core/services.ts';
import { landing } from './landing.ts';
import type { PortalRenderer } from './portal-renderer.ts';
import { structuredData } from './structured-data.ts';
import type { LinkPicture, PageHeader } from './template.ts';

/** The search parameter, and the cookie, that say a page's language. */
const LANGUAGE_KEY = 'sxz-lang';
/** The school that was visited last, as the portal notes it (`app/tenant.ts`). */
const TENANT_COOKIE = 'tenant-id';
/** The time zone of a browser in which somebody is signed in, as the portal notes it (`features/session/start-session.ts`). */
const ZONE_COOKIE = 'stoa-zone';

/** A page ready to be sent, or where to go instead. */
export type PreparedPage = { redirect: string } | ReadyPage;
export interface ReadyPage {
  status: number;
  head: PageHeader;
  data: FirstPaint;
  /** Ids of its routes. */
  routes: readonly string[];
  /** Catalogues beside the portal's own. */
  catalogues: readonly string[];
  /** The school whose page it is. */
  school: { id: string; color: string; look: SiteLook | undefined } | undefined;
  rendering: LoadedPage['rendering'];
  /** A mobile portal has this page as well. */
  hasMobilePage: boolean;
  /** Whether the whole document may be stored for all visitors who ask in the same way. */
  isStorable: boolean;
  /** The last moment, ms, at which it is right; Infinity where it has no end. */
  until: number;
  render: () => Promise<RenderedPage>;
}

const BUSY = /*i18n*/ { id: 'page.busy', message: 'Something went wrong' };
const DESCRIPTION = /*i18n*/ {
  id: 'page.description',
  message:
    'Learning sites that schools run themselves: classes, exams, live sessions and articles in twelve languages.',
};
/** Pages on which people sign in and register. */
const ENTRANCES = /^\/(?:login\/index|register\/)/;
/** Of a picture's address, letters. */
const VERSION_LENGTH = 8;

export interface PageServices {
  services: Services;
  api: InProcessApi;
  renderer: PortalRenderer;
}

/** Loads a page by the portal's routes, as the viewer. */
export async function preparePage(
  request: FastifyRequest,
  { services, api, renderer }: PageServices,
): Promise<PreparedPage> {
  const url = addressOf(request.url, services.config.publicUrl);
  const viewer = await services.authenticate(request).catch(() => undefined);
  const hasSession = isSignedIn(request, services.config);
  // Who holds a sign-in that has to be renewed first is led on by the page, to their own school.
  if (url.pathname === '/' && (viewer || !hasSession)) {
    try {
      const target = await landing(services, viewer);
      if (target) return { redirect: `${target}${url.search}` };
    } catch (error) {
      return { redirect: `/abnormal/${reported(error, request)}` };
    }
  }
  const chosen = (setting?: Language) =>
    chooseForPage(url, request, setting) ?? setting ?? siteLanguage(services.config.region);
  if (ENTRANCES.test(url.pathname) && !(await services.runtime.get('sign-in')).value.enabled)
    return { redirect: inLinkedLanguage('/disableLogin', url) };
  let until = Infinity;
  let isStorable = true;
  let isOtherNetwork = false;
  const ask = api.as(viewer, request);
  const page = await renderer.loadPage({
    origin: services.config.publicUrl,
    // Routers read several slashes as one; here nothing stands at such an address.
    href: url.pathname.includes('//') ? '/404' : `${url.pathname}${url.search}`,
    fetch: async (call) => {
      const answer = await ask(call);
      isOtherNetwork ||=
        answer.status === 403 && (await codeOf(answer.clone())) === 'SCHOOL_NETWORK_NOT_ALLOWED';
      isStorable &&= answer.headers.has(STORABLE);
      until = Math.min(until, Number(answer.headers.get(RIGHT_UNTIL) ?? Infinity));
      return answer;
    },
    // A school that cannot be shown has no say.
    chooseLanguage: (schoolId) =>
      isId(schoolId)
        ? findDefaultLanguage(services, schoolId).then(chosen, () => chosen())
        : Promise.resolve(chosen()),
    tenant: lastVisitedSchool(request),
    deviceZone: parseZone(request.cookies[ZONE_COOKIE]),
    hasSession,
    isSignedIn: viewer !== undefined,
  });
  if (isOtherNetwork) return { redirect: inLinkedLanguage('/disableNetwork', url) };
  if ('redirect' in page) return { redirect: inLinkedLanguage(page.redirect, url) };
  const { school, firstPaint, status } = page;
  // The browser reads what cannot be decoded, and several slashes, in its own way.
  const isReadAlike = request.url === request.originalUrl && !url.pathname.includes('//');
  const isKnown = viewer !== undefined || !mayRenew(request, services.config);
  const rendering = isReadAlike && isKnown ? page.rendering : undefined;
  if (status === 500) reported(page.error, request);
  return {
    status,
    head: headOf(page, services, url.pathname.replace(/(?<=.)\/$/, '')),
    data: firstPaint,
    routes: page.routes,
    catalogues: page.catalogues,
    school,
    rendering,
    hasMobilePage: page.hasMobilePage,
    isStorable:
      isStorable &&
      status === 200 &&
      rendering?.for === 'visitors' &&
      isSameAddress(url, new URL(rendering.as, url)),
    until,
    render: page.render,
  };
}

/** Whether two addresses of a page are one but for the order of their parameters, and the language. */
function isSameAddress(one: URL, other: URL): boolean {
  const [first, second] = [one, other].map(({ pathname, searchParams }) => {
    const search = new URLSearchParams(searchParams);
    search.delete(LANGUAGE_KEY);
    search.sort();
    return `${pathname}?${search.toString()}`;
  });
  return first === second;
}

const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { code?: unknown }).code;

/** Where a redirect leads, in the language of the link that somebody came by: the page keeps it, not this answer. */
function inLinkedLanguage(redirect: string, from: URL): string {
  const linked = parseLanguage(from.searchParams.get(LANGUAGE_KEY));
  const to = new URL(redirect, from);
  if (!linked || to.origin !== from.origin || to.searchParams.has(LANGUAGE_KEY)) return redirect;
  to.searchParams.set(LANGUAGE_KEY, linked);
  return `${to.pathname}${to.search}${to.hash}`;
}

/** What the document says of a page. */
function headOf(page: LoadedPage, { config, messages }: Services, path: string): PageHeader {
  const { school, subject, isIndexable } = page;
  const { publicUrl } = config;
  const { language } = page.firstPaint;
  const address = isIndexable ? `${publicUrl}${path}${page.canonicalSearch}` : undefined;
  const original = address === undefined ? undefined : page.originalUrl;
  const image = pictureOf(page, publicUrl);
  const schoolData = isIndexable && school?.isOpen ? school : undefined;
  return {
    title: page.title,
    siteName: page.siteName,
    description: page.description ?? messages.say(language, DESCRIPTION),
    image,
    icon: school?.look?.iconUrl,
    address,
    canonical: original === undefined ? address : `${publicUrl}${original}`,
    // Search engines read the languages of a page where it is listed.
    languages: original === undefined ? (school?.languages ?? LANGUAGES) : [],
    noIndex: !isIndexable,
    feed: schoolData && {
      address: `${publicUrl}/portal/${schoolData.id}/articles.xml?sxz-lang=${language}`,
      title: messages.say(language, ARTICLES, { school: schoolData.name }),
    },
    structured:
      schoolData && address !== undefined
        ? structuredData({
            origin: publicUrl,
            canonical: address,
            title: page.ownTitle ?? page.title,
            language,
            school: schoolData,
            picture: image?.address,
            subject,
          })
        : undefined,
  };
}

/** The picture of links to a page: its own, else one that is drawn for what it is about, or for its school. */
function pictureOf(
  { pictureUrl, school, subject, firstPaint, isIndexable }: LoadedPage,
  publicUrl: string,
): LinkPicture | undefined {
  if (pictureUrl) return { address: `${publicUrl}${pictureUrl}` };
  if (!school?.isOpen) return undefined;
  const listed = isIndexable ? subject : undefined;
  const shown = listed?.kind === 'resource' ? listed.data.card : listed?.data;
  const said = JSON.stringify([shown?.title, school.name, school.color]);
  // Who keeps pictures by their address asks again when the words have changed.
  const version = createHash('sha256').update(said).digest('base64url').slice(0, VERSION_LENGTH);
  const query = `${LANGUAGE_KEY}=${firstPaint.language}&v=${version}`;
  return {
    address: `${publicUrl}/link-pictures/${school.id}/${shown?.id ?? 'school'}.png?${query}`,
    size: PICTURE_SIZE,
  };
}

/** What is sent where there is no time for a page: the portal alone, which says so. */
export function busyPage(request: FastifyRequest, services: Services): ReadyPage {
  const url = addressOf(request.url, services.config.publicUrl);
  const language = chooseForPage(url, request, undefined) ?? siteLanguage(services.config.region);
  return {
    status: 503,
    head: { title: services.messages.say(language, BUSY), siteName: 'Stoa', noIndex: true },
    data: { language, signedIn: isSignedIn(request, services.config), queries: [] },
    routes: [],
    catalogues: [],
    school: undefined,
    rendering: undefined,
    hasMobilePage: false,
    isStorable: false,
    until: Infinity,
    render: () => Promise.reject(new Error('A page that there was no time for is not rendered.')),
  };
}

/** The status that may be told of a failure; what may not is logged. */
function reported(error: unknown, request: FastifyRequest): number {
  const { status } = toProblem(error as Error);
  if (status >= 500) request.log.error({ err: error }, 'a page could not be prepared');
  return status;
}

/** The language that somebody has chosen. */
export const chosenLanguage = ({ cookies }: FastifyRequest): Language | undefined =>
  parseLanguage(cookies[LANGUAGE_KEY]);

/** The school that the browser visited last. */
export const lastVisitedSchool = ({ cookies }: FastifyRequest): string | undefined =>
  isId(cookies[TENANT_COOKIE]) ? cookies[TENANT_COOKIE] : undefined;

/** Query, storage (as cookie), the school's or site's setting, then the browser's languages. */
function chooseForPage(
  url: URL,
  request: FastifyRequest,
  setting: Language | undefined,
): Language | undefined {
  const stored = request.cookies[LANGUAGE_KEY];
  return (
    parseLanguage(url.searchParams.get(LANGUAGE_KEY)) ??
    parseLanguage(stored) ??
    setting ??
    negotiate(request.headers['accept-language'])
  );
}

/** The address of a request below the public one, whatever form it came in: //, https://elsewhere/x. */
const addressOf = (requested: string, publicUrl: string): URL =>
  new URL(`${publicUrl}${requested.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/^(?!\/)/, '/')}`);

/** The path of a request, decoded, whatever form its address came in. */
export const pathOf = (requested: string): string =>
  decodePath(addressOf(requested, 'http://portal').pathname);

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
