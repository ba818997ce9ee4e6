import { configQuery } from '@stoa/api/config.queries';
import type { RouterContext } from '../../app/services.ts';

/** The configured address of a community; undefined where there is none under that name. */
export async function findCommunity(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  key: string,
): Promise<string | undefined> {
  const { data } = await queryClient.ensureQueryData(configQuery(api, { id: 'community' }));
  return addressIn(data.value, key);
}

/** The address under a name, as long as it is one: of this portal, or by https. */
export function addressIn(communities: unknown, key: string): string | undefined {
  if (typeof communities !== 'object' || communities === null || !Object.hasOwn(communities, key))
    return undefined;
  const address: unknown = (communities as Record<string, unknown>)[key];
  return typeof address === 'string' && /^(?:https:\/\/[^/\s]|\/(?![/\\]))/.test(address)
    ? address
    : undefined;
}
