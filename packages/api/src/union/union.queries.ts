import { type Api, type In, getQuery } from '../query.ts';

interface OfSchool {
  schoolId: string;
}

/** Where a school stands in unions, for those who run it. */
export const schoolUnionsQuery = (api: Api, { schoolId, lang }: In<OfSchool>) =>
  getQuery(api, '/api/school/unions', {
    params: { header: { tenantId: schoolId }, query: { 'sxz-lang': lang } },
  });

/** Unions that a school can ask to join. */
export const openUnionsQuery = (api: Api, { schoolId, lang, keyword }: In<OfSchool & { keyword: string }>) =>
  getQuery(api, '/api/school/unions/open', {
    params: { header: { tenantId: schoolId }, query: { keyword, 'sxz-lang': lang } },
  });
