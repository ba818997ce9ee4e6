import { type Api, unwrap } from '../query.ts';

/** Removes one keyword, or all, from the viewer's own searches in a school; answers how many. */
export async function clearSearchHistory(
  api: Api,
  query: { schoolId: string; keyword?: string },
): Promise<number> {
  const { removed } = await unwrap(api.client.DELETE('/api/search/v1/history/clear', { params: { query } }));
  return removed;
}
