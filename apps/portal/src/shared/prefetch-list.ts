import { isApiProblem } from '@stoa/api/error';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

const FORBIDDEN = 403;

/**
 * Fills the cache with what a page shows first. What fails is said in its place on the page, where it can be tried
 * again; who may not see the page at all is told by the page's error.
 * @throws {ApiProblem} of the status 403
 */
export async function prefetchList<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<void> {
  await queryClient.prefetchQuery({ ...query, retry: false });
  const error = queryClient.getQueryState(query.queryKey)?.error;
  if (isApiProblem(error) && error.status === FORBIDDEN) throw error;
}
