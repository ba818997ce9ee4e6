import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import type { RequestContext } from '../../http/context.ts';
import { participant } from '../attendance/participant.ts';
import { readOwnWork } from './assignments.service.ts';
import { handIn } from './hand-in.service.ts';
import { readSheet, readWorks, saveGrade, saveTerms } from './works.service.ts';

type AssignmentOperations =
  | 'getAssignment'
  | 'handInAssignment'
  | 'listAssignmentWorks'
  | 'getAssignmentWork'
  | 'saveAssignmentGrade'
  | 'saveAssignmentTerms';

/** Assignments: handing in, and grading what was. */
export function assignmentHandlers(services: Services): Pick<Handlers, AssignmentOperations> {
  const who = (context: RequestContext, headers: Record<string, string | undefined>) =>
    participant(services, context, headers.tenantid ?? '');
  return {
    getAssignment: async ({ path: { lessonId }, headers, context }) =>
      ok(await readOwnWork(services, lessonId, who(context, headers))),
    handInAssignment: async ({ path: { lessonId }, body, headers, context }) =>
      ok(await handIn(services, lessonId, body, who(context, headers), headers['idempotency-key'])),
    listAssignmentWorks: async ({ path: { lessonId }, query, headers, context }) =>
      ok(await readWorks(services, lessonId, query, who(context, headers))),
    getAssignmentWork: async ({ path, query, headers, context }) =>
      ok(await readSheet(services, path, query.filter, who(context, headers))),
    saveAssignmentGrade: async ({ path, body, headers, context }) =>
      ok(await saveGrade(services, path, body, who(context, headers))),
    saveAssignmentTerms: async ({ path, body, headers, context }) =>
      ok(await saveTerms(services, path, body, who(context, headers))),
  };
}
