import { type Api, type In, getQuery } from '../query.ts';

/** What one is told, by which channel, and what was silenced. */
export function notificationSettingsQuery(api: Api, { lang }: In<object>) {
  return getQuery(api, '/api/accounts/notifications/settings', { params: { query: { 'sxz-lang': lang } } });
}
