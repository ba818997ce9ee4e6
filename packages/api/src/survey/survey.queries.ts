import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type InSchool<T = object> = In<T & { schoolId: string }>;

/** A survey, for whoever may answer it. */
export function surveyQuery(api: Api, { surveyId, ...query }: InSchool<{ surveyId: string }>) {
  return getQuery(api, '/api/survey/v1/open/surveys/{surveyId}', {
    params: { path: { surveyId }, query: inLanguage(query) },
  });
}

/** The surveys that one makes. */
export function managedSurveysQuery(
  api: Api,
  { schoolId, ...query }: InSchool<QueryOf<'listManagedSurveys'>>,
) {
  return getQuery(api, '/api/survey/v1/manage/surveys', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** A survey, to be edited. */
export function managedSurveyQuery(
  api: Api,
  { schoolId, surveyId, ...query }: InSchool<{ surveyId: string }>,
) {
  return getQuery(api, '/api/survey/v1/manage/surveys/{surveyId}', {
    params: { path: { surveyId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** What people answered, taken together. */
export function surveyResultQuery(
  api: Api,
  { schoolId, surveyId, ...query }: InSchool<{ surveyId: string } & QueryOf<'getSurveyResult'>>,
) {
  return getQuery(api, '/api/survey/v1/surveys/{surveyId}/result', {
    params: { path: { surveyId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** What the viewer answered. */
export function ownSurveyAnswerQuery(
  api: Api,
  { schoolId, surveyId, ...query }: InSchool<{ surveyId: string }>,
) {
  return getQuery(api, '/api/survey/v1/surveys/{surveyId}/answers/mine', {
    params: { path: { surveyId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}
