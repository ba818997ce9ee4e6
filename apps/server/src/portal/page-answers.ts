import { Problem } from '../http/problem.ts';
import type { Language } from '../i18n/languages.ts';
import { keyed, type HandlerAsker, type Query } from './handler-asker.ts';
import {
  hotQueryOf,
  isBlank,
  lessonIdOf,
  moreQueryOf,
  pageIdOf,
  parametersOf,
  searchQueryOf,
  set,
} from './list-queries.ts';
import type { PageRoute } from './page-routes.ts';
import type { PageHead } from './template.ts';
import { tenantOf } from './tenant.ts';

export const TITLE_SEPARATOR = ' · ';

/** What a page shows first, what its head says, and the status it answers with. */
export interface Answers {
  queries: Query[];
  head: Partial<PageHead>;
  status: number;
}

/** A page as its address names it. */
export interface WantedPage {
  page: PageRoute['page'];
  params: Record<string, string>;
  url: URL;
  language: Language;
}

/** What a page asks first. @throws {Problem} as what it asks does */
export async function answersOf(
  asker: HandlerAsker,
  { page, params, url, language }: WantedPage,
): Promise<Answers> {
  const lang = { 'sxz-lang': language };
  const schoolId = params.subSchoolId ?? params.schoolId ?? '';
  switch (page) {
    case 'home': {
      const pageId = pageIdOf(parametersOf(url));
      if (pageId === undefined) throw new Problem('NOT_FOUND');
      const query = { schoolId, pageId, ...lang };
      const body = (await asker.ask('getPortalHome', { query }, language)) as {
        data: { page: { title: string }; school: { name: string } };
      };
      const title = query.pageId === 'home' ? body.data.school.name : body.data.page.title;
      return {
        queries: [keyed('/api/portal/api/v1/portal/open/home', { query }, body)],
        head: { title },
        status: 200,
      };
    }
    case 'class': {
      const init = { path: { classId: params.id as string }, query: { schoolId, ...lang } };
      const body = (await asker.ask('getClass', init, language)) as {
        data: { title: string; summary: string };
      };
      const lesson = await lessonOf(asker, lessonIdOf(parametersOf(url)), schoolId, language);
      const queries = [
        keyed('/api/class/v1/open/classes/{classId}', init, body),
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
      const body = (await asker.ask('getResource', init, language)) as {
        data: { card: { title: string; summary: string } };
      };
      return {
        queries: [keyed('/api/portal/api/v1/portal/open/resource/{resourceId}', init, body)],
        head: { title: body.data.card.title, description: body.data.card.summary },
        status: 200,
      };
    }
    case 'search': {
      const address = parametersOf(url);
      const wanted = set(searchQueryOf(address));
      const ask = (operationId: string, path: string, query: object) =>
        asker.query(operationId, path, { query: { schoolId, ...query, ...lang } }, language);
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
          ? await asker.query(
              'getLeaderboard',
              '/api/portal/api/v1/portal/leaderboard-resource/{type}',
              { path: { type: more.counted }, ...init },
              language,
            )
          : await asker.query('listResources', '/api/portal/api/v1/portal/resource', init, language);
      const { title } = (query[1] as { data: { title?: string | null } }).data;
      return { queries: [query], head: title ? { title } : {}, status: 200 };
    }
    case 'introduce':
    case 'storeDoor': {
      const ofSite = await settingsOf(asker, undefined, language);
      const tenantId = tenantOf(url);
      const ofSchool = tenantId ? await settingsOf(asker, tenantId, language) : [];
      return { queries: [], head: {}, status: [...ofSchool, ...ofSite].some(isOfStore) ? 200 : 404 };
    }
    case 'community': {
      const body = (await asker.ask(
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
}

/** What the surroundings decide, for every page; of no school where the one that is named does not answer. */
export async function settingsOf(
  asker: HandlerAsker,
  schoolId: string | undefined,
  language: Language,
): Promise<Query[]> {
  const ask = (tenantId?: string) =>
    asker.query(
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

/** The lesson that an address names, where the viewer may open it. */
async function lessonOf(
  asker: HandlerAsker,
  id: string | undefined,
  schoolId: string,
  language: Language,
): Promise<{ query: Query; title: string } | undefined> {
  if (id === undefined) return undefined;
  const init = { path: { lessonId: id }, query: { schoolId, 'sxz-lang': language } };
  const body = (await asker.ask('getLesson', init, language).catch(() => undefined)) as
    { data: { title: string } } | undefined;
  return (
    body && { query: keyed('/api/class/v1/open/lessons/{lessonId}', init, body), title: body.data.title }
  );
}

const isOfStore = ([, body]: Query): boolean =>
  (body as { data: { variant: string } }).data.variant === 'store';
