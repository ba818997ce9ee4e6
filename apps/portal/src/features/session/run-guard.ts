import { redirect } from '@tanstack/react-router';
import { createActor, toPromise } from 'xstate';
import type { RouteDecision } from '@stoa/machines/route-guard';
import type { RouterContext } from '../../app/services.ts';
import { externalLoginUrl } from '../../shared/auth/external-login.ts';
import { isOldBrowser } from '../../app/old-browser.ts';
import { isPhone } from '../../app/phone.ts';
import { provideGuard } from './guard.actors.ts';

/** Asks the guard's machine about a navigation. */
export async function decide(
  location: { href: string; pathname: string },
  context: RouterContext,
): Promise<RouteDecision> {
  const external = location.pathname === '/' ? await externalLoginUrl(context) : null;
  const actor = createActor(provideGuard(context), {
    input: {
      location,
      externalLoginUrl: external,
      device: isPhone() ? 'mobile' : 'desktop',
      browser: !import.meta.env.SSR && isOldBrowser() ? 'old' : 'current',
    },
  });
  return toPromise(actor.start());
}

/** @throws a redirect where the navigation may not go on */
export async function runGuard(
  location: { href: string; pathname: string },
  context: RouterContext,
): Promise<void> {
  const decision = await decide(location, context);
  if (decision.go === 'redirect') throw redirect({ href: decision.path, replace: true });
  if (decision.go === 'external') throw redirect({ href: decision.url, reloadDocument: true });
}

/** Leaves for the mobile portal where one is configured; nobody waits for that (B008). */
export async function leaveForMobile(
  location: { href: string; pathname: string },
  context: RouterContext,
): Promise<void> {
  const decision = await decide(location, context);
  if (decision.go === 'external') window.location.replace(decision.url);
}
