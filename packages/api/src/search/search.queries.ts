import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** What a search finds, with the numbers behind each filter. */
export function searchQuery(api: Api, query: In<QueryOf<'search'>>) {
  return getQuery(api, '/api/search/v1/resources', { params: { query: inLanguage(query) } });
}

/** At most 10 suggestions for what has been typed. */
export function suggestionsQuery(api: Api, query: In<QueryOf<'suggest'>>) {
  return getQuery(api, '/api/search/v1/suggestions', { params: { query: inLanguage(query) } });
}

/** The signed-in viewer's last 10 searches in a school. */
export function searchHistoryQuery(api: Api, query: In<{ schoolId: string }>) {
  return getQuery(api, '/api/search/v1/history', { params: { query: inLanguage(query) } });
}

export function hotSearchQuery(api: Api, query: In<{ schoolId: string }>) {
  return getQuery(api, '/api/search/v1/hotSearch', { params: { query: inLanguage(query) } });
}
