import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** Feedback and complaints: one's own, or, for those who handle them, all of a school. */
export function feedbackListQuery(
  api: Api,
  { schoolId, ...query }: In<Omit<QueryOf<'listFeedback'>, 'tenantId'> & { schoolId: string }>,
) {
  return getQuery(api, '/api/portal/api/v1/portal/feedback', {
    params: { query: { ...inLanguage(query), tenantId: schoolId } },
  });
}
