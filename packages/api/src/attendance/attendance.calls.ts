import { type Api, unwrap } from '../query.ts';
import type {
  Attendance,
  AttendanceAttachment,
  AttendanceFile,
  AttendanceMethod,
  AttendanceState,
  AttachmentType,
} from '../schema.gen.ts';

const ATTENDANCES = '/api/manager/v1/class/attendances';
const ATTACHMENTS = '/api/manager/v1/class/attendance-attachments';

interface AttendanceCall {
  schoolId: string;
  attendanceId: string;
}
const of = ({ schoolId, attendanceId }: AttendanceCall) => ({
  path: { attendanceId },
  header: { tenantId: schoolId },
});

/** What an attendance is made of. */
export interface AttendancePlan {
  title: string;
  opensAt: string;
  lateFrom: string;
  closesAt: string;
  method: AttendanceMethod;
}

/** However often it is sent with the same key, it is made once. @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export const createAttendance = (
  api: Api,
  {
    schoolId,
    idempotencyKey,
    ...body
  }: AttendancePlan & { schoolId: string; classId: string; idempotencyKey: string },
): Promise<Attendance> =>
  unwrap(
    api.client.POST(ATTENDANCES, {
      params: { header: { tenantId: schoolId, 'Idempotency-Key': idempotencyKey } },
      body,
    }),
  );

/** @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export const changeAttendance = (
  api: Api,
  { plan, ...call }: AttendanceCall & { plan: AttendancePlan },
): Promise<Attendance> =>
  unwrap(api.client.PUT(`${ATTENDANCES}/{attendanceId}`, { params: of(call), body: plan }));

/** With its records and attachments. */
export async function deleteAttendance(api: Api, call: AttendanceCall): Promise<void> {
  await api.client.DELETE(`${ATTENDANCES}/{attendanceId}`, { params: of(call) });
}

/** Again is the same. @throws ApiProblem CODE_INVALID, CODE_ATTEMPTS_EXCEEDED, ACTIVITY_NOT_STARTED, ACTIVITY_ENDED, NOT_ENROLLED and the shared codes. */
export const checkIn = (
  api: Api,
  { code, ...call }: AttendanceCall & { code: string | undefined },
  signal?: AbortSignal,
): Promise<{ record: AttendanceState; checkedInAt: string }> =>
  unwrap(
    api.client.POST(`${ATTENDANCES}/{attendanceId}/check-in`, {
      params: of(call),
      body: code === undefined ? {} : { code },
      signal,
    }),
  );

/** All of them or none. @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export const saveAttendanceRecords = (
  api: Api,
  {
    records,
    ...call
  }: AttendanceCall & { records: { userId: string; record: AttendanceState; note?: string }[] },
): Promise<{ changed: number }> =>
  unwrap(api.client.PUT(`${ATTENDANCES}/{attendanceId}/records`, { params: of(call), body: { records } }));

/** Who was there, as a file. */
export const exportAttendance = (api: Api, call: AttendanceCall): Promise<AttendanceFile> =>
  unwrap(api.client.GET(`${ATTENDANCES}/{attendanceId}/records.csv`, { params: of(call) }));

/** A page of attachments. */
export const listAttachments = (
  api: Api,
  { schoolId, ...body }: AttendanceCall & { pageNumber?: number; pageSize?: number },
  signal?: AbortSignal,
): Promise<{ items: AttendanceAttachment[]; total: number }> =>
  unwrap(
    api.client.POST(`${ATTACHMENTS}/batch-query`, {
      params: { header: { tenantId: schoolId } },
      body,
      signal,
    }),
  );

/** The same upload again is the same. @throws ApiProblem UPLOAD_NOT_OWNED, FILE_FORMAT, FILE_TOO_MANY, NOT_ENROLLED and the shared codes. */
export const addAttachment = (
  api: Api,
  { schoolId, ...body }: AttendanceCall & { attachmentType: AttachmentType; uuid: string; name: string },
  signal?: AbortSignal,
): Promise<AttendanceAttachment> =>
  unwrap(api.client.POST(ATTACHMENTS, { params: { header: { tenantId: schoolId } }, body, signal }));

export async function deleteAttachment(
  api: Api,
  { schoolId, id }: { schoolId: string; id: string },
): Promise<void> {
  await api.client.DELETE(`${ATTACHMENTS}/{id}`, {
    params: { path: { id }, header: { tenantId: schoolId } },
  });
}
