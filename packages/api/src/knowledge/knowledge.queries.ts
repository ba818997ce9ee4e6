import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const BASE = '/api/km/v1';
/** What shows sections: they, what is subscribed to, and articles with the section that they stand in. */
const SHOWING = [
  `${BASE}/section`,
  `${BASE}/subscribe`,
  '/api/portal/api/v1/authoring',
  '/api/portal/api/v1/portal/open/resource',
];

/** Whether the cache holds something of sections under a key: all of it is asked for again after a change. */
export const isOfKnowledge = (key: readonly unknown[]): boolean =>
  SHOWING.some((path) => String(key[1]).startsWith(path));

/** All sections of a school that the viewer may read. */
export function sectionTreeQuery(api: Api, query: In<QueryOf<'getSectionTree'>>) {
  return getQuery(api, `${BASE}/section/tree`, { params: { query: inLanguage(query) } });
}

/** Articles of a section and those below it. Problem NOT_FOUND. */
export function sectionArticlesQuery(
  api: Api,
  { sectionId, ...query }: In<QueryOf<'listSectionArticles'>> & { sectionId: string },
) {
  return getQuery(api, `${BASE}/section/articles/{sectionId}`, {
    params: { path: { sectionId }, query: inLanguage(query) },
  });
}

/** Articles of a school, in sections or not. */
export function articlesQuery(api: Api, query: In<QueryOf<'listKnowledgeResources'>>) {
  return getQuery(api, '/api/portal/api/v1/portal/knowledge-resource', {
    params: { query: inLanguage(query) },
  });
}

/** Whether the viewer subscribed to something. Problem NOT_FOUND. */
export function subscriptionQuery(api: Api, query: In<QueryOf<'getSubscription'>>) {
  return getQuery(api, `${BASE}/subscribe/status`, { params: { query: inLanguage(query) } });
}

/** What the viewer subscribed to in a school. */
export function subscriptionsQuery(api: Api, query: In<QueryOf<'listSubscriptions'>>) {
  return getQuery(api, `${BASE}/subscribe/list`, { params: { query: inLanguage(query) } });
}
