import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const LESSON = '/api/class/v1/lessons/{lessonId}';
const BOOK = '/api/class/v1/classes/{classId}/gradebook';

type OfLesson<T = object> = In<T & { schoolId: string; lessonId: string }>;
type OfClass<T = object> = In<T & { schoolId: string; classId: string }>;

/** How far the caller is with an assignment. */
export const assignmentQuery = (api: Api, { schoolId, lessonId, ...query }: OfLesson) =>
  getQuery(api, `${LESSON}/assignment`, {
    params: { path: { lessonId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });

/** Who handed an assignment in, a page of the people of the class by name. */
export const assignmentWorksQuery = (
  api: Api,
  { schoolId, lessonId, ...query }: OfLesson<QueryOf<'listAssignmentWorks'>>,
) =>
  getQuery(api, `${LESSON}/works`, {
    params: { path: { lessonId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });

/** What somebody handed in, for those who grade it. */
export const assignmentWorkQuery = (
  api: Api,
  { schoolId, lessonId, personId, ...query }: OfLesson<QueryOf<'getAssignmentWork'> & { personId: string }>,
) =>
  getQuery(api, `${LESSON}/works/{personId}`, {
    params: { path: { lessonId, personId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });

/** The gradebook of a class, a page of its people by name. */
export const gradebookQuery = (api: Api, { schoolId, classId, ...query }: OfClass<QueryOf<'getGradebook'>>) =>
  getQuery(api, BOOK, {
    params: { path: { classId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });

/** One's own row of a gradebook. */
export const ownGradesQuery = (api: Api, { schoolId, classId, ...query }: OfClass) =>
  getQuery(api, `${BOOK}/own`, {
    params: { path: { classId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
