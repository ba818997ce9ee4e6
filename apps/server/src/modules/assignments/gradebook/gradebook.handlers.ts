import { ok, type Handlers } from '../../../contract/handlers.ts';
import type { Services } from '../../../core/services.ts';
import type { RequestContext } from '../../../http/context.ts';
import { participant } from '../../attendance/participant.ts';
import { exportGradebook, readGradebook, readOwnGrades, saveCategories } from './gradebook.service.ts';

type GradebookOperations = 'getGradebook' | 'saveGradeCategories' | 'exportGradebook' | 'getOwnGrades';

/** The gradebook of a class: for those who look after it, and one's own row of it. */
export function gradebookHandlers(services: Services): Pick<Handlers, GradebookOperations> {
  const who = (context: RequestContext, headers: Record<string, string | undefined>) =>
    participant(services, context, headers.tenantid ?? '');
  return {
    getGradebook: async ({ path: { classId }, query, headers, context }) =>
      ok(await readGradebook(services, classId, query, who(context, headers))),
    saveGradeCategories: async ({ path: { classId }, body, headers, context }) =>
      ok(await saveCategories(services, classId, body, who(context, headers))),
    exportGradebook: async ({ path: { classId }, headers, context }) =>
      ok(await exportGradebook(services, classId, who(context, headers))),
    getOwnGrades: async ({ path: { classId }, headers, context }) =>
      ok(await readOwnGrades(services, classId, who(context, headers))),
  };
}
