import { queryOptions } from '@tanstack/react-query';
import type { ApiProblem } from '../error.ts';
import { type Api, type In, type QueryOf, getQuery, inLanguage, unwrap } from '../query.ts';
import type { HonorCard } from '../schema.gen.ts';

const PORTAL = '/api/portal/api/v1/portal';
type OfSchool = In<{ schoolId: string }>;

/** A page of a portal with everything around it: what the first paint needs. */
export function portalHomeQuery(api: Api, query: In<QueryOf<'getPortalHome'>>) {
  return getQuery(api, `${PORTAL}/open/home`, { params: { query: inLanguage(query) } });
}

/** What stands around every page of a portal: school, navigation, footer, bulletin, languages. */
export function portalFrameQuery(api: Api, query: OfSchool) {
  return getQuery(api, `${PORTAL}/open/frame`, { params: { query: inLanguage(query) } });
}

/** A published page with its blocks filled. */
export function pageQuery(api: Api, query: In<QueryOf<'getPageDetailsById'>>) {
  return getQuery(api, `${PORTAL}/getPageDetailsById`, { params: { query: inLanguage(query) } });
}

export function pagesV1Query(api: Api, query: OfSchool) {
  return getQuery(api, `${PORTAL}/pages`, { params: { query: inLanguage(query) } });
}

export function pagesV2Query(api: Api, query: OfSchool) {
  return getQuery(api, `${PORTAL}/v2/pages`, { params: { query: inLanguage(query) } });
}

export function navigationsQuery(api: Api, query: OfSchool) {
  return getQuery(api, `${PORTAL}/v2/navigations`, { params: { query: inLanguage(query) } });
}

export function footerQuery(api: Api, query: OfSchool) {
  return getQuery(api, `${PORTAL}/open/footer`, { params: { query: inLanguage(query) } });
}

/** The bulletin that is shown now, else null. */
export function bulletinQuery(api: Api, { schoolId, lang }: OfSchool) {
  return getQuery(api, `${PORTAL}/open/bulletin`, {
    params: { query: { tenantId: schoolId, 'sxz-lang': lang } },
  });
}

/** Whether the footer tells the version. */
export function contentReviewSwitchQuery(api: Api, { schoolId, lang }: OfSchool) {
  return getQuery(api, `${PORTAL}/open/content-review-switch`, {
    params: { query: { tenantId: schoolId, 'sxz-lang': lang } },
  });
}

export function defaultBannerQuery(api: Api, query: OfSchool) {
  return getQuery(api, `${PORTAL}/default-banner`, { params: { query: inLanguage(query) } });
}

export function schoolLogoQuery(api: Api, query: OfSchool) {
  return getQuery(api, `${PORTAL}/school-logo`, { params: { query: inLanguage(query) } });
}

export function schoolLogosQuery(api: Api, query: In<{ schoolIds: string[] }>) {
  return getQuery(api, `${PORTAL}/school-logo-list`, { params: { query: inLanguage(query) } });
}

/** People whom a school honours. A POST by its history, but it reads and is cached as such. */
export function honorCardsQuery(api: Api, { lang, ...body }: In<{ schoolId: string; limit?: number }>) {
  const path = `${PORTAL}/honor-card-data` as const;
  const init = { params: { query: { 'sxz-lang': lang } }, body };
  return queryOptions<{ items: HonorCard[] }, ApiProblem>({
    queryKey: ['post', path, init],
    queryFn: ({ signal }) => unwrap(api.client.POST(path, { ...init, signal })),
  });
}
