import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

export function categoryQuery(api: Api, query: In<QueryOf<'getCategory'>>) {
  return getQuery(api, '/api/category/v1/category/selectByCategoryId', {
    params: { query: inLanguage(query) },
  });
}

/** All facets and categories of a school, with numbers of resources. */
export function facetTreeQuery(api: Api, query: In<QueryOf<'getFacetTree'>>) {
  return getQuery(api, '/api/category/v1/facets/tree', { params: { query: inLanguage(query) } });
}

export function firstFacetsQuery(api: Api, query: In<QueryOf<'listFirstFacets'>>) {
  return getQuery(api, '/api/category/v1/facets/first', { params: { query: inLanguage(query) } });
}

export function childFacetsQuery(api: Api, query: In<QueryOf<'listChildFacets'>>) {
  return getQuery(api, '/api/category/v1/facets/first/child', { params: { query: inLanguage(query) } });
}
