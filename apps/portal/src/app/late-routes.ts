import type { AnyRoute } from '@tanstack/react-router';

/**
 * The routes that visitors of a school do not open, by their names in the route tree. Here the list is empty and the
 * tree is whole; the build for browsers moves them out of the tree into this module (`build/late-routes.ts`), which
 * `addLateRoutes` loads when somebody goes to one of them.
 */
export const lateRoutes: Readonly<Record<string, AnyRoute>> = {};
