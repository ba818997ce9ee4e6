import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type ClassAddress = In<{ schoolId: string; classId: string }>;

/** A class or course with its outline, the viewer's progress and abilities. */
export function classQuery(api: Api, { classId, ...query }: ClassAddress) {
  return getQuery(api, '/api/class/v1/open/classes/{classId}', {
    params: { path: { classId }, query: inLanguage(query) },
  });
}

/** A lesson with its text or film and the viewer's position. Problem NOT_ENROLLED where it is locked. */
export function lessonQuery(api: Api, { lessonId, ...query }: In<{ schoolId: string; lessonId: string }>) {
  return getQuery(api, '/api/class/v1/open/lessons/{lessonId}', {
    params: { path: { lessonId }, query: inLanguage(query) },
  });
}

/** Who is in a class, teachers first. */
export function classMembersQuery(
  api: Api,
  { classId, ...query }: ClassAddress & QueryOf<'listClassMembers'>,
) {
  return getQuery(api, '/api/class/v1/classes/{classId}/members', {
    params: { path: { classId }, query: inLanguage(query) },
  });
}

/** What the signed-in viewer should go on with in a school. */
export function continueQuery(api: Api, query: In<QueryOf<'listContinue'>>) {
  return getQuery(api, '/api/class/v1/continue', { params: { query: inLanguage(query) } });
}
