import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type OfSchool<T = object> = In<T & { schoolId: string }>;

/** Members of a school, for those who run it. Problem FORBIDDEN (details.grantedBy says whose affair it is). */
export function membersQuery(api: Api, { schoolId, ...query }: OfSchool<QueryOf<'listMembers'>>) {
  return getQuery(api, '/api/school/members/', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** A member with what they did in the school, for those who run it. */
export const memberOverviewQuery = (api: Api, { schoolId, userId, ...query }: OfSchool<{ userId: string }>) =>
  getQuery(api, '/api/school/members/{userId}/overview/', {
    params: { path: { userId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });

/** What a member did in the school, the latest first, for those who run it. */
export const memberActivityQuery = (
  api: Api,
  { schoolId, userId, ...query }: OfSchool<QueryOf<'listMemberActivity'> & { userId: string }>,
) =>
  getQuery(api, '/api/school/members/{userId}/activity/', {
    params: { path: { userId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
