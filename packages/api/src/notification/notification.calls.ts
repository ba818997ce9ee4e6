import { type Api, unwrap } from '../query.ts';
import type {
  Language,
  NotificationChoices,
  NotificationSettings,
  ReadNotifications,
} from '../schema.gen.ts';

interface Asked {
  lang: Language;
}

/** A page of one's notifications, the newest first. */
export function listNotifications(
  api: Api,
  { lang, ...query }: Asked & { before?: string; limit?: number; unread?: boolean },
  signal?: AbortSignal,
) {
  return unwrap(
    api.client.GET('/api/accounts/notifications', {
      params: { query: { ...query, 'sxz-lang': lang } },
      signal,
    }),
  );
}

/** How many are not read. */
export function countUnreadNotifications(api: Api, signal?: AbortSignal) {
  return unwrap(api.client.GET('/api/accounts/notifications/unread', { signal }));
}

/** Marks them as read; answers how many are left. */
export function readNotifications(api: Api, body: ReadNotifications) {
  return unwrap(api.client.POST('/api/accounts/notifications/read', { body }));
}

/** Hears no more of where a notification came from. @throws ApiProblem CONFLICT where it must be heard. */
export function silenceNotificationSource(api: Api, { id, lang }: Asked & { id: string }) {
  return unwrap<NotificationSettings>(
    api.client.POST('/api/accounts/notifications/{id}/silence', {
      params: { path: { id }, query: { 'sxz-lang': lang } },
    }),
  );
}

/** Hears of a silenced source again. */
export function hearNotificationSource(api: Api, { id, lang }: Asked & { id: string }) {
  return unwrap<NotificationSettings>(
    api.client.DELETE('/api/accounts/notification-sources/{id}', {
      params: { path: { id }, query: { 'sxz-lang': lang } },
    }),
  );
}

/** Chooses what one is told and how; kinds that are left out stay. */
export function saveNotificationSettings(api: Api, { kinds, lang }: Asked & NotificationChoices) {
  return unwrap<NotificationSettings>(
    api.client.PUT('/api/accounts/notifications/settings', {
      params: { query: { 'sxz-lang': lang } },
      body: { kinds },
    }),
  );
}

/** What the link of a mail would silence. @throws ApiProblem NOT_FOUND where it is none. */
export function readUnsubscribe(api: Api, { token, lang }: Asked & { token: string }, signal?: AbortSignal) {
  return unwrap(
    api.client.GET('/api/accounts/open/notifications/unsubscribe', {
      params: { query: { token, 'sxz-lang': lang } },
      signal,
    }),
  );
}

/** Ends the mails of that source. */
export function unsubscribe(api: Api, { token, lang }: Asked & { token: string }) {
  return unwrap(
    api.client.POST('/api/accounts/open/notifications/unsubscribe', {
      params: { query: { token, 'sxz-lang': lang } },
    }),
  );
}

/** The address of the live stream. */
export const streamPath = (lang: Language): string => `/api/accounts/notifications/stream?sxz-lang=${lang}`;
