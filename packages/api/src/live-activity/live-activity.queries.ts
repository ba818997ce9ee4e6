import { type Api, type In, getQuery, inLanguage } from '../query.ts';

interface LiveOfSchool {
  schoolId: string;
  liveId: string;
}

/** The questions of a live session, as the viewer meets them. */
export const liveQuestionsQuery = (api: Api, { liveId, schoolId }: LiveOfSchool) =>
  getQuery(api, '/api/live/api/lives/v1/lives/{liveId}/questions', {
    params: { path: { liveId }, query: { schoolId } },
  });

/** The polls of a live session, as the viewer meets them. */
export const livePollsQuery = (api: Api, { liveId, ...query }: In<LiveOfSchool>) =>
  getQuery(api, '/api/live/api/lives/v1/lives/{liveId}/polls', {
    params: { path: { liveId }, query: inLanguage(query) },
  });
