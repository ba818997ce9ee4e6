import { type Api, type In, getQuery, inLanguage } from '../query.ts';
import type { Language } from '../schema.gen.ts';

const LIVE = '/api/live/api/lives/v1/lives/{liveId}';

interface OfLive {
  schoolId: string;
  liveId: string;
}

/** The recording of a session, as viewers get it. Problem LIVE_NOT_OPEN where there is none. */
export function liveReplayQuery(api: Api, { liveId, ...query }: In<OfLive>) {
  return getQuery(api, `${LIVE}/replay`, { params: { path: { liveId }, query: inLanguage(query) } });
}

/** What is set of a recording, for those who hold the session. */
export function liveReplayEditQuery(api: Api, { liveId, schoolId }: OfLive) {
  return getQuery(api, `${LIVE}/replay/edit`, {
    params: { path: { liveId }, header: { tenantId: schoolId } },
  });
}

/** Captions of a recording, for those who edit them; without lines where there are none. */
export function liveCaptionsQuery(
  api: Api,
  { liveId, schoolId, captionLanguage }: OfLive & { captionLanguage: Language },
) {
  return getQuery(api, `${LIVE}/captions/{captionLanguage}`, {
    params: { path: { liveId, captionLanguage }, header: { tenantId: schoolId } },
  });
}
