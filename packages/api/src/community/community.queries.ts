import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const BASE = '/api/km/v1/communities';

/** Whether the cache holds something of a community under a key: all of it is asked for again after a change. */
export const isOfCommunity = (key: readonly unknown[]): boolean => String(key[1]).startsWith(BASE);

/** Posts of a school, class or lesson, pinned ones first. Problem NOT_ENROLLED, MEMBERS_ONLY. */
export function postsQuery(api: Api, query: In<QueryOf<'listPosts'>>) {
  return getQuery(api, `${BASE}/post/list`, { params: { query: inLanguage(query) } });
}

/** A post, and what the viewer may do with it. Problem NOT_FOUND, NOT_ENROLLED, MEMBERS_ONLY. */
export function postQuery(api: Api, { postId, ...query }: In<{ schoolId: string; postId: string }>) {
  return getQuery(api, `${BASE}/post/detail/{postId}`, {
    params: { path: { postId }, query: inLanguage(query) },
  });
}

/** Replies to a post, the accepted answer first. */
export function repliesQuery(
  api: Api,
  { postId, ...query }: In<QueryOf<'listReplies'>> & { postId: string },
) {
  return getQuery(api, `${BASE}/post/detail/{postId}/replies`, {
    params: { path: { postId }, query: inLanguage(query) },
  });
}

/** What was reported, for those who decide about it. */
export function postReportsQuery(
  api: Api,
  { schoolId, ...query }: In<QueryOf<'listPostReports'>> & { schoolId: string },
) {
  return getQuery(api, `${BASE}/reports`, {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}
