import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createMemoryHistory } from '@tanstack/react-router';
import { meQuery } from '@stoa/api/account.queries';
import { portalSettingsQuery } from '@stoa/api/config.queries';
import { classQuery } from '@stoa/api/class.queries';
import { isApiProblem } from '@stoa/api/error';
import { liveQuery } from '@stoa/api/live.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { createApi, type Api } from '@stoa/api/query';
import { resourceQuery } from '@stoa/api/resource.queries';
import { mobilePlace, readPageModes } from '@stoa/machines/route-guard';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { STYLE_ATTRIBUTE, type FirstPaint } from './app/first-paint.ts';
import { accessOf, documentTitle, pageTitle, type PageData, type PageMatch } from './app/page-facts.ts';
import { makeQueryClient } from './app/query-client.ts';
import { makeRouter } from './router.tsx';
import { schoolOf } from './app/school-id.ts';
import { stringifySearch } from './app/search-params.ts';
import type { LoadedPage, PageRequest, PageSubject, RenderedPage } from './app/server-page.ts';
import { SessionStore, type RunningSession } from './app/session-store.ts';
import { readTenantFrom, tenantOf } from './app/tenant.ts';
import type { Language } from './i18n/languages.ts';
import { LanguageStore } from './i18n/language-store.ts';
import { readZonesFrom } from './shared/time-zone.ts';

export { siteCss } from './layout/site-css.ts';

/** Nobody is signed in, and nobody will be. */
const VISITOR: RunningSession = {
  state: () => ({ status: 'signedOut', end: 'visitor' }),
  subscribe: () => undefined,
  send: () => undefined,
  settled: () => Promise.resolve({ signedIn: false, user: 'loaded' }),
  renew: () => Promise.resolve(undefined),
};

/** What is refused is refused again: the page that says so can be rendered. */
const REFUSALS = new Set([403, 404]);

const STYLES = / style="([^"]*)"/g;

/** What is known of the viewer while a page is loaded and rendered: the school visited last, and their zones. */
type Visit = Pick<FirstPaint, 'tenant' | 'zones'>;
const visits = new AsyncLocalStorage<Visit>();
readTenantFrom(() => visits.getStore()?.tenant);
readZonesFrom(() => visits.getStore()?.zones);

/** Loads a page by the portal's own routes. @returns an address where it leads elsewhere */
export function loadPage(request: PageRequest): Promise<LoadedPage | { redirect: string }> {
  const visit: Visit = {};
  return visits.run(visit, () => load(request, visit));
}

async function load(request: PageRequest, visit: Visit): Promise<LoadedPage | { redirect: string }> {
  const context = {
    language: '' as Language,
    messages: (part: Parameters<LanguageStore['messages']>[0]) => store.messages(part),
  };
  const api = createApi({
    baseUrl: 'http://portal',
    language: () => context.language,
    fetch: request.fetch,
  });
  const queryClient = makeQueryClient(undefined, { canRetry: false });
  const history = createMemoryHistory({ initialEntries: [request.href] });
  const session = new SessionStore(
    request.isSignedIn
      ? { status: 'signedIn' }
      : request.hasSession
        ? { status: 'unknown' }
        : { status: 'signedOut', end: 'visitor' },
    () =>
      request.hasSession
        ? Promise.reject(new Error('There is no session on the server.'))
        : Promise.resolve(VISITOR),
  );
  const router = makeRouter({ api, queryClient, session, ...context }, { history });
  router.updateLatestLocation();
  const schoolId = schoolOf(router.matchRoutes(router.latestLocation));
  // What is kept for all visitors of a school is the same wherever they come from.
  if (schoolId === undefined) visit.tenant = request.tenant;
  const language = await request.chooseLanguage(schoolId);
  context.language = language;
  const store = new LanguageStore(language);
  router.update({
    ...router.options,
    origin: request.origin,
    context: { api, queryClient, session, ...context },
  });
  const open = async (href: string) => {
    history.replace(href);
    router.updateLatestLocation();
    // In the router's own spelling, which it would lead to otherwise.
    const { publicHref } = router.buildLocation({
      to: router.latestLocation.pathname,
      search: true,
      params: true,
      hash: true,
      _includeValidateSearch: true,
    } as never);
    history.replace(publicHref);
    await router.load();
    return router._serverResult;
  };
  if (request.isSignedIn) visit.zones = { device: request.deviceZone };
  const [result] = await Promise.all([
    open(request.href),
    store.start(),
    request.isSignedIn ? loadViewer() : undefined,
    loadSettings(schoolId ?? tenantOf(router.latestLocation)),
  ]);
  if (result?.type === 'redirect') return { redirect: result.redirect.headers.get('location') ?? '/' };

  async function loadViewer(): Promise<void> {
    const query = meQuery(api, { lang: language });
    await queryClient.prefetchQuery(query);
    const chosen = queryClient.getQueryData(query.queryKey)?.data.timeZone || undefined;
    visit.zones = { chosen, device: request.deviceZone };
  }

  async function loadSettings(id: string | undefined): Promise<void> {
    const query = portalSettingsQuery(api, { schoolId: id, lang: language });
    await queryClient.prefetchQuery(query);
    // Of no school where the one that is named does not answer.
    if (id !== undefined && !queryClient.getQueryData(query.queryKey))
      await queryClient.prefetchQuery(portalSettingsQuery(api, { schoolId: undefined, lang: language }));
  }

  function hasMobilePortal(): boolean {
    const { queryKey } = portalSettingsQuery(api, { schoolId, lang: language });
    return Boolean(queryClient.getQueryData(queryKey)?.data.mobilePortal.url);
  }

  const matches = router.state.matches;
  const layout =
    schoolId === undefined
      ? undefined
      : queryClient.getQueryData(portalLayoutQuery(api, { schoolId, lang: language }).queryKey)?.data;
  const failed = matches.find((match) => match.status === 'error');
  const status = failed ? statusOf(failed.error) : (result?.status ?? 200);
  // Their loaders do not run here; the document's title is written in these all the same.
  await Promise.all(
    matches.flatMap(({ staticData }) => staticData.messages ?? []).map((part) => store.messages(part)),
  );
  const own = matches.at(-1);
  const isLost = status === 404;
  const answer = status === 200 ? (own?.staticData.status ?? 200) : status;
  const search = (own?.loaderData as PageData | undefined)?.search;
  // What failed is asked for again by the browser, which then may have something else to show: not where it was refused.
  const hasFailed = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' && !REFUSALS.has(statusOf(state.error)));
  const { isPreview, isEmbedded } = readPageModes(router.latestLocation.search);
  const isRendered =
    // What its parameters rule out is not asked how it is rendered.
    (REFUSALS.has(answer) || (answer === 200 && own?.ssr !== undefined)) &&
    own?.ssr !== false &&
    !hasFailed &&
    !isPreview &&
    !isEmbedded;
  const { pathname, search: asked } = router.latestLocation;
  // Pages that do not say what they understand may understand anything.
  const isPlain = Object.keys(asked).every((name) => name === 'sxz-lang');
  const rendering = isRendered ? howRendered() : undefined;

  function howRendered(): LoadedPage['rendering'] {
    // The browser has to know the same: whoever renews a sign-in first, or cannot keep it, is neither.
    // Who is signed in is led on from where one signs in.
    if (request.isSignedIn && request.hasSession)
      return accessOf(matches) === 'signIn' ? undefined : { for: 'viewer' };
    if (request.isSignedIn || request.hasSession) return undefined;
    const understood = search ?? (isPlain ? {} : undefined);
    if (!understood) return { for: 'viewer' };
    const as = `${pathname}${stringifySearch({ 'sxz-lang': language, ...understood })}`;
    return { for: 'visitors', as, hasOneSpelling: search !== undefined };
  }
  const ownTitle = answer === 404 ? store.i18n._(msg`Page not found`) : pageTitle(matches, store.i18n);
  return {
    status: answer,
    error: failed?.error,
    title: documentTitle(ownTitle, layout?.school.name),
    ownTitle,
    siteName: layout?.school.name ?? documentTitle(undefined),
    description:
      (isLost ? undefined : (own?.loaderData as PageData | undefined))?.description ?? layout?.school.summary,
    pictureUrl: isLost ? undefined : (own?.loaderData as PageData | undefined)?.pictureUrl,
    canonicalSearch: stringifySearch({ ...(own?.loaderData as PageData | undefined)?.canonical }),
    originalUrl: (own?.loaderData as PageData | undefined)?.originalUrl,
    isIndexable: answer === 200 && isIndexable(matches),
    hasMobilePage: mobilePlace(pathname) !== 'other' && hasMobilePortal(),
    school: layout && {
      id: layout.school.id,
      name: layout.school.name,
      summary: layout.school.summary,
      color: layout.school.color,
      look: layout.look,
      languages: layout.languages.map(({ code }) => code),
      logoUrl: layout.school.logoUrl,
      isOpen: layout.school.open,
    },
    subject: own && subjectOf(String(own.routeId), own.params, { api, queryClient, lang: language }),
    firstPaint: {
      language,
      signedIn: request.hasSession,
      ...visit,
      queries: queryClient
        .getQueryCache()
        .findAll({ predicate: ({ state }) => state.status === 'success' })
        .map(({ queryKey, state }) => [queryKey, state.data]),
    },
    routes: matches.map(({ routeId }) => String(routeId)),
    catalogues: store.loaded,
    rendering,
    render: AsyncLocalStorage.bind(async () => {
      if (!rendering) throw new Error('This page is not rendered on the server.');
      // What was loaded is in the cache: nothing is asked again.
      if (rendering.for === 'visitors' && search) await open(`${pathname}${stringifySearch({ ...search })}`);
      // Waits for parts whose code comes on demand.
      const { prelude } = await prerender(
        <App language={store} services={{ api, queryClient, session }} router={router} />,
        { progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
      return withoutStyleAttributes(await new Response(prelude).text());
    }),
  };
}

/** What a page is about, where its loader got it. */
function subjectOf(
  routeId: string,
  params: unknown,
  { api, queryClient, lang }: { api: Api; queryClient: QueryClient; lang: Language },
): PageSubject | undefined {
  const { schoolId = '', classId = '', resourceId = '', id = '' } = params as Record<string, string>;
  switch (routeId) {
    case '/classInfo/$schoolId/class-view/$classId': {
      const answer = queryClient.getQueryData(classQuery(api, { schoolId, classId, lang }).queryKey);
      return answer && { kind: 'class', data: answer.data };
    }
    case '/portal/$schoolId/resource/$resourceId': {
      const answer = queryClient.getQueryData(resourceQuery(api, { schoolId, resourceId, lang }).queryKey);
      return answer && { kind: 'resource', data: answer.data };
    }
    case '/portal/$schoolId/lecturing-center/live-learn-detail/$id': {
      const answer = queryClient.getQueryData(liveQuery(api, { schoolId, liveId: id, lang }).queryKey);
      return answer && { kind: 'live', data: answer.data };
    }
    default:
      return undefined;
  }
}

/** Whether search engines may list a page: the innermost route that says so, its loader before the route itself. */
const isIndexable = (matches: readonly PageMatch[]): boolean =>
  matches
    .map(
      ({ staticData, loaderData }) =>
        (loaderData as PageData | undefined)?.isIndexable ?? staticData.isIndexable,
    )
    .findLast((said) => said !== undefined) ?? false;

/** The status of a page that could not be loaded. A page is for people: what they have to sign in for is closed to them. */
function statusOf(error: unknown): number {
  if (!isApiProblem(error)) return 500;
  if (error.status === 401) return 403;
  // An address that the API does not accept leads to nothing.
  return error.code === 'VALIDATION_FAILED' ? 404 : error.status;
}

/** A strict policy allows no style attributes: each becomes a rule of the page's own style sheet. */
function withoutStyleAttributes(html: string): RenderedPage {
  const rules = new Map<string, number>();
  const text = html.replaceAll(STYLES, (_all, style: string) => {
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` ${STYLE_ATTRIBUTE}="${number}"`;
  });
  const css = [...rules].map(([style, number]) => `[${STYLE_ATTRIBUTE}="${number}"]{${decode(style)}}`);
  return { html: text, css: css.join('') };
}

const decode = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
