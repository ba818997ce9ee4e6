import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** Who did what in a school, for those who run it; the latest first. */
export const auditQuery = (
  api: Api,
  { schoolId, ...query }: In<{ schoolId: string } & QueryOf<'listAudit'>>,
) =>
  getQuery(api, '/api/school/audit', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
