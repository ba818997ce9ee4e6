import { type Api, type In, getQuery, inLanguage } from '../query.ts';

const LIVE = '/api/live/api/lives/v1/lives/{liveId}';

interface OfLive {
  schoolId: string;
  liveId: string;
}

/** The hand-outs of a session whose time has come; all for those who moderate it. */
export function liveHandoutsQuery(api: Api, { liveId, ...query }: In<OfLive>) {
  return getQuery(api, `${LIVE}/handouts`, { params: { path: { liveId }, query: inLanguage(query) } });
}

/** How a session is attended, for those who moderate it. */
export function liveStatisticsQuery(api: Api, { liveId, schoolId, ...query }: In<OfLive>) {
  return getQuery(api, `${LIVE}/statistics`, {
    params: { path: { liveId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** Who reserved or came, a page at a time. */
export function liveAttendeesQuery(
  api: Api,
  { liveId, schoolId, ...query }: In<OfLive & { cursor: string | undefined; pageSize: number }>,
) {
  return getQuery(api, `${LIVE}/attendees`, {
    params: { path: { liveId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}
