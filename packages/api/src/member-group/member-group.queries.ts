import { type Api, type In, getQuery, inLanguage } from '../query.ts';

/** The groups of a school's members, for those who run it. */
export const memberGroupsQuery = (api: Api, { schoolId, ...query }: In<{ schoolId: string }>) =>
  getQuery(api, '/api/school/member-groups', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });

/** Whether a cached answer shows groups, or members with theirs. */
export const isOfGroups = (key: readonly unknown[]): boolean =>
  String(key[1]).startsWith('/api/school/member-groups') || String(key[1]).startsWith('/api/school/members/');
