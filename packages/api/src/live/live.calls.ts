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

/** A session alone, or also those after it in its series. */
interface ScopedCall extends LiveCall {
  scope: 'one' | 'following';
}

/** @throws ApiProblem VERSION_CONFLICT, CONFLICT, LIVE_ENDED, LIVE_DELETED and the shared codes. */
export function updateLive(
  api: Api,
  { change, scope, ...call }: ScopedCall & { change: LiveChange },
): Promise<LiveSession> {
  const params = { ...of(call), query: { scope } };
  return unwrap(api.client.PUT(`${LIVES}/lives/{liveId}`, { params, body: change }));
}

/** @throws ApiProblem CONFLICT while it is live, LIVE_DELETED and the shared codes. */
export async function deleteLive(api: Api, { scope, ...call }: ScopedCall): Promise<void> {
  await api.client.DELETE(`${LIVES}/lives/{liveId}`, { params: { ...of(call), query: { scope } } });
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

/**
 * Begins a session, or takes it over. Sent again with the same key it answers the same.
 * @throws ApiProblem LIVE_NOT_OPEN, LIVE_ENDED, LIVE_DELETED, CONFLICT for an outside room, and the shared codes.
 */
export function startLive(api: Api, { key, ...call }: LiveCall & { key: string }) {
  const { path, header } = of(call);
  return unwrap<{ streamKey: string }>(
    api.client.POST(`${LIVES}/lives/{liveId}/start`, {
      params: { path, header: { ...header, 'Idempotency-Key': key } },
    }),
  );
}

export interface SegmentCall extends LiveCall {
  streamKey: string;
  /** Counts up from 1 for each stream key. */
  number: number;
  /** When a fragment begins on its own clock and how long it is, ms; undefined for what others begin with. */
  time: { startMs: number; durationMs: number } | undefined;
  bytes: Blob;
  signal?: AbortSignal;
}

/**
 * Sends a segment of the picture.
 * @throws ApiProblem CONFLICT where somebody has taken over, LIVE_ENDED, LIVE_DELETED, QUOTA_EXCEEDED and the shared codes.
 */
export async function sendLiveSegment(
  api: Api,
  { streamKey, number, time, bytes, signal, ...call }: SegmentCall,
): Promise<void> {
  const { path, header } = of(call);
  await api.client.PUT(`${LIVES}/lives/{liveId}/segments/{number}`, {
    params: {
      path: { ...path, number },
      query: time ?? {},
      header: { ...header, 'Stream-Key': streamKey },
    },
    headers: { 'content-type': 'video/mp4' },
    // The bytes go as they are.
    body: bytes as unknown as string,
    bodySerializer: (body) => body as unknown as BodyInit,
    signal,
  });
}

/** Ends a session. Ending again changes nothing. @throws ApiProblem LIVE_NOT_OPEN, LIVE_DELETED and the shared codes. */
export async function endLive(api: Api, call: LiveCall): Promise<void> {
  await api.client.POST(`${LIVES}/lives/{liveId}/end`, { params: of(call) });
}
