import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Caller } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { exportAttendees, loadAttendees, loadStatistics } from './attendance/attendance.service.ts';
import { createHandout, loadHandouts, removeHandout, updateHandout } from './handouts/handouts.service.ts';
import type { SignedIn } from './signed-in.ts';

type RecordOperations =
  | 'listLiveHandouts'
  | 'addLiveHandout'
  | 'updateLiveHandout'
  | 'deleteLiveHandout'
  | 'getLiveStatistics'
  | 'listLiveAttendees'
  | 'exportLiveAttendees';

/** The files of a live session, and how it is attended. */
export function recordHandlers(services: Services): Pick<Handlers, RecordOperations> {
  const { clock } = services;
  const caller = (schoolId: string | undefined, context: RequestContext): Caller => ({
    schoolId: String(schoolId),
    viewer: context.viewer,
    language: context.language,
    now: clock.now(),
  });
  const person = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    ...caller(schoolId, context),
    viewer: requireViewer(context),
  });
  return {
    listLiveHandouts: async ({ path, query, context }) =>
      ok(await loadHandouts(services, path.liveId, caller(query.schoolId, context))),
    addLiveHandout: async ({ path, body, headers, context }) =>
      ok(await createHandout(services, path.liveId, body, person(headers.tenantid, context))),
    updateLiveHandout: async ({ path, body, headers, context }) =>
      ok(await updateHandout(services, path, body, person(headers.tenantid, context))),
    deleteLiveHandout: async ({ path, headers, context }) => {
      await removeHandout(services, path, person(headers.tenantid, context));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    getLiveStatistics: async ({ path, headers, context }) =>
      ok(await loadStatistics(services, path.liveId, person(headers.tenantid, context))),
    listLiveAttendees: async ({ path, query, headers, context }) => {
      const { cursor, pageNumber, pageSize } = query;
      const who = person(headers.tenantid, context);
      return ok(await loadAttendees(services, path.liveId, who, { cursor, pageNumber, pageSize }));
    },
    exportLiveAttendees: async ({ path, headers, context }) =>
      ok(await exportAttendees(services, path.liveId, person(headers.tenantid, context))),
  };
}
