import { type Api, type In, getQuery } from '../query.ts';

type OfSchool = In<{ schoolId: string }>;
const inSchool = ({ schoolId, lang }: OfSchool) => ({
  params: { header: { tenantId: schoolId }, query: { 'sxz-lang': lang } },
});

/** How people reach a school's customer service, as it is edited. */
export function contactSettingsQuery(api: Api, call: OfSchool) {
  return getQuery(api, '/api/school/biz/customerService', inSchool(call));
}

/** The words that a school does not accept, as they are edited. */
export function moderationWordsQuery(api: Api, call: OfSchool) {
  return getQuery(api, '/api/moderation/v1/words', inSchool(call));
}

/** What a school is called and how it looks, as it is edited. */
export function schoolProfileQuery(api: Api, call: OfSchool) {
  return getQuery(api, '/api/school/biz/schoolProfile', inSchool(call));
}
