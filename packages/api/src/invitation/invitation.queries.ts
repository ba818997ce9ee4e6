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

/** An invitation as whoever has its link sees it. Problem NOT_FOUND for one that was never made. */
export function invitationQuery(api: Api, { token, lang }: In<{ token: string }>) {
  return getQuery(api, '/api/school/open/invitations/{token}', {
    params: { path: { token }, query: { 'sxz-lang': lang } },
  });
}
