import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** Live sessions of a school: all, those that the viewer holds, or those that they reserved. */
export function livesQuery(api: Api, query: In<QueryOf<'listLives'>>) {
  return getQuery(api, '/api/live/api/lives/v1/lives', { params: { query: inLanguage(query) } });
}

/** A live session, and what the viewer may do with it. Problem LIVE_DELETED where it was deleted. */
export function liveQuery(api: Api, { liveId, ...query }: In<{ schoolId: string; liveId: string }>) {
  return getQuery(api, '/api/live/api/lives/v1/lives/{liveId}', {
    params: { path: { liveId }, query: inLanguage(query) },
  });
}

/** Who can hold live sessions in a school. */
export function liveHostsQuery(api: Api, { schoolId, ...query }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/live/api/lives/v1/hosts', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** When the sessions of a series would take place. Problem VALIDATION_FAILED where the rule cannot be. */
export function liveSeriesDatesQuery(
  api: Api,
  {
    schoolId,
    ...query
  }: In<{ schoolId: string; startsAt: string; durationSeconds: number; timeZone: string; rule: string }>,
) {
  return getQuery(api, '/api/live/api/lives/v1/series-dates', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** Address of a live session, or of all of its series that have not ended, as a file for calendars. */
export const liveCalendarHref = (schoolId: string, liveId: string, scope: 'one' | 'series' = 'one'): string =>
  `/api/live/api/lives/v1/lives/${liveId}/calendar.ics?schoolId=${schoolId}${scope === 'series' ? '&scope=series' : ''}`;
