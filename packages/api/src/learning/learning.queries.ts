import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** What the viewer learns in all of their schools. */
export const myLearningQuery = (api: Api, query: In<QueryOf<'getMyLearning'>>) =>
  getQuery(api, '/api/class/v1/learning', { params: { query: inLanguage(query) } });

/** What has a date in what the viewer learns. */
export const myDatesQuery = (api: Api, query: In<QueryOf<'listMyDates'>>) =>
  getQuery(api, '/api/class/v1/learning/dates', { params: { query: inLanguage(query) } });

/** On how many days in a row the viewer learned, in the days of a time zone. */
export const streakQuery = (api: Api, query: QueryOf<'getMyStreak'>) =>
  getQuery(api, '/api/class/v1/learning/streak', { params: { query } });

/** Whether programs can read the viewer's dates. */
export const calendarFeedQuery = (api: Api) => getQuery(api, '/api/class/v1/learning/calendarFeed', {});
