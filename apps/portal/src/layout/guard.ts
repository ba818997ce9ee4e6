import { redirect } from '@tanstack/react-router';
import { isLatePath, SPLAT } from '../app/early-paths.ts';
import { accessOf, type PageMatch } from '../app/page-facts.ts';
import { isPhone } from '../app/phone.ts';
import type { RouterContext } from '../app/services.ts';

/** Pages that a mobile portal has as well. */
const ON_MOBILE = /^\/portal\/[0-8]\d{18}(\/search|\/sub-school\/[0-8]\d{18})?\/?$/;

/**
 * Decides on every navigation. Open pages go on at once; for all others the guard's machine is loaded and asked. Paths
 * that are no page are the router's affair.
 * @param isAhead the page is only fetched, for a link that may be followed: nobody leaves the one they are on
 * @throws a redirect where the navigation may not go on
 */
export async function guardNavigation(
  location: { href: string; pathname: string },
  context: RouterContext,
  matches: readonly (Pick<PageMatch, 'staticData' | '_notFound'> & { routeId: unknown })[],
  isAhead = false,
): Promise<void> {
  // The server leads visitors to where they sign in; what it does not know for certain is left to the browser.
  if (import.meta.env.SSR) {
    if (accessOf(matches) === 'member' && context.session.snapshot().status === 'signedOut') {
      const { runGuard } = await import('../features/session/run-guard.ts');
      await runGuard(location, context);
    }
    return;
  }
  if (
    matches.at(-1)?.routeId === SPLAT &&
    isLatePath(location.pathname) &&
    (await context.addRoutes?.(location.pathname))
  )
    throw redirect({ href: location.href, replace: true });
  const access = accessOf(matches);
  // Some addresses below a layout are of pages that are still to come, which the guard knows already.
  const isUnknown = matches.some(({ _notFound }) => _notFound);
  if (access === 'open' && !isUnknown) {
    if (!isAhead && ON_MOBILE.test(location.pathname) && isPhone())
      // The page is shown meanwhile: most portals have no mobile one beside them.
      void import('../features/session/run-guard.ts')
        .then(({ leaveForMobile }) => leaveForMobile(location, context))
        .catch(() => undefined);
    return;
  }
  const { runGuard } = await import('../features/session/run-guard.ts');
  await runGuard(location, context);
}
