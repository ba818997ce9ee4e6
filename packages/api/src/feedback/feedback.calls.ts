import { type Api, type QueryOf, unwrap } from '../query.ts';
import type { ComplaintType, FeedbackEntry, FeedbackInput, FeedbackStatus, Language } from '../schema.gen.ts';

interface SentOnce {
  /** The same for a call that is tried again. */
  idempotencyKey: string;
  /** Of the server's sentences. */
  lang: Language;
}

/** @throws ApiProblem MODERATION_REJECTED (details.words), UPLOAD_NOT_OWNED, TOO_MANY_REQUESTS and the shared codes. */
export function addFeedback(
  api: Api,
  { idempotencyKey, lang, body }: SentOnce & { body: FeedbackInput },
  signal?: AbortSignal,
) {
  return unwrap(
    api.client.POST('/api/school/feedback/addFeedback', {
      params: { header: { 'Idempotency-Key': idempotencyKey }, query: { 'sxz-lang': lang } },
      body,
      signal,
    }),
  );
}

export interface ComplaintBody {
  tenantId: string;
  complaintType: ComplaintType;
  content: string;
  targetUrl?: string;
  picUrl: string;
  allowContact: 0 | 1;
  phoneNumber?: string;
}

/** @throws ApiProblem UPLOAD_NOT_OWNED, TOO_MANY_REQUESTS and the shared codes. */
export function addComplaint(
  api: Api,
  { idempotencyKey, lang, body }: SentOnce & { body: ComplaintBody },
  signal?: AbortSignal,
) {
  return unwrap(
    api.client.POST('/api/school/feedback/addComplaint', {
      params: { header: { 'Idempotency-Key': idempotencyKey }, query: { 'sxz-lang': lang } },
      body,
      signal,
    }),
  );
}

interface OfSchool {
  schoolId: string;
  lang: Language;
}

/** Marks and answers a message, for those who handle it. @throws ApiProblem VERSION_CONFLICT and the shared codes. */
export function updateFeedbackStatus(
  api: Api,
  {
    schoolId,
    lang,
    ...body
  }: OfSchool & { feedbackId: string; status: FeedbackStatus; reply?: string; updatedAt: string },
) {
  return unwrap<FeedbackEntry>(
    api.client.PUT('/api/portal/api/v1/portal/feedback/status', {
      params: { header: { tenantId: schoolId }, query: { 'sxz-lang': lang } },
      body,
    }),
  );
}

/** One message as it is now. */
export function readFeedback(api: Api, { schoolId, feedbackId, lang }: OfSchool & { feedbackId: string }) {
  return unwrap<FeedbackEntry>(
    api.client.GET('/api/portal/api/v1/portal/feedback/{feedbackId}', {
      params: { path: { feedbackId }, header: { tenantId: schoolId }, query: { 'sxz-lang': lang } },
    }),
  );
}

/** The messages that fit as a CSV file. */
export function exportFeedback(api: Api, { schoolId, lang, ...query }: OfSchool & QueryOf<'exportFeedback'>) {
  return unwrap(
    api.client.GET('/api/portal/api/v1/portal/feedback/export', {
      params: { header: { tenantId: schoolId }, query: { ...query, 'sxz-lang': lang } },
    }),
  );
}
