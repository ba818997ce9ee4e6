import { type Api, type In, getQuery } from '../query.ts';

/** Both footers of a school as they are edited. */
export function footerSettingsQuery(api: Api, { schoolId, lang }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/portal/api/v1/portal/footer/settings', {
    params: { header: { tenantId: schoolId }, query: { 'sxz-lang': lang } },
  });
}
