import { configQuery } from '@stoa/api/config.queries';
import type { AppServices } from '../../app/services.ts';

/** The configured login page outside of this site; none where the configuration cannot be read. */
export async function externalLoginUrl({
  api,
  queryClient,
}: Pick<AppServices, 'api' | 'queryClient'>): Promise<string | null> {
  const answer = await queryClient
    .ensureQueryData(configQuery(api, { id: 'external-login' }))
    .catch(() => undefined);
  const url = (answer?.data.value as { url?: unknown } | undefined)?.url;
  return typeof url === 'string' && /^https?:\/\//i.test(url) ? url : null;
}
