import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** What the viewer has to do for those they teach, in all of their schools. */
export const myTeachingQuery = (api: Api, query: In<QueryOf<'getMyTeaching'>>) =>
  getQuery(api, '/api/class/v1/teaching', { params: { query: inLanguage(query) } });
