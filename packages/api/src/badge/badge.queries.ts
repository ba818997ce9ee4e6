import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type OfSchool<T = object> = In<T & { schoolId: string }>;
const inSchool = (schoolId: string) => ({ tenantId: schoolId });

/** The badges of a school, for those who run it. */
export const badgesQuery = (api: Api, { schoolId, ...query }: OfSchool) =>
  getQuery(api, '/api/points/v1/badges', {
    params: { header: inSchool(schoolId), query: inLanguage(query) },
  });

/** Who was given a badge, a page of them. Problem NOT_FOUND. */
export const badgeAwardsQuery = (
  api: Api,
  { schoolId, badgeId, ...query }: OfSchool<QueryOf<'listBadgeAwards'> & { badgeId: string }>,
) =>
  getQuery(api, '/api/points/v1/badges/{badgeId}/awards', {
    params: { path: { badgeId }, header: inSchool(schoolId), query: inLanguage(query) },
  });

/** The badges that a person has. Problem NOT_FOUND where they are hidden. */
export const personBadgesQuery = (api: Api, query: In<QueryOf<'listPersonBadges'>>) =>
  getQuery(api, '/api/personal-center/findBadges', { params: { query: inLanguage(query) } });

/** Whether a cached answer shows badges or who has them. */
export const isOfBadges = (key: readonly unknown[]): boolean =>
  String(key[1]).startsWith('/api/points/v1/badges') || key[1] === '/api/personal-center/findBadges';
