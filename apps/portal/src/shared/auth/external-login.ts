import { configQuery } from '@stoa/api/config.queries';
import type { AppServices } from '../../app/services.ts';

/** The configured login page outside of this site; none where the configuration cannot be read. */
export async function externalLoginUrl(
  { api, queryClient }: Pick<AppServices, 'api' | 'queryClient'>,
  host = globalThis.location?.host ?? '',
): Promise<string | null> {
  const answer = await queryClient
    .ensureQueryData(configQuery(api, { id: 'external-login' }))
    .catch(() => undefined);
  return readExternalLogin(answer?.data.value, host);
}

/**
 * The login page of the configured value: on hosts that the corporate network opens its own one, if it has one (the
 * internal-network flag of spec.md 6). It leads somewhere and allows nothing.
 */
export function readExternalLogin(value: unknown, host: string): string | null {
  const { url, internalUrl, internalHosts } = (typeof value === 'object' && value !== null ? value : {}) as {
    url?: unknown;
    internalUrl?: unknown;
    internalHosts?: unknown;
  };
  const isInside = Array.isArray(internalHosts) && internalHosts.includes(host);
  return [isInside ? internalUrl : undefined, url].find(isAddress) ?? null;
}

const isAddress = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//i.test(url);
