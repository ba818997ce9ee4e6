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

/** The hot lists: at most 20. */
export function hotResourcesQuery(api: Api, query: In<QueryOf<'listHotResources'>>) {
  return getQuery(api, `${PORTAL}/hot-resource`, { params: { query: inLanguage(query) } });
}

/** All facets of a school with their categories. */
export function facetTreeQuery(api: Api, { schoolId, lang }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/category/v1/facets/tree', {
    params: { query: { schoolId, 'sxz-lang': lang } },
  });
}
