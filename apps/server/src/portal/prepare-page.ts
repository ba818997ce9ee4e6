import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { isMember, type Viewer } from '../http/context.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../http/csrf.ts';
import { toProblem } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';
import { LANGUAGES, negotiate, parseLanguage, type Language } from '../i18n/languages.ts';
import type { Modules } from '../modules/index.ts';
import type { Services } from '../platform/services.ts';
import { hotQueryOf, isBlank, moreQueryOf, parametersOf, searchQueryOf, set } from './list-queries.ts';
import { PAGE_WORDS } from './page-words.ts';
import { matchPage, type PageRoute } from './page-routes.ts';
import type { FirstPaint, PageHead } from './template.ts';

/** A page ready to be rendered, or where to go instead. */
export type PreparedPage = { redirect: string } | ReadyPage;
export interface ReadyPage {
  status: number;
  head: PageHead;
  data: FirstPaint;
  preload: string[];
  /** The school whose page it is. What visitors see is the same for all of them: it can be drawn once. */
  school: { id: string; color: string; isDrawable: boolean } | undefined;
}

type Query = FirstPaint['queries'][number];
interface Answers {
  queries: Query[];
  head: Partial<PageHead>;
  status: number;
}

/** Pages whose answers all come with the document. */
const DRAWN: ReadonlySet<PageRoute['page']> = new Set(['home', 'search', 'class', 'resource', 'more']);
/** Schools of the demo have a picture for links to them; others have none yet. */
const PICTURES: ReadonlySet<string> = new Set(readdirSync(join(import.meta.dirname, '../../seed/media/og')));
const SITE_DEFAULT: Language = 'zh_CN';
const OVERSEAS_DEFAULT: Language = 'en_US';
const TITLE_SEPARATOR = ' · ';

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
  const mustRenew = !viewer && Boolean(request.cookies[ACCESS_COOKIE] && request.cookies[REFRESH_COOKIE]);
  if (match?.route.page === 'landing' && !mustRenew) {
    try {
      const target = await landing(services, viewer);
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
    frame?.language ??
    chooseForPage(url, request, undefined) ??
    (services.config.region === 'cn' ? SITE_DEFAULT : OVERSEAS_DEFAULT);
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
  const queries = [...(school ? [school.query] : []), ...answers.queries];
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
    // Both cookies mean signed in: an access token that has ended is renewed by the page.
    data: {
      language,
      signedIn: Boolean(request.cookies[ACCESS_COOKIE] && request.cookies[REFRESH_COOKIE]),
      queries,
    },
    school: school && {
      id: school.id,
      color: school.color,
      isDrawable:
        !viewer &&
        !request.cookies[REFRESH_COOKIE] &&
        answers.status === 200 &&
        DRAWN.has(match?.route.page ?? 'notFound'),
    },
    preload: [...(match ? match.route.chunks : []), `../../locales/${language}/portal.po`],
  };
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

/** Where / leads: the last school of a signed-in person, else the first open school; undefined where there is neither. */
async function landing({ database }: Services, viewer: Viewer | undefined): Promise<string | undefined> {
  const id = await database.read({ accountId: viewer?.accountId }, async (tx) => {
    const own =
      viewer &&
      (await tx
        .selectFrom('account')
        .innerJoin('school', 'school.id', 'account.last_school_id')
        .select(['school.id', 'school.is_open'])
        .where('account.id', '=', viewer.accountId)
        .where('school.status', '=', 'active')
        .executeTakeFirst());
    if (own && (own.is_open || isMember(viewer, own.id))) return own.id;
    const open = await tx
      .selectFrom('school')
      .select('id')
      .where('is_open', '=', true)
      .where('status', '=', 'active')
      .where('parent_id', 'is', null)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    return open?.id;
  });
  return id && `/portal/${id}`;
}

/** What may be said of a failure; what may not is logged. A page is answered in any case. */
function told(error: unknown, request: FastifyRequest): Problem {
  const problem = toProblem(error as Error);
  if (problem.status >= 500) request.log.error({ err: error }, 'a page could not be prepared');
  return problem;
}

/** The address of a request below the public one, whatever form it came in: //, https://elsewhere/x. */
const addressOf = (requested: string, publicUrl: string): URL =>
  new URL(`${publicUrl}${requested.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/^(?!\/)/, '/')}`);

const failed = (problem: Problem): Answers => ({
  queries: [],
  head: {},
  status: problem.status === 401 ? 403 : problem.status,
});

/** Asks the same handlers that the API has, in this process, and keys their answers as the portal does. */
class PageLoader {
  readonly #modules: Modules;
  readonly #viewer: Viewer | undefined;
  readonly #request: FastifyRequest;

  constructor(modules: Modules, viewer: Viewer | undefined, request: FastifyRequest) {
    this.#modules = modules;
    this.#viewer = viewer;
    this.#request = request;
  }

  async frame(schoolId: string, choose: (setting: Language) => Language) {
    try {
      const setting = await this.#modules.defaultLanguageOf(schoolId);
      const language = choose(setting);
      const query = { schoolId, 'sxz-lang': language };
      const body = await this.#ask('getPortalFrame', { query }, language);
      const { school, languages } = (
        body as {
          data: {
            school: { id: string; parentId: string | null; name: string; summary: string; color: string };
            languages: { code: Language }[];
          };
        }
      ).data;
      return {
        language,
        problem: undefined,
        data: {
          id: school.id,
          parentId: school.parentId,
          name: school.name,
          summary: school.summary,
          color: school.color,
          languages: languages.map(({ code }) => code),
          query: key('/api/portal/api/v1/portal/open/frame', { query }, body),
        },
      };
    } catch (error) {
      return { language: undefined, problem: told(error, this.#request), data: undefined };
    }
  }

  async me(language: Language): Promise<Query[]> {
    const query = { 'sxz-lang': language };
    const body = await this.#ask('getMe', { query }, language).catch(() => undefined);
    return body ? [key('/api/accounts/users/me', { query }, body)] : [];
  }

  async page(
    route: PageRoute,
    params: Record<string, string>,
    url: URL,
    language: Language,
  ): Promise<Answers> {
    const lang = { 'sxz-lang': language };
    const schoolId = params.subSchoolId ?? params.schoolId ?? '';
    try {
      switch (route.page) {
        case 'home': {
          const query = { schoolId, pageId: url.searchParams.get('pageId') ?? 'home', ...lang };
          const body = (await this.#ask('getPortalHome', { query }, language)) as {
            data: { page: { title: string }; school: { name: string } };
          };
          const title = query.pageId === 'home' ? body.data.school.name : body.data.page.title;
          return {
            queries: [key('/api/portal/api/v1/portal/open/home', { query }, body)],
            head: { title },
            status: 200,
          };
        }
        case 'class': {
          const init = { path: { classId: params.id as string }, query: { schoolId, ...lang } };
          const body = (await this.#ask('getClass', init, language)) as {
            data: { title: string; summary: string };
          };
          const lesson = await this.#lesson(url.searchParams.get('lesson'), schoolId, language);
          const queries = [
            key('/api/class/v1/open/classes/{classId}', init, body),
            ...(lesson ? [lesson.query] : []),
          ];
          return {
            queries,
            head: {
              title: lesson ? `${lesson.title}${TITLE_SEPARATOR}${body.data.title}` : body.data.title,
              description: body.data.summary,
            },
            status: 200,
          };
        }
        case 'resource': {
          const init = { path: { resourceId: params.id as string }, query: { schoolId, ...lang } };
          const body = (await this.#ask('getResource', init, language)) as {
            data: { card: { title: string; summary: string } };
          };
          return {
            queries: [key('/api/portal/api/v1/portal/open/resource/{resourceId}', init, body)],
            head: { title: body.data.card.title, description: body.data.card.summary },
            status: 200,
          };
        }
        case 'search': {
          const address = parametersOf(url);
          const wanted = set(searchQueryOf(address));
          const ask = (operationId: string, path: string, query: object) =>
            this.#query(operationId, path, { query: { schoolId, ...query, ...lang } }, language);
          const offers = isBlank(wanted)
            ? [
                ask('hotSearch', '/api/search/v1/hotSearch', {}),
                ask('listHotResources', '/api/portal/api/v1/portal/hot-resource', set(hotQueryOf(address))),
              ]
            : [];
          return {
            queries: await Promise.all([ask('search', '/api/search/v1/resources', wanted), ...offers]),
            head: {},
            status: 200,
          };
        }
        case 'more': {
          const more = moreQueryOf(parametersOf(url));
          const init = { query: { schoolId, ...set(more.query), ...lang } };
          const query =
            more.kind === 'ranking'
              ? await this.#query(
                  'getLeaderboard',
                  '/api/portal/api/v1/portal/leaderboard-resource/{type}',
                  { path: { type: more.counted }, ...init },
                  language,
                )
              : await this.#query('listResources', '/api/portal/api/v1/portal/resource', init, language);
          const { title } = (query[1] as { data: { title?: string | null } }).data;
          return { queries: [query], head: title ? { title } : {}, status: 200 };
        }
        case 'notFound':
          return { queries: [], head: {}, status: 404 };
        case 'forbidden':
          return { queries: [], head: {}, status: 403 };
        default:
          return { queries: [], head: {}, status: 200 };
      }
    } catch (error) {
      return failed(told(error, this.#request));
    }
  }

  async #query(
    operationId: string,
    path: string,
    parts: { path?: object; query: object },
    language: Language,
  ): Promise<Query> {
    return key(path, parts, await this.#ask(operationId, parts, language));
  }

  /** The lesson that an address names, where the viewer may open it. */
  async #lesson(
    id: string | null,
    schoolId: string,
    language: Language,
  ): Promise<{ query: Query; title: string } | undefined> {
    if (!id || !/^\d{19}$/.test(id)) return undefined;
    const init = { path: { lessonId: id }, query: { schoolId, 'sxz-lang': language } };
    const body = (await this.#ask('getLesson', init, language).catch(() => undefined)) as
      { data: { title: string } } | undefined;
    return (
      body && { query: key('/api/class/v1/open/lessons/{lessonId}', init, body), title: body.data.title }
    );
  }

  async #ask(
    operationId: string,
    parts: { path?: object; query?: object },
    language: Language,
  ): Promise<unknown> {
    const handler = (
      this.#modules.handlers as unknown as Record<string, (request: object) => Promise<{ body: unknown }>>
    )[operationId];
    if (!handler) throw new Problem('NOT_FOUND');
    const context = {
      requestId: this.#request.id,
      language,
      viewer: this.#viewer,
      ip: this.#request.ip,
      userAgent: '',
      fingerprint: '',
      request: this.#request,
    };
    const answer = await handler({
      path: parts.path ?? {},
      query: parts.query ?? {},
      headers: {},
      body: undefined,
      context,
    });
    return answer.body;
  }
}

const key = (path: string, params: object, body: unknown): Query => [['get', path, { params }], body];

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
