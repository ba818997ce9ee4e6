import { type Api, type In, getQuery, inLanguage } from '../query.ts';

/** Who is active, what is completed and who stays, for those who run a school. */
export function insightsQuery(api: Api, { schoolId, ...query }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/portal/api/v1/portal/insights', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}
