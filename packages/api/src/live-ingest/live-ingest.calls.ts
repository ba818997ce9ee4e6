import { type Api, unwrap } from '../query.ts';
import type { NewLiveIngest } from '../schema.gen.ts';

/** Makes a stream key, which is told once. @throws ApiProblem CONFLICT, LIVE_ENDED, LIVE_DELETED and the shared codes. */
export const makeLiveIngestKey = (
  api: Api,
  { schoolId, liveId }: { schoolId: string; liveId: string },
): Promise<NewLiveIngest> =>
  unwrap(
    api.client.POST('/api/live/api/lives/v1/lives/{liveId}/ingest', {
      params: { path: { liveId }, header: { tenantId: schoolId } },
    }),
  );
