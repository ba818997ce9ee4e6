import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';

import { PlainError, PlainNotFound } from '../frame/plain-layout.tsx';
import { PagePending } from '../frame/page-pending.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import type { RouterContext } from './services.ts';

/** A skeleton is shown after this long, never before. */
const PENDING_AFTER_MS = 200;

/** The server loads and renders the routes that say so (`ssr`). The type of the options has it in TanStack Start alone. */
const SERVER_OPTIONS: object = { defaultSsr: false };

export function makeRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    ...SERVER_OPTIONS,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PlainError,
    defaultNotFoundComponent: PlainNotFound,
    // On the server it would write a script into the page.
    scrollRestoration: typeof document !== 'undefined',
    trailingSlash: 'never',
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
