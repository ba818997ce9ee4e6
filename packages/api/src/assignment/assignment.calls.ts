import { type Api, unwrap } from '../query.ts';
import type { AssignmentWork, ClassProgressFile, RubricChoice, WorkSheet } from '../schema.gen.ts';

const LESSON = '/api/class/v1/lessons/{lessonId}';
const WORK = `${LESSON}/works/{personId}` as const;
const BOOK = '/api/class/v1/classes/{classId}/gradebook';

/** What somebody hands in. */
export interface HandedIn {
  text: string;
  /** http or https. */
  links: string[];
  /** Own uploads, with what they are called. */
  files: { url: string; name: string }[];
}

/** However often it is sent with the same key, it is handed in once. @throws ApiProblem HAND_IN_REFUSED, UPLOAD_NOT_OWNED, NOT_ENROLLED, LESSON_LOCKED, VALIDATION_FAILED and the shared codes. */
export const handInAssignment = (
  api: Api,
  {
    schoolId,
    lessonId,
    idempotencyKey,
    ...body
  }: HandedIn & { schoolId: string; lessonId: string; idempotencyKey: string },
): Promise<AssignmentWork> =>
  unwrap(
    api.client.POST(`${LESSON}/submissions`, {
      params: { path: { lessonId }, header: { tenantId: schoolId, 'Idempotency-Key': idempotencyKey } },
      body,
    }),
  );

interface WorkCall {
  schoolId: string;
  lessonId: string;
  personId: string;
}
const of = ({ schoolId, lessonId, personId }: WorkCall) => ({
  path: { lessonId, personId },
  header: { tenantId: schoolId },
});

/** What a teacher gives for a work, or asks to be done again. */
export interface GivenGrade {
  /** The one that was looked at. */
  version: number;
  outcome: 'graded' | 'returned';
  /** Null where it is returned. */
  points: number | null;
  choices: RubricChoice[];
  remark: string;
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED, CONFLICT and the shared codes. */
export const saveAssignmentGrade = (
  api: Api,
  { grade, ...call }: WorkCall & { grade: GivenGrade },
): Promise<WorkSheet> => unwrap(api.client.PUT(`${WORK}/grade`, { params: of(call), body: grade }));

/** Gives somebody longer, or excuses them. @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export const saveAssignmentTerms = (
  api: Api,
  {
    terms,
    ...call
  }: WorkCall & { terms: { version: number; extendedUntil: string | null; isExcused: boolean } },
): Promise<WorkSheet> => unwrap(api.client.PUT(`${WORK}/terms`, { params: of(call), body: terms }));

/** The categories of a gradebook in their order, each with its lessons. @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export const saveGradeCategories = (
  api: Api,
  {
    schoolId,
    classId,
    ...body
  }: {
    schoolId: string;
    classId: string;
    version: number;
    categories: { name: string; weight: number; lessonIds: string[] }[];
  },
): Promise<{ version: number }> =>
  unwrap(
    api.client.PUT(`${BOOK}/categories`, {
      params: { path: { classId }, header: { tenantId: schoolId } },
      body,
    }),
  );

/** The gradebook as a file. */
export const exportGradebook = (
  api: Api,
  { schoolId, classId }: { schoolId: string; classId: string },
): Promise<ClassProgressFile> =>
  unwrap(api.client.GET(`${BOOK}.csv`, { params: { path: { classId }, header: { tenantId: schoolId } } }));
