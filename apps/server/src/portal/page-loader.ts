import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../http/context.ts';
import { toProblem } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';
import type { Language } from '../i18n/languages.ts';
import type { Modules } from '../modules/index.ts';
import { hotQueryOf, isBlank, moreQueryOf, parametersOf, searchQueryOf, set } from './list-queries.ts';
import type { PageRoute } from './page-routes.ts';
import type { FirstPaint, PageHead } from './template.ts';
import { tenantOf } from './tenant.ts';

export const TITLE_SEPARATOR = ' · ';

type Query = FirstPaint['queries'][number];
/** What a page shows first, what its head says, and the status it answers with. */
export interface Answers {
  queries: Query[];
  head: Partial<PageHead>;
  status: number;
}

/** What may be said of a failure; what may not is logged. A page is answered in any case. */
export function told(error: unknown, request: FastifyRequest): Problem {
  const problem = toProblem(error as Error);
  if (problem.status >= 500) request.log.error({ err: error }, 'a page could not be prepared');
  return problem;
}

export const failed = (problem: Problem): Answers => ({
  queries: [],
  head: {},
  status: problem.status === 401 ? 403 : problem.status,
});

/** Asks the same handlers that the API has, in this process, and keys their answers as the portal does. */
export class PageLoader {
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
        case 'introduce':
        case 'storeDoor': {
          const ofSite = await this.settings(undefined, language);
          const tenantId = tenantOf(url);
          const ofSchool = tenantId ? await this.settings(tenantId, language) : [];
          return { queries: [], head: {}, status: [...ofSchool, ...ofSite].some(isOfStore) ? 200 : 404 };
        }
        case 'community': {
          const body = (await this.#ask(
            'getConfigValue',
            { path: { id: 'community' }, query: lang },
            language,
          )) as {
            data: { value: object };
          };
          const key = decodeURIComponent(url.pathname.split('/')[2] ?? '');
          return { queries: [], head: {}, status: Object.hasOwn(body.data.value, key) ? 200 : 404 };
        }
        case 'notFound':
          return { queries: [], head: {}, status: 404 };
        case 'forbidden':
        case 'insufficient':
          return { queries: [], head: {}, status: 403 };
        default:
          return { queries: [], head: {}, status: 200 };
      }
    } catch (error) {
      return failed(told(error, this.#request));
    }
  }

  /** What the surroundings decide, for every page; of no school where the one that is named does not answer. */
  async settings(schoolId: string | undefined, language: Language): Promise<Query[]> {
    const ask = (tenantId?: string) =>
      this.#query(
        'getPortalSettings',
        '/api/foundation/configProperty/open/settings',
        { query: { ...(tenantId ? { tenantId } : {}), 'sxz-lang': language } },
        language,
      );
    const asked = schoolId ? ask(schoolId).catch(() => ask()) : ask();
    return asked.then(
      (query) => [query],
      () => [],
    );
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

const isOfStore = ([, body]: Query): boolean =>
  (body as { data: { variant: string } }).data.variant === 'store';
