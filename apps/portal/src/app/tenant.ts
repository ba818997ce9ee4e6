import { resolvePortalId, resolveTenant } from '@stoa/machines/addresses';
import { readStored, store, storeCookie } from './storage.ts';

const TENANT_KEY = 'tenant-id';
/** The same for the server. */
const TENANT_COOKIE = 'stoa-tenant';

let lastVisited = (): string | undefined => readStored(TENANT_KEY);

/** The server has no storage: it is told by the cookie. */
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
  if (readStored(TENANT_KEY) !== id) store(TENANT_KEY, id);
  if (!document.cookie.includes(`${TENANT_COOKIE}=${id}`)) storeCookie(TENANT_COOKIE, id);
}
