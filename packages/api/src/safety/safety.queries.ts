import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const REPORTS = '/api/personal-center/spaceReports';

/** Whether the cache holds spaces that were reported under a key: they are asked for again after a decision. */
export const isOfSpaceReports = (key: readonly unknown[]): boolean => key[1] === REPORTS;

/** Whom one blocked or muted, in all schools, the latest first. */
export const blockedPeopleQuery = (api: Api, query: In<QueryOf<'listBlockedPeople'>>) =>
  getQuery(api, '/api/personal-center/blockedPeople', { params: { query: inLanguage(query) } });

/** Personal spaces that were reported, for those who decide about them. */
export const spaceReportsQuery = (
  api: Api,
  { schoolId, ...query }: In<QueryOf<'listSpaceReports'>> & { schoolId: string },
) => getQuery(api, REPORTS, { params: { header: { tenantId: schoolId }, query: inLanguage(query) } });
