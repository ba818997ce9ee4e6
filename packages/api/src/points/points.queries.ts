import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type OfSchool<T = object> = In<T & { schoolId: string }>;
const inSchool = (schoolId: string) => ({ tenantId: schoolId });

/** One’s own points in a school: the total, and a page of the rows. */
export const ownPointsQuery = (api: Api, { schoolId, ...query }: OfSchool<QueryOf<'listMyPoints'>>) =>
  getQuery(api, '/api/points/v1/own', {
    params: { header: inSchool(schoolId), query: inLanguage(query) },
  });

/** The points of a member, for those who run the school. */
export const memberPointsQuery = (
  api: Api,
  { schoolId, userId, ...query }: OfSchool<QueryOf<'listMemberPoints'> & { userId: string }>,
) =>
  getQuery(api, '/api/points/v1/members/{userId}', {
    params: { path: { userId }, header: inSchool(schoolId), query: inLanguage(query) },
  });

/** How a school gives points. */
export const pointRulesQuery = (api: Api, { schoolId, ...query }: OfSchool) =>
  getQuery(api, '/api/points/v1/rules', {
    params: { header: inSchool(schoolId), query: inLanguage(query) },
  });
