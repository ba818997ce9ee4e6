import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** Visits, searches and feedback a day, for those who run a school. */
export function statisticsQuery(
  api: Api,
  { schoolId, ...query }: In<QueryOf<'getStatistics'> & { schoolId: string }>,
) {
  return getQuery(api, '/api/portal/api/v1/portal/statistics', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}
