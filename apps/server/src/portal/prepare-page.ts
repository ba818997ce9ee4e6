import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { isSignedIn, mayRenew } from '../http/cookies.ts';
import { LANGUAGES, negotiate, parseLanguage, type Language } from '../i18n/languages.ts';
import type { Modules } from '../modules/index.ts';
import type { Services } from '../platform/services.ts';
import { siteLanguage } from '../modules/config/portal-settings.ts';
import { PAGE_WORDS } from './page-words.ts';
import { landing } from './landing.ts';
import { understoodAddress } from './page-address.ts';
import { TITLE_SEPARATOR, type Answers } from './page-answers.ts';
import { failed, PageLoader, told } from './page-loader.ts';
import { WORDS_OF, matchPage, type PageRoute } from './page-routes.ts';
import type { FirstPaint, PageHead } from './template.ts';
import { tenantOf } from './tenant.ts';

/** A page ready to be rendered, or where to go instead. */
export type PreparedPage = { redirect: string } | ReadyPage;
export interface ReadyPage {
  status: number;
  head: PageHead;
  data: FirstPaint;
  preload: string[];
  /** The school whose page it is. */
  school: { id: string; color: string } | undefined;
  /** The address by which visitors' page is drawn, once for all of them; undefined where the browser draws it alone. */
  drawnAs: string | undefined;
}

/** Pages whose answers all come with the document. */
const DRAWN: ReadonlySet<PageRoute['page']> = new Set(['home', 'search', 'class', 'resource', 'more']);
/** Schools of the demo have a picture for links to them; others have none yet. */
const PICTURES: ReadonlySet<string> = new Set(readdirSync(join(import.meta.dirname, '../../seed/media/og')));

/** Gathers what a page's first paint needs: its answers under the portal's query keys, its head, its status. */
export async function preparePage(
  request: FastifyRequest,
  services: Services,
  modules: Modules,
): Promise<PreparedPage> {
  const url = addressOf(request.url, services.config.publicUrl);
  const match = matchPage(decodePath(url.pathname));
  const viewer = await modules.authenticate(request).catch(() => undefined);
  // Who holds a sign-in that has to be renewed first is led on by the page, to their own school.
  const mustRenew = !viewer && isSignedIn(request, services.config);
  if (match?.route.page === 'landing' && !mustRenew) {
    try {
      const target = await landing(services, viewer, modules.runtime);
      if (target) return { redirect: `${target}${url.search}` };
    } catch (error) {
      return { redirect: `/abnormal/${told(error, request).status}` };
    }
  }
  if (match?.route.page === 'class' && url.pathname.startsWith('/portal/'))
    return { redirect: `/classInfo/${match.params.schoolId}/class-view/${match.params.id}${url.search}` };
  const schoolId = match?.params.subSchoolId ?? match?.params.schoolId;
  const loader = new PageLoader(modules, viewer, request);
  const frame = schoolId
    ? await loader.frame(schoolId, (setting) => chooseForPage(url, request, setting) ?? setting)
    : undefined;
  const language =
    frame?.language ?? chooseForPage(url, request, undefined) ?? siteLanguage(services.config.region);
  const { subSchoolId } = match?.params ?? {};
  // A school has one address below the school it belongs to.
  if (subSchoolId && frame?.data && frame.data.parentId !== match?.params.schoolId)
    return {
      redirect: `${frame.data.parentId ? `/portal/${frame.data.parentId}/sub-school/` : '/portal/'}${subSchoolId}${url.search}`,
    };
  const answers: Answers = frame?.problem
    ? failed(frame.problem)
    : match
      ? await loader.page(match.route, match.params, url, language)
      : { queries: [], head: {}, status: 404 };
  const school = frame?.data;
  const settings = await loader.settings(schoolId ?? tenantOf(url), language);
  const queries = [...(school ? [school.query] : []), ...settings, ...answers.queries];
  if (viewer) queries.push(...(await loader.me(language)));
  const words = (key: keyof typeof PAGE_WORDS) => services.words.say(language, PAGE_WORDS[key]);
  const pageTitle =
    answers.status === 404
      ? words('notFound')
      : (answers.head.title ?? (match ? words(match.route.page) : ''));
  const siteName = school?.name ?? 'Stoa';
  const title = pageTitle && pageTitle !== siteName ? `${pageTitle}${TITLE_SEPARATOR}${siteName}` : siteName;
  return {
    status: answers.status,
    head: {
      title,
      siteName,
      description: answers.head.description ?? school?.summary ?? words('description'),
      image:
        school && PICTURES.has(`${school.id}.png`)
          ? `${services.config.publicUrl}/media/seed/og/${school.id}.png`
          : undefined,
      canonical:
        answers.status === 200 && !match?.route.noIndex
          ? `${services.config.publicUrl}${url.pathname.replace(/(?<=.)\/$/, '')}`
          : undefined,
      languages: school?.languages ?? LANGUAGES,
      noIndex: answers.status !== 200 || match?.route.noIndex,
    },
    data: {
      language,
      signedIn: isSignedIn(request, services.config),
      queries,
    },
    school: school && { id: school.id, color: school.color },
    drawnAs:
      school &&
      match &&
      !viewer &&
      !mayRenew(request, services.config) &&
      answers.status === 200 &&
      DRAWN.has(match.route.page)
        ? understoodAddress(match.route.page, url, language)
        : undefined,
    preload: [...(match ? match.route.chunks : []), ...catalogues(language, match?.route.page)],
  };
}

/** What is sent where there is no time for a page: the portal alone, which says so. */
export function busyPage(request: FastifyRequest, services: Services): ReadyPage {
  const url = addressOf(request.url, services.config.publicUrl);
  const language = chooseForPage(url, request, undefined) ?? siteLanguage(services.config.region);
  const route = matchPage(pathOf(request.url))?.route;
  return {
    status: 503,
    head: { title: services.words.say(language, PAGE_WORDS.abnormal), siteName: 'Stoa', noIndex: true },
    data: { language, signedIn: isSignedIn(request, services.config), queries: [] },
    school: undefined,
    drawnAs: undefined,
    preload: [...(route?.chunks ?? []), ...catalogues(language, route?.page)],
  };
}

/** The words of a page, as the build's manifest names them. */
function catalogues(language: Language, page: PageRoute['page'] = 'notFound'): string[] {
  const parts = WORDS_OF[page] ?? [];
  return [
    ...['portal', ...parts].map((part) => `../../locales/${language}/${part}.po`),
    ...(parts.length > 0 ? ['src/i18n/part-words.ts'] : []),
  ];
}

/** Query, storage (as cookie), the school's or site's setting, then the browser's languages. */
function chooseForPage(
  url: URL,
  request: FastifyRequest,
  setting: Language | undefined,
): Language | undefined {
  const stored = request.cookies['sxz-lang'];
  return (
    parseLanguage(url.searchParams.get('sxz-lang')) ??
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
