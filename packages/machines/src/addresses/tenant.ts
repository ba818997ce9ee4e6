/** Schools have ids of 19 digits (spec.md 9). */
const SCHOOL_ID = /^[0-8]\d{18}$/;
const PORTAL_URL = /portal\/(\d+)(?=[/?#]|$)/;

/** Whether this is a school's id. Anything else never reaches a portal page (B005). */
export function isSchoolId(text: unknown): text is string {
  return typeof text === 'string' && SCHOOL_ID.test(text);
}

/** Where a tenant's id may stand. */
export interface TenantSources {
  /** The query of the address, as the router has read it. */
  search: Readonly<Record<string, unknown>>;
  /** What was stored when a school was last visited; null where storage is empty or blocked. */
  stored: string | null;
  /** The path of the address, without query and fragment. */
  pathname: string;
}

/**
 * Which school this is about: query tenantId, tenant_id or schoolId, else storage, else the second path segment (B015).
 * What is no school's id is passed over, so that `/login/index` does not make "index" a tenant.
 */
export function resolveTenant({ search, stored, pathname }: TenantSources): string | null {
  const candidates = [search.tenantId, search.tenant_id, search.schoolId, stored, pathname.split('/')[2]];
  return candidates.find(isSchoolId) ?? null;
}

/** The portal's id in an address that matches portal/{digits} (B015). */
export function resolvePortalId(url: string): string | null {
  return PORTAL_URL.exec(url)?.[1] ?? null;
}
