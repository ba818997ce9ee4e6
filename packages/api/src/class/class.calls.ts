import { type Api, unwrap } from '../query.ts';
import type { EnrolmentAnswer, ProgressAnswer, ProgressBody } from '../schema.gen.ts';

export interface ClassCall {
  schoolId: string;
  classId: string;
  /** One a click: however often the call is sent, it acts once. 8 to 64 letters, digits, - and _. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** @throws ApiProblem CLASS_FULL, CLASS_ENDED, MEMBERS_ONLY, VISITORS_ONLY, PURCHASE_REQUIRED and the shared codes. */
export function enrollClass(api: Api, call: ClassCall): Promise<EnrolmentAnswer> {
  return unwrap(api.client.POST('/api/class/enroll', { ...classInit(call), signal: call.signal }));
}

/** Frees the seat; progress is kept. */
export function leaveClass(api: Api, call: ClassCall): Promise<EnrolmentAnswer> {
  return unwrap(api.client.POST('/api/class/leave', { ...classInit(call), signal: call.signal }));
}

export interface ProgressCall {
  schoolId: string;
  lessonId: string;
  progress: ProgressBody;
  /** Lets the request outlive the page that sends it. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** May be sent again without harm: the newest position wins, a completed lesson stays completed. */
export function saveLessonProgress(api: Api, call: ProgressCall): Promise<ProgressAnswer> {
  return unwrap(
    api.client.PUT('/api/class/v1/lessons/{lessonId}/progress', {
      params: { path: { lessonId: call.lessonId }, header: { tenantId: call.schoolId } },
      body: call.progress,
      keepalive: call.keepalive,
      signal: call.signal,
    }),
  );
}

function classInit({ schoolId, classId, idempotencyKey }: ClassCall) {
  const key = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
  return { params: { header: { tenantId: schoolId, ...key } }, body: { classId } };
}
