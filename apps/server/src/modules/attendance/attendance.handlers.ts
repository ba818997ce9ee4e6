import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import {
  changeAttendance,
  createAttendance,
  deleteAttendance,
  findItsSchool,
  readAttendance,
  readAttendances,
  readCode,
} from './attendance.service.ts';
import { checkIn } from './check-in.service.ts';
import { namedSchool, participant } from './participant.ts';
import { exportRecords, readChanges, readRecords, saveRecords } from './records.service.ts';

type AttendanceOperations =
  | 'listAttendances'
  | 'createAttendance'
  | 'getAttendance'
  | 'changeAttendance'
  | 'deleteAttendance'
  | 'getAttendanceCode'
  | 'checkIn'
  | 'listAttendanceRecords'
  | 'saveAttendanceRecords'
  | 'listAttendanceChanges'
  | 'exportAttendance';

/** Attendance of classes: making it, checking in, correcting records. */
export function attendanceHandlers(services: Services): Pick<Handlers, AttendanceOperations> {
  const inClass = (context: RequestContext, headers: Record<string, string | undefined>) =>
    participant(services, context, namedSchool(context, headers.tenantid));
  const at = async (
    context: RequestContext,
    headers: Record<string, string | undefined>,
    attendanceId: string,
  ) => {
    requireViewer(context);
    return participant(services, context, await findItsSchool(services, attendanceId, headers.tenantid));
  };
  return {
    listAttendances: async ({ query, headers, context }) =>
      ok(await readAttendances(services, query.classId, query, inClass(context, headers))),
    createAttendance: async ({ body, headers, context }) =>
      ok(await createAttendance(services, body, inClass(context, headers), headers['idempotency-key'])),
    getAttendance: async ({ path: { attendanceId: id }, headers, context }) =>
      ok(await readAttendance(services, id, await at(context, headers, id))),
    changeAttendance: async ({ path: { attendanceId: id }, body, headers, context }) =>
      ok(await changeAttendance(services, id, body, await at(context, headers, id))),
    deleteAttendance: async ({ path: { attendanceId: id }, headers, context }) => {
      await deleteAttendance(services, id, await at(context, headers, id));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    getAttendanceCode: async ({ path: { attendanceId: id }, headers, context }) =>
      ok(await readCode(services, id, await at(context, headers, id))),
    checkIn: async ({ path: { attendanceId: id }, body, headers, context }) =>
      ok(await checkIn(services, id, body?.code, await at(context, headers, id))),
    listAttendanceRecords: async ({ path: { attendanceId: id }, query, headers, context }) =>
      ok(await readRecords(services, id, query, await at(context, headers, id))),
    saveAttendanceRecords: async ({ path: { attendanceId: id }, body, headers, context }) =>
      ok(await saveRecords(services, id, body.records, await at(context, headers, id))),
    listAttendanceChanges: async ({ path: { attendanceId: id }, query, headers, context }) =>
      ok(await readChanges(services, id, query, await at(context, headers, id))),
    exportAttendance: async ({ path: { attendanceId: id }, headers, context }) =>
      ok(await exportRecords(services, id, await at(context, headers, id))),
  };
}
