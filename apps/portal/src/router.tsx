import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

import { PagePending } from './layout/page-pending.tsx';
import { parseSearch, stringifySearch } from './app/search-params.ts';
import type { RouterContext } from './app/services.ts';

/** A skeleton is shown after this long, never before. */
const PENDING_AFTER_MS = 200;

/** What stands in place of a page: few visitors see it. `preloadFailures` loads it before it is needed. */
const loadPlainProblems = () => import('./layout/plain-problems.tsx');
const PlainError = lazyRouteComponent(loadPlainProblems, 'PlainError');
const PlainNotFound = lazyRouteComponent(loadPlainProblems, 'PlainNotFound');

/** Loads the page that says what has failed, which may be the network. */
export function preloadFailures(): void {
  void PlainError.preload?.();
  void PlainNotFound.preload?.();
}

/**
 * @param mayScroll asked whenever a page is shown: whether its own place on it comes next, or the top
 */
export function makeRouter(
  context: RouterContext,
  { history, mayScroll = () => true }: { history?: RouterHistory; mayScroll?: () => boolean } = {},
) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PlainError,
    defaultNotFoundComponent: PlainNotFound,
    // On the server it would write a script into the page.
    scrollRestoration: typeof document !== 'undefined' && mayScroll,
    trailingSlash: 'never',
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
