import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import type { Caller } from '../../core/schools/caller.ts';
import { loadAttempt, loadResult, reportPresence, save, start, submit } from './attempt.service.ts';
import { listOwnAttempts, loadExam } from './exam.service.ts';

type ExamOperations =
  | 'getExam'
  | 'startAttempt'
  | 'listMyAttempts'
  | 'getAttempt'
  | 'saveAnswers'
  | 'reportAttemptPresence'
  | 'submitAttempt'
  | 'getAttemptResult';

const PAGE_SIZE = 20;

/** Exams: their introduction, and attempts from the start to the result. */
export function examHandlers(services: Services): Pick<Handlers, ExamOperations> {
  const { clock } = services;
  const caller = (schoolId: string, context: RequestContext): Caller & { address: string } => ({
    schoolId,
    viewer: context.viewer,
    language: context.language,
    now: clock.now(),
    address: context.ip,
  });
  const learner = (schoolId: string, context: RequestContext) => ({
    ...caller(schoolId, context),
    viewer: requireViewer(context),
  });
  return {
    getExam: async ({ path, query, context }) =>
      ok(await loadExam(services, path.examId, caller(query.schoolId, context)), 'revalidate'),
    startAttempt: async ({ path, headers, body, context }) =>
      ok(
        await start(
          services,
          { examId: path.examId, password: body?.password },
          learner(headers.tenantid ?? '', context),
        ),
      ),
    listMyAttempts: async ({ path, query, context }) => {
      const { schoolId, pageNumber = 1, pageSize = PAGE_SIZE } = query;
      const page = { pageNumber, pageSize };
      return ok(await listOwnAttempts(services, path.examId, page, learner(schoolId, context)));
    },
    getAttempt: async ({ path, query, context }) =>
      ok(await loadAttempt(services, path.attemptId, learner(query.schoolId, context))),
    saveAnswers: async ({ path, headers, body, context }) =>
      ok(await save(services, path.attemptId, body, learner(headers.tenantid ?? '', context))),
    reportAttemptPresence: async ({ path, headers, body, context }) =>
      ok(
        await reportPresence(
          services,
          { attemptId: path.attemptId, questionId: body?.questionId },
          learner(headers.tenantid ?? '', context),
        ),
      ),
    submitAttempt: async ({ path, headers, body, context }) =>
      ok(await submit(services, path.attemptId, body, learner(headers.tenantid ?? '', context))),
    getAttemptResult: async ({ path, query, context }) =>
      ok(await loadResult(services, path.attemptId, learner(query.schoolId, context))),
  };
}
