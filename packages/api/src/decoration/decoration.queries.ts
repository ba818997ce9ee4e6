import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** The draft of a page as it is edited, with what is to be mended on it. */
export function draftQuery(api: Api, { schoolId, pageId, lang }: In<{ schoolId: string; pageId: string }>) {
  return getQuery(api, '/api/portal/api/v1/portal/select-user-renovation', {
    params: { query: { schoolId, pageId, 'sxz-lang': lang } },
  });
}

/** The saved draft of a page with what its blocks find: every block, also those that are hidden. */
export function previewQuery(
  api: Api,
  { schoolId, pageId, lang, audience = 1 }: In<{ schoolId: string; pageId: string; audience?: 1 | 2 | 3 }>,
) {
  return getQuery(api, '/api/portal/api/v1/portal/renovation-preview', {
    params: { query: { schoolId, pageId, audience, 'sxz-lang': lang } },
  });
}

/** What is published, to choose from; with `resourceIds` those of them that are. */
export function publishedResourcesQuery(api: Api, query: In<QueryOf<'listPublishedResources'>>) {
  return getQuery(api, '/api/portal/api/v1/portal/publish/resource', {
    params: { query: inLanguage(query) },
  });
}

/** Who can stand on a page as a teacher. */
export function teachersQuery(api: Api, { schoolId, lang }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/portal/api/v1/portal/teachers', {
    params: { query: { schoolId, 'sxz-lang': lang } },
  });
}

/** The newest versions of a page. */
export function pageVersionsQuery(
  api: Api,
  { schoolId, pageId, lang }: In<{ schoolId: string; pageId: string }>,
) {
  return getQuery(api, '/api/portal/api/v1/portal/page-versions', {
    params: { query: { schoolId, pageId, pageSize: 50, 'sxz-lang': lang } },
  });
}

/** Whether the portal opens with the school's own home page. */
export function schoolDecoratedQuery(api: Api, { schoolId, lang }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/portal/api/v1/portal/school-isdecorated', {
    params: { query: { schoolId, 'sxz-lang': lang } },
  });
}

/** The pages of a school with what stands around them, for those who edit them; deleted ones too. */
export function sitePagesQuery(api: Api, { schoolId, lang }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/portal/api/v1/portal/site-pages', {
    params: { query: { schoolId, 'sxz-lang': lang } },
  });
}

/** The pages to begin with, filled with what the school has. */
export function siteTemplatesQuery(api: Api, { schoolId, lang }: In<{ schoolId: string }>) {
  return getQuery(api, '/api/portal/api/v1/portal/site-templates', {
    params: { query: { schoolId, 'sxz-lang': lang } },
  });
}
