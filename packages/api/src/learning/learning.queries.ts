import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** What the viewer learns in all of their schools. */
export const myLearningQuery = (api: Api, query: In<QueryOf<'getMyLearning'>>) =>
  getQuery(api, '/api/class/v1/learning', { params: { query: inLanguage(query) } });

/** What has a date in what the viewer learns. */
export const myDatesQuery = (api: Api, query: In<QueryOf<'listMyDates'>>) =>
  getQuery(api, '/api/class/v1/learning/dates', { params: { query: inLanguage(query) } });

/** Assignments and exams of the viewer, in all of their schools. */
export const courseworkQuery = (api: Api, query: In<QueryOf<'listMyCoursework'>>) =>
  getQuery(api, '/api/class/v1/learning/coursework', { params: { query: inLanguage(query) } });

/** What the viewer saved for later, in all of their schools. */
export const savedQuery = (api: Api, query: In<QueryOf<'listMySaved'>>) =>
  getQuery(api, '/api/class/v1/learning/saved', { params: { query: inLanguage(query) } });

/** Whether the viewer saved something for later. */
export const savedStateQuery = (
  api: Api,
  { schoolId, resourceId }: { schoolId: string; resourceId: string },
) =>
  getQuery(api, '/api/class/v1/learning/saved/{resourceId}', {
    params: { path: { resourceId }, query: { schoolId } },
  });

/** On how many days in a row the viewer learned, in the days of a time zone. */
export const streakQuery = (api: Api, query: QueryOf<'getMyStreak'>) =>
  getQuery(api, '/api/class/v1/learning/streak', { params: { query } });

/** Whether programs can read the viewer's dates. */
export const calendarFeedQuery = (api: Api) => getQuery(api, '/api/class/v1/learning/calendarFeed', {});
