import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** Invitations of a school, for those who run it. */
export function invitationsQuery(
  api: Api,
  { schoolId, ...query }: In<{ schoolId: string } & QueryOf<'listInvitations'>>,
) {
  return getQuery(api, '/api/school/invitations', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}
