import { configQuery } from '@stoa/api/config.queries';
import { getCommonCurrent } from '@stoa/api/school.calls';
import { EXTERNAL_LOGOUTS, type LogoutFacts, type LogoutUrls } from '@stoa/machines/logout-routing';
import type { RouterContext } from '../../app/services.ts';
import { readStored } from '../../app/storage.ts';
import { LOGIN_METHOD_KEY } from '../../shared/auth/person-keys.ts';

const CORPORATE = '3';
const ENTERPRISE = '4';

/** What decides where a logout leads. */
export interface LogoutPlan extends LogoutFacts {
  urls: LogoutUrls;
}

/** Gathers it; what cannot be found out leads to this site's own login page. */
export async function loadLogoutPlan(
  { api, queryClient }: RouterContext,
  tenantId: string | undefined,
  host: string,
): Promise<LogoutPlan> {
  const method = readStored(LOGIN_METHOD_KEY) ?? null;
  const [config, current] = await Promise.all([
    queryClient.fetchQuery({ ...configQuery(api, { id: 'logout' }), retry: false }).catch(() => undefined),
    (method === CORPORATE || method === ENTERPRISE) && tenantId
      ? getCommonCurrent(api, { tenantId }).catch(() => undefined)
      : undefined,
  ]);
  const { internal, urls } = readLogoutConfig(config?.data.value, host);
  return {
    method,
    environment: current?.environment ?? 'cn',
    internal,
    urls: withSchool(urls, current?.logoutUrls),
  };
}

/**
 * The operator's corporate addresses tell networks and environments apart and come first; an enterprise's service is
 * its school's own.
 */
export function withSchool(
  urls: LogoutUrls,
  school: { corporate: string | null; enterprise: string | null } | undefined,
): LogoutUrls {
  const { corporate, enterprise } = school ?? { corporate: null, enterprise: null };
  const ofCorporation =
    corporate === null
      ? []
      : EXTERNAL_LOGOUTS.filter((name) => name !== 'enterprise').map((name) => [name, corporate]);
  return { ...Object.fromEntries(ofCorporation), ...urls, ...(enterprise === null ? {} : { enterprise }) };
}

/** The configured value as far as it is what it should be. `internalHosts` are those that the internal network opens. */
export function readLogoutConfig(value: unknown, host: string): Pick<LogoutPlan, 'internal' | 'urls'> {
  const { internalHosts, urls } = (typeof value === 'object' && value !== null ? value : {}) as {
    internalHosts?: unknown;
    urls?: Record<string, unknown>;
  };
  const given = typeof urls === 'object' && urls !== null ? urls : {};
  return {
    internal: Array.isArray(internalHosts) && internalHosts.includes(host),
    urls: Object.fromEntries(
      EXTERNAL_LOGOUTS.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
    ),
  };
}

export { redirectTarget } from '@stoa/machines/addresses';
