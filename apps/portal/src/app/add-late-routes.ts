import type { AnyRouter } from '@tanstack/react-router';
import { SPLAT } from './early-paths.ts';

let added: Promise<void> | undefined;

/**
 * Adds the routes that are not in the first load, once.
 * @returns whether a route of its own answers the path
 * @throws what the network throws; the next call tries again
 */
export async function addLateRoutes(router: AnyRouter, pathname: string): Promise<boolean> {
  added ??= add(router).catch((error: unknown) => {
    added = undefined;
    throw error;
  });
  await added;
  const [, , route] = router.getMatchedRoutes(pathname);
  return route !== undefined && route.id !== SPLAT;
}

async function add(router: AnyRouter): Promise<void> {
  const { lateRoutes } = await import('./late-routes.ts');
  const late = Object.values(lateRoutes);
  if (late.length === 0) return;
  router.routeTree.addChildren([...Object.values(router.routeTree.children ?? {}), ...late]);
  router.setRoutes(router.buildRouteTree());
}
