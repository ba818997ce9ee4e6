import { QueryClient } from '@tanstack/react-query';
import { isApiProblem } from '@stoa/api/error';
import type { FirstPaint } from './first-paint.ts';

const STALE_MS = 30_000;
const MAX_RETRIES = 2;

/**
 * The cache of answers, filled with what came with the document. That is as fresh as it can be, for loaders that always
 * ask anew as well, until `main.tsx` says that the first page is loaded: another answer may differ, as a drawn exam does.
 */
export function makeQueryClient(
  firstPaint: FirstPaint | undefined,
  { canRetry = true }: { canRetry?: boolean } = {},
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Asked without a connection as well: an answer that never comes is said, instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        // What the server decided is not asked again; a lost connection or a busy server is.
        retry: (failures, error) =>
          canRetry &&
          failures < MAX_RETRIES &&
          isApiProblem(error) &&
          (error.code === 'NETWORK' || error.status >= 500),
      },
    },
  });
  for (const [key, data] of firstPaint?.queries ?? [])
    client.setQueryData(key, data, { updatedAt: Infinity });
  return client;
}
