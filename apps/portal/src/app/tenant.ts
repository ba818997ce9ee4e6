import { resolvePortalId, resolveTenant } from '@stoa/machines/addresses';
import { readStored, store, storeCookie } from './storage.ts';

/** In this browser's storage, and as a cookie for the server. */
const TENANT_KEY = 'tenant-id';

const fromStorage = (): string | undefined => readStored(TENANT_KEY);
let lastVisited = fromStorage;

/**
 * The server has no storage: it is told by the cookie. What it has rendered is taken over with what it knew, until
 * another school is visited.
 */
export function readTenantFrom(read: () => string | undefined): void {
  lastVisited = read;
}

/** Which school an address is about: its query, else the school that was visited last, else its second segment. */
export const tenantOf = (location: {
  search: Readonly<Record<string, unknown>>;
  pathname: string;
}): string | undefined =>
  resolveTenant({
    search: location.search,
    stored: lastVisited() ?? null,
    pathname: location.pathname,
  }) ?? undefined;

/** Remembers the school of a portal page, for the pages that have none in their address. */
export function rememberTenant(href: string): void {
  const id = resolvePortalId(href);
  if (id?.length !== 19) return;
  const known = lastVisited();
  lastVisited = fromStorage;
  if (known === id) return;
  store(TENANT_KEY, id);
  storeCookie(TENANT_KEY, id);
}
