import { type Api, getQuery } from '../query.ts';

/** How a session is sent from a program such as OBS, for those who hold it. */
export function liveIngestQuery(api: Api, { liveId, schoolId }: { schoolId: string; liveId: string }) {
  return getQuery(api, '/api/live/api/lives/v1/lives/{liveId}/ingest', {
    params: { path: { liveId }, header: { tenantId: schoolId } },
  });
}
