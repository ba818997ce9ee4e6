import { configQuery } from '@stoa/api/config.queries';
import type { AppServices } from '../../app/services.ts';
import { isInternalEmail } from '../checks.ts';

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

/**
 * The login page for a mail address of the organisation itself, which needs no account of its own here; none for others.
 * It is advice: whoever wants to may register all the same.
 */
export function loginOfAddress(value: unknown, email: string, host: string): string | null {
  const { internalDomains } = (typeof value === 'object' && value !== null ? value : {}) as {
    internalDomains?: unknown;
  };
  const domains = Array.isArray(internalDomains)
    ? internalDomains.filter((domain) => typeof domain === 'string')
    : [];
  return isInternalEmail(email, domains) ? readExternalLogin(value, host) : null;
}

const isAddress = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//i.test(url);
