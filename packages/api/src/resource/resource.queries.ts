import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const PORTAL = '/api/portal/api/v1/portal';

/** A resource whole: article, exam or live introduction, topic; `kind` tells which. */
export function resourceQuery(
  api: Api,
  { resourceId, ...query }: In<{ schoolId: string; resourceId: string }>,
) {
  return getQuery(api, `${PORTAL}/open/resource/{resourceId}`, {
    params: { path: { resourceId }, query: inLanguage(query) },
  });
}

/** Resources of a school; with `blockId` the whole list behind a block. */
export function resourcesQuery(api: Api, query: In<QueryOf<'listResources'>>) {
  return getQuery(api, `${PORTAL}/resource`, { params: { query: inLanguage(query) } });
}

export function classResourcesQuery(api: Api, query: In<QueryOf<'searchClassResources'>>) {
  return getQuery(api, `${PORTAL}/class-search-resource`, { params: { query: inLanguage(query) } });
}

export function examResourcesQuery(api: Api, query: In<QueryOf<'listExamResources'>>) {
  return getQuery(api, `${PORTAL}/exam-resource`, { params: { query: inLanguage(query) } });
}

export function examSearchQuery(api: Api, query: In<QueryOf<'searchExamResources'>>) {
  return getQuery(api, `${PORTAL}/exam-search-resource`, { params: { query: inLanguage(query) } });
}

export function knowledgeResourcesQuery(api: Api, query: In<QueryOf<'listKnowledgeResources'>>) {
  return getQuery(api, `${PORTAL}/knowledge-resource`, { params: { query: inLanguage(query) } });
}

/** Classes and courses that have video lessons. */
export function videoResourcesQuery(api: Api, query: In<QueryOf<'searchVideoResources'>>) {
  return getQuery(api, `${PORTAL}/search-video-resource`, { params: { query: inLanguage(query) } });
}

/** The hot lists: at most 20. */
export function hotResourcesQuery(api: Api, query: In<QueryOf<'listHotResources'>>) {
  return getQuery(api, `${PORTAL}/hot-resource`, { params: { query: inLanguage(query) } });
}

/** Whether the viewer may see a portal, or a resource of it. */
export function visibilityQuery(api: Api, query: In<QueryOf<'isVisible'>>) {
  return getQuery(api, `${PORTAL}/isVisible`, { params: { query: inLanguage(query) } });
}
