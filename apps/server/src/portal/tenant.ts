import { isId } from '../http/ids.ts';

/** The school that the query of an address names (B015). */
export function tenantOf(url: URL): string | undefined {
  const named = ['tenantId', 'tenant_id', 'schoolId'].map((name) => url.searchParams.get(name));
  return named.find(isId);
}
