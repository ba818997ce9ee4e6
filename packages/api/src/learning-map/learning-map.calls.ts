import { type Api, unwrap } from '../query.ts';
import type { LearningMapPlace } from '../schema.gen.ts';

const MAP = '/api/portal/api/v1/portal/learning-map-resource/{mapId}';

interface MapCall {
  schoolId: string;
  mapId: string;
}

/** Follows a learning map; once more changes nothing. */
export const beginLearningMap = (api: Api, { schoolId, mapId }: MapCall) =>
  unwrap<LearningMapPlace>(
    api.client.POST(`${MAP}/place`, { params: { header: { tenantId: schoolId }, path: { mapId } } }),
  );

/** @throws ApiProblem CONFLICT where a result tells whether it is done, or others are to be done before */
export const markLearningMapStop = (
  api: Api,
  { schoolId, mapId, stopId, isDone }: MapCall & { stopId: string; isDone: boolean },
) =>
  unwrap<LearningMapPlace>(
    api.client.PUT(`${MAP}/stops/{stopId}`, {
      params: { header: { tenantId: schoolId }, path: { mapId, stopId } },
      body: { isDone },
    }),
  );
