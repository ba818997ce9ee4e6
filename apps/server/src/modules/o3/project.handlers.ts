import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Caller } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import {
  addTask,
  changeRole,
  changeTask,
  changeTeam,
  loadBoard,
  moveTask,
  removeTask,
  reviewTask,
  takeOut,
} from './board.service.ts';
import { loadDemo } from './demo.service.ts';
import { addFile, removeFile } from './team-files.service.ts';
import { loadProject, setMembership, type SignedIn } from './project.service.ts';

type ProjectOperations =
  | 'getO3Project'
  | 'setO3ProjectMembership'
  | 'getDemoCloud'
  | 'getO3Board'
  | 'updateO3Team'
  | 'setO3TeamMember'
  | 'removeO3TeamMember'
  | 'createO3Task'
  | 'updateO3Task'
  | 'deleteO3Task'
  | 'moveO3Task'
  | 'reviewO3Task'
  | 'addO3TeamFile'
  | 'removeO3TeamFile';

/** Projects of the o3 area, the boards of their teams, and demonstrations. */
export function projectHandlers(services: Services): Pick<Handlers, ProjectOperations> {
  const caller = (schoolId: string | undefined, context: RequestContext): Caller => ({
    schoolId: String(schoolId),
    viewer: context.viewer,
    language: context.language,
    now: services.clock.now(),
  });
  const person = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    ...caller(schoolId, context),
    viewer: requireViewer(context),
  });
  return {
    getO3Project: async ({ path, query, context }) =>
      ok(await loadProject(services, caller(query.schoolId, context), path.projectId)),
    setO3ProjectMembership: async ({ path, headers, body, context }) =>
      ok(await setMembership(services, person(headers.tenantid, context), path.projectId, body)),
    getDemoCloud: async ({ path, query, context }) =>
      ok(await loadDemo(services, caller(query.schoolId, context), path.demoId)),
    getO3Board: async ({ path, query, context }) =>
      ok(await loadBoard(services, person(query.schoolId, context), path.teamId)),
    updateO3Team: async ({ path, headers, body, context }) =>
      ok(await changeTeam(services, person(headers.tenantid, context), path.teamId, body)),
    setO3TeamMember: async ({ path, headers, body, context }) =>
      ok(
        await changeRole(services, person(headers.tenantid, context), path.teamId, path.accountId, body.role),
      ),
    removeO3TeamMember: async ({ path, headers, context }) =>
      ok(await takeOut(services, person(headers.tenantid, context), path.teamId, path.accountId)),
    createO3Task: async ({ path, headers, body, context }) =>
      ok(
        await addTask(
          services,
          person(headers.tenantid, context),
          path.teamId,
          body,
          headers['idempotency-key'],
        ),
      ),
    updateO3Task: async ({ path, headers, body, context }) =>
      ok(await changeTask(services, person(headers.tenantid, context), path.teamId, path.taskId, body)),
    deleteO3Task: async ({ path, headers, context }) =>
      ok(await removeTask(services, person(headers.tenantid, context), path.teamId, path.taskId)),
    moveO3Task: async ({ path, headers, body, context }) =>
      ok(await moveTask(services, person(headers.tenantid, context), path.teamId, path.taskId, body)),
    reviewO3Task: async ({ path, headers, body, context }) =>
      ok(await reviewTask(services, person(headers.tenantid, context), path.teamId, path.taskId, body)),
    addO3TeamFile: async ({ path, headers, body, context }) =>
      ok(await addFile(services, person(headers.tenantid, context), path.teamId, body)),
    removeO3TeamFile: async ({ path, headers, context }) =>
      ok(await removeFile(services, person(headers.tenantid, context), path.teamId, path.fileId)),
  };
}
