import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type OfSchool = In<{ schoolId: string }>;

/** What anybody may know of a school, a closed one included. */
export function schoolDetailsQuery(api: Api, query: OfSchool) {
  return getQuery(api, '/api/ischool/v1/open/schools/school-details', {
    params: { query: inLanguage(query) },
  });
}

/** Login method and openness. */
export function schoolConfigQuery(api: Api, query: OfSchool) {
  return getQuery(api, '/api/ischool/v1/open/schools/select-school-config', {
    params: { query: inLanguage(query) },
  });
}

/** The schools that the signed-in viewer belongs to. */
export function mySchoolsQuery(api: Api, query: In<QueryOf<'listMySchools'>>) {
  return getQuery(api, '/api/school/schools/', { params: { query: inLanguage(query) } });
}

/** The school the signed-in viewer was in last; null where there is none. */
export function lastSchoolQuery(api: Api, query: In<object>) {
  return getQuery(api, '/api/ischool/v1/schools/last-school-detail', {
    params: { query: inLanguage(query) },
  });
}

/** Open schools, as a visitor sees them. */
export function openSchoolsQuery(api: Api, query: In<QueryOf<'listOpenSchools'>>) {
  return getQuery(api, '/api/ischool/v1/open/open-schools', { params: { query: inLanguage(query) } });
}

export function subSchoolsQuery(api: Api, query: In<QueryOf<'listSubSchools'>>) {
  return getQuery(api, '/api/ischool/v1/open/sub-schools', { params: { query: inLanguage(query) } });
}

/** The customer-service switch and its JSON value. */
export function customerServiceQuery(api: Api, { schoolId, lang }: OfSchool) {
  return getQuery(api, '/api/school/biz/queryConfig', {
    params: {
      query: {
        configTypes: ['CUSTOMER_SERVICE_INFORMATION_SWITCH', 'CUSTOMER_SERVICE_INFORMATION'],
        tenantId: schoolId,
        'sxz-lang': lang,
      },
    },
  });
}

/** How a school sells, for those who are signed in. */
export function marketConfigQuery(api: Api, { schoolId, lang }: OfSchool) {
  return getQuery(api, '/api/school/biz/marketConfig', {
    params: { query: { tenantId: schoolId, 'sxz-lang': lang } },
  });
}
