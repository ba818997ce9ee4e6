import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const PORTAL = '/api/portal/api/v1/portal';
type OfSchool = In<{ schoolId: string }>;

/** A page of a portal with everything around it: what the first paint needs. */
export function portalHomeQuery(api: Api, query: In<QueryOf<'getPortalHome'>>) {
  return getQuery(api, `${PORTAL}/open/home`, { params: { query: inLanguage(query) } });
}

/** What stands around every page of a portal: school, navigation, footer, bulletin, languages. */
export function portalLayoutQuery(api: Api, query: OfSchool) {
  return getQuery(api, `${PORTAL}/open/layout`, { params: { query: inLanguage(query) } });
}

/** Whether the footer tells the version. */
export function contentReviewSwitchQuery(api: Api, { schoolId, lang }: OfSchool) {
  return getQuery(api, `${PORTAL}/open/content-review-switch`, {
    params: { query: { tenantId: schoolId, 'sxz-lang': lang } },
  });
}
