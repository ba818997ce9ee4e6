import { findRoute } from '@stoa/machines/addresses';
import type { RouterContext } from './services.ts';

/**
 * Decides on every navigation. Open pages go on at once; for all others the guard's machine is loaded and asked. Paths
 * that are no page are the router's affair.
 * @throws a redirect where the navigation may not go on
 */
export async function guardNavigation(
  location: { href: string; pathname: string },
  context: RouterContext,
): Promise<void> {
  const access = findRoute(location.pathname)?.access ?? 'open';
  if (access === 'open') return;
  const { runGuard } = await import('../features/session/run-guard.ts');
  await runGuard(location, context);
}
