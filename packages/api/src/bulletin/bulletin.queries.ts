import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** The notices of a school, for those who write them. */
export function bulletinsQuery(
  api: Api,
  { schoolId, ...query }: In<QueryOf<'listBulletins'> & { schoolId: string }>,
) {
  return getQuery(api, '/api/portal/api/v1/portal/bulletins', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}
