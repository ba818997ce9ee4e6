import { type Api, getQuery } from '../query.ts';
import type { LiveCall } from './live-chat.calls.ts';

const of = ({ schoolId, liveId }: LiveCall) => ({
  params: { path: { liveId }, header: { tenantId: schoolId } },
});

/** Who cannot write in the chat of a session. */
export const mutedLivePeopleQuery = (api: Api, call: LiveCall) =>
  getQuery(api, '/api/live/api/lives/v1/lives/{liveId}/muted', of(call));

/** Messages that were reported and not decided on. */
export const liveReportsQuery = (api: Api, call: LiveCall) =>
  getQuery(api, '/api/live/api/lives/v1/lives/{liveId}/reports', of(call));
