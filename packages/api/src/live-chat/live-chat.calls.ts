import { type Api, type In, unwrap } from '../query.ts';
import type { LiveMessage, LiveReportReason } from '../schema.gen.ts';

const LIVE = '/api/live/api/lives/v1/lives/{liveId}';
/** The session that a call is about. */
export interface LiveCall {
  schoolId: string;
  liveId: string;
}
type MessageCall = LiveCall & { messageId: string };
const of = ({ schoolId, liveId }: LiveCall) => ({ path: { liveId }, header: { tenantId: schoolId } });
const ofMessage = ({ schoolId, liveId, messageId }: MessageCall) => ({
  path: { liveId, messageId },
  header: { tenantId: schoolId },
});

/** @throws ApiProblem LIVE_NOT_OPEN, LIVE_ENDED, LIVE_DELETED, NOT_ENROLLED, MEMBERS_ONLY, VISITORS_ONLY and the shared codes. */
export function enterLive(api: Api, { signal, ...call }: LiveCall & { signal?: AbortSignal }) {
  return unwrap(api.client.POST(`${LIVE}/enter`, { params: of(call), signal }));
}

/** The newest messages, or those before one, in order. */
export function listLiveMessages(
  api: Api,
  { schoolId, liveId, before, signal }: LiveCall & { before?: number; signal?: AbortSignal },
) {
  return unwrap(
    api.client.GET(`${LIVE}/messages`, {
      params: { path: { liveId }, query: { schoolId, ...(before === undefined ? {} : { before }) } },
      signal,
    }),
  );
}

/** Where the events of a room come from, after one that is known; polls are told in the language. */
export const liveEventsPath = ({ schoolId, liveId, after, lang }: In<LiveCall & { after: number }>): string =>
  `/api/live/api/lives/v1/lives/${liveId}/events?schoolId=${schoolId}&after=${after}&sxz-lang=${lang}`;

/**
 * Says something. Sent again with the same clientId it answers the same.
 * @throws ApiProblem CHAT_TOO_FAST, MODERATION_REJECTED, CONFLICT while the chat is off, FORBIDDEN to whom the host has muted, LIVE_ENDED and the shared codes.
 */
export function sendLiveMessage(
  api: Api,
  { text, clientId, ...call }: LiveCall & { text: string; clientId: string },
): Promise<LiveMessage> {
  return unwrap(api.client.POST(`${LIVE}/messages`, { params: of(call), body: { text, clientId } }));
}

/** Removes a message for everybody. */
export async function deleteLiveMessage(api: Api, call: MessageCall): Promise<void> {
  await api.client.DELETE(`${LIVE}/messages/{messageId}`, { params: ofMessage(call) });
}

/** Shows a message on top, or not any more. */
export async function pinLiveMessage(
  api: Api,
  { pinned, ...call }: MessageCall & { pinned: boolean },
): Promise<void> {
  await api.client.PUT(`${LIVE}/messages/{messageId}/pin`, { params: ofMessage(call), body: { pinned } });
}

/** Tells the host of a message. */
export async function reportLiveMessage(
  api: Api,
  { reason, ...call }: MessageCall & { reason: LiveReportReason },
): Promise<void> {
  await api.client.POST(`${LIVE}/messages/{messageId}/report`, { params: ofMessage(call), body: { reason } });
}

/** Keeps a message that was reported. */
export async function dismissLiveReports(api: Api, call: MessageCall): Promise<void> {
  await api.client.DELETE(`${LIVE}/reports/{messageId}`, { params: ofMessage(call) });
}

/** Mutes somebody, or lets them write again. @throws ApiProblem QUOTA_EXCEEDED and the shared codes. */
export async function muteLivePerson(
  api: Api,
  { userId, muted, ...call }: LiveCall & { userId: string; muted: boolean },
): Promise<void> {
  const { path, header } = of(call);
  await api.client.PUT(`${LIVE}/muted/{userId}`, {
    params: { path: { ...path, userId }, header },
    body: { muted },
  });
}

/** Switches the chat on or off, and slows it down. */
export async function setLiveChatSettings(
  api: Api,
  { enabled, slowModeSeconds, ...call }: LiveCall & { enabled: boolean; slowModeSeconds: number },
): Promise<void> {
  await api.client.PUT(`${LIVE}/chat-settings`, {
    params: of(call),
    body: { enabled, slowModeSeconds },
  });
}
