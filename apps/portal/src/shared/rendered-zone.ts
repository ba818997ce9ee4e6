import { meQuery } from '@stoa/api/account.queries';
import type { Api } from '@stoa/api/query';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../i18n/languages.ts';
import { renderedDeviceZone, UNKNOWN_ZONE, viewerZone } from './time-zone.ts';

/**
 * The zone that the server renders a page in for whoever is signed in, for what a loader asks for by it. Loaders run
 * beside the question who is signed in, so this waits for its answer.
 * @returns undefined where the zone is not known, and in the browser, where a page need not wait for what it loads by it
 */
export async function renderedZone(
  api: Api,
  queryClient: QueryClient,
  lang: Language,
): Promise<string | undefined> {
  if (typeof document !== 'undefined') return undefined;
  const query = meQuery(api, { lang });
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey)?.data.timeZone || renderedDeviceZone();
}

/** The zone that `useTimeZone` begins a page in, for its loader, on the server and in the browser. */
export const loaderZone = async (api: Api, queryClient: QueryClient, lang: Language): Promise<string> =>
  typeof document === 'undefined'
    ? ((await renderedZone(api, queryClient, lang)) ?? UNKNOWN_ZONE)
    : viewerZone();
