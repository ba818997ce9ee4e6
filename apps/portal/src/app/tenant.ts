import { resolvePortalId, resolveTenant } from '@stoa/machines/addresses';
import { readStored, store } from './storage.ts';

const TENANT_KEY = 'tenant-id';

/** Which school an address is about: its query, else the school that was visited last, else its second segment. */
export const tenantOf = (location: {
  search: Readonly<Record<string, unknown>>;
  pathname: string;
}): string | undefined =>
  resolveTenant({
    search: location.search,
    stored: readStored(TENANT_KEY) ?? null,
    pathname: location.pathname,
  }) ?? undefined;

/** Remembers the school of a portal page, for the pages that have none in their address. */
export function rememberTenant(href: string): void {
  const id = resolvePortalId(href);
  if (id?.length === 19 && readStored(TENANT_KEY) !== id) store(TENANT_KEY, id);
}
