import { redirect } from '@tanstack/react-router';
import { createActor, toPromise } from 'xstate';
import type { RouteDecision } from '@stoa/machines/route-guard';
import type { RouterContext } from '../../app/services.ts';
import { externalLoginUrl } from '../../shared/auth/external-login.ts';
import { provideGuard } from './guard.actors.ts';

/** Asks the guard's machine about a navigation. */
export async function decide(
  location: { href: string; pathname: string },
  context: RouterContext,
): Promise<RouteDecision> {
  const external = location.pathname === '/' ? await externalLoginUrl(context) : null;
  const actor = createActor(provideGuard(context), { input: { location, externalLoginUrl: external } });
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
