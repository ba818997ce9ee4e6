import { type Api, unwrap } from '../query.ts';
import type { Language, LiveChange, LiveInput, LiveSession } from '../schema.gen.ts';

const LIVES = '/api/live/api/lives/v1';
interface LiveCall {
  schoolId: string;
  liveId: string;
}
const of = ({ schoolId, liveId }: LiveCall) => ({ path: { liveId }, header: { tenantId: schoolId } });

export interface ScheduleLiveCall {
  schoolId: string;
  input: LiveInput;
  /** Names this click: sent again, it schedules nothing else. */
  key: string;
}

/** @throws ApiProblem CONFLICT where the host is in another session then, MODERATION_REJECTED, UPLOAD_NOT_OWNED and the shared codes. */
export function scheduleLive(api: Api, { schoolId, input, key }: ScheduleLiveCall): Promise<LiveSession> {
  return unwrap(
    api.client.POST(`${LIVES}/scheduleLiveBroadcast`, {
      params: { header: { tenantId: schoolId, 'Idempotency-Key': key } },
      body: input,
    }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, CONFLICT, LIVE_ENDED, LIVE_DELETED and the shared codes. */
export function updateLive(
  api: Api,
  { change, ...call }: LiveCall & { change: LiveChange },
): Promise<LiveSession> {
  return unwrap(api.client.PUT(`${LIVES}/lives/{liveId}`, { params: of(call), body: change }));
}

/** @throws ApiProblem CONFLICT while it is live, LIVE_DELETED and the shared codes. */
export async function deleteLive(api: Api, call: LiveCall): Promise<void> {
  await api.client.DELETE(`${LIVES}/lives/{liveId}`, { params: of(call) });
}

/** A session as it is now. @throws ApiProblem LIVE_DELETED and the shared codes. */
export function readLive(
  api: Api,
  { schoolId, liveId, lang, signal }: LiveCall & { lang?: Language; signal?: AbortSignal },
): Promise<LiveSession> {
  return unwrap(
    api.client.GET(`${LIVES}/lives/{liveId}`, {
      params: { path: { liveId }, query: { schoolId, ...(lang ? { 'sxz-lang': lang } : {}) } },
      signal,
    }),
  );
}

/** Asks to be reminded, or not. @throws ApiProblem QUOTA_EXCEEDED where all seats are taken, LIVE_ENDED, LIVE_DELETED and the shared codes. */
export function reserveLive(api: Api, { reserved, ...call }: LiveCall & { reserved: boolean }) {
  return unwrap<{ reserved: boolean; reservedCount: number }>(
    api.client.PUT(`${LIVES}/lives/{liveId}/reservation`, { params: of(call), body: { reserved } }),
  );
}
