import { type Api, type In, getQuery } from '../query.ts';

/** How a school signs its people in, for those who run it. */
export function loginSettingsQuery(api: Api, { schoolId, lang }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/school/schools/{id}/login-settings', {
    params: { path: { id: schoolId }, query: { 'sxz-lang': lang } },
  });
}
