import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { loadClass, loadLesson } from './class.service.ts';
import type { Caller } from '../../core/schools/caller.ts';
import { listBegun } from './continue.service.ts';
import { enroll, leave, type EnrolmentRequest } from './enrolment.service.ts';
import { listMembers } from './members.service.ts';
import { report } from './progress.service.ts';

type ClassOperations =
  | 'enrollClass'
  | 'leaveClass'
  | 'getClass'
  | 'getLesson'
  | 'saveLessonProgress'
  | 'listClassMembers'
  | 'listContinue';

/** Classes and courses: their outline and lessons, seats, progress, and who is in them. */
export function classHandlers(services: Services): Pick<Handlers, ClassOperations> {
  const { cache, clock } = services;
  const caller = (schoolId: string, context: RequestContext): Caller => ({
    schoolId,
    viewer: context.viewer,
    language: context.language,
    now: clock.now(),
  });
  const learner = (schoolId: string, context: RequestContext) => ({
    ...caller(schoolId, context),
    viewer: requireViewer(context),
  });
  return {
    enrollClass: async ({ body, headers, context }) =>
      ok(await enroll(services, enrolmentOf(body, headers, context))),
    leaveClass: async ({ body, headers, context }) =>
      ok(await leave(services, enrolmentOf(body, headers, context))),
    getClass: async ({ path: { classId }, query: { schoolId }, context }) => {
      const load = () => loadClass(services, classId, caller(schoolId, context));
      // All visitors see the same; what changes it says so.
      return ok(
        context.viewer
          ? await load()
          : await cache.get(schoolId, `class|${classId}|${context.language ?? ''}`, load),
        'public',
      );
    },
    getLesson: async ({ path: { lessonId }, query: { schoolId }, context }) =>
      ok(await loadLesson(services, lessonId, caller(schoolId, context)), 'public'),
    saveLessonProgress: async ({ path: { lessonId }, headers, body, context }) => {
      const { positionSeconds, fraction, completed, deviceId, clientUpdatedAt } = body;
      const reported = { positionSeconds, fraction, completed, deviceId, at: new Date(clientUpdatedAt) };
      return ok(await report(services, lessonId, reported, learner(headers.tenantid ?? '', context)));
    },
    listClassMembers: async ({ path: { classId }, query, context }) =>
      ok(await listMembers(services, classId, query, learner(query.schoolId, context))),
    listContinue: async ({ query: { schoolId, limit = 5 }, context }) =>
      ok({ items: await listBegun(services, limit, learner(schoolId, context)) }),
  };
}

/** The contract requires the tenantId header, which arrives in lower case. */
const enrolmentOf = (
  body: { classId: string },
  headers: Record<string, string | undefined>,
  context: RequestContext,
): EnrolmentRequest => ({
  schoolId: headers.tenantid ?? '',
  classId: body.classId,
  viewer: requireViewer(context),
  key: headers['idempotency-key'],
});
