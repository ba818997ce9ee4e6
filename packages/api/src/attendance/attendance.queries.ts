import { queryOptions } from '@tanstack/react-query';
import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';
import { listAttachments } from './attendance.calls.ts';

const ATTENDANCES = '/api/manager/v1/class/attendances';

type Attendance<T = object> = In<T & { schoolId: string; attendanceId: string }>;

const one = ({ schoolId, attendanceId, ...query }: Attendance) => ({
  params: { path: { attendanceId }, header: { tenantId: schoolId }, query: inLanguage(query) },
});

/** The attendances of a class, a page of them, the latest first. */
export function attendancesQuery(
  api: Api,
  { schoolId, ...query }: In<QueryOf<'listAttendances'> & { schoolId: string }>,
) {
  return getQuery(api, ATTENDANCES, {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** An attendance, for who is in its class. */
export const attendanceQuery = (api: Api, call: Attendance) =>
  getQuery(api, `${ATTENDANCES}/{attendanceId}`, one(call));

/** The code that the screen shows now; to be asked for again at `nextAt`. */
export const attendanceCodeQuery = (api: Api, call: Attendance) =>
  getQuery(api, `${ATTENDANCES}/{attendanceId}/code`, one(call));

/** Who was there, a page of the people of the class. */
export const attendanceRecordsQuery = (api: Api, call: Attendance<QueryOf<'listAttendanceRecords'>>) =>
  getQuery(api, `${ATTENDANCES}/{attendanceId}/records`, one(call));

/** What was corrected, the latest first. */
export const attendanceChangesQuery = (api: Api, call: Attendance<QueryOf<'listAttendanceChanges'>>) =>
  getQuery(api, `${ATTENDANCES}/{attendanceId}/changes`, one(call));

/** One's own attachments; all of them for who looks after the class. Asked for by POST, as the specification has it. */
export const attachmentsQuery = (
  api: Api,
  call: { schoolId: string; attendanceId: string; pageNumber?: number; pageSize?: number },
) =>
  queryOptions({
    queryKey: ['attendance-attachments', call] as const,
    queryFn: ({ signal }) => listAttachments(api, call, signal),
  });
