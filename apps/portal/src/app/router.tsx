import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';

import { PlainError, PlainNotFound } from '../frame/plain-layout.tsx';
import { PagePending } from '../frame/page-pending.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import type { RouterContext } from './services.ts';

/** A skeleton is shown after this long, never before. */
const PENDING_AFTER_MS = 200;

export function makeRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PlainError,
    defaultNotFoundComponent: PlainNotFound,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
