import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** Mails of a school that could not be sent, for those who run it; those of no school for superusers. */
export function mailsQuery(
  api: Api,
  { schoolId, ...query }: In<{ schoolId: string } & QueryOf<'listMails'>>,
) {
  return getQuery(api, '/api/school/mails', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}
