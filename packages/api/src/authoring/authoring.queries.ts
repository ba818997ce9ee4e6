import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const CONTENTS = '/api/portal/api/v1/authoring/contents';

/** What somebody makes, a page of it. */
export function contentsQuery(
  api: Api,
  { schoolId, ...query }: In<QueryOf<'listContents'> & { schoolId: string }>,
) {
  return getQuery(api, CONTENTS, {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** Resources of all kinds that somebody looks after, drafts included, a page of them. */
export function managedResourcesQuery(api: Api, query: In<QueryOf<'listManagedResources'>>) {
  return getQuery(api, '/api/portal/api/v1/portal/manager-resource', {
    params: { query: inLanguage(query) },
  });
}

/** Something that is taught, as it is edited, with what is to be mended. */
export function contentQuery(
  api: Api,
  { schoolId, contentId, lang }: In<{ schoolId: string; contentId: string }>,
) {
  return getQuery(api, `${CONTENTS}/{contentId}`, {
    params: { header: { tenantId: schoolId }, path: { contentId }, query: { 'sxz-lang': lang } },
  });
}

/** What a lesson teaches, as it is edited. */
export function lessonTextQuery(
  api: Api,
  { schoolId, contentId, lessonId, lang }: In<{ schoolId: string; contentId: string; lessonId: string }>,
) {
  return getQuery(api, `${CONTENTS}/{contentId}/lessons/{lessonId}`, {
    params: { header: { tenantId: schoolId }, path: { contentId, lessonId }, query: { 'sxz-lang': lang } },
  });
}

/** How far the stream of a lesson's film is. */
export function lessonStreamQuery(
  api: Api,
  { schoolId, contentId, lessonId, lang }: In<{ schoolId: string; contentId: string; lessonId: string }>,
) {
  return getQuery(api, `${CONTENTS}/{contentId}/lessons/{lessonId}/stream`, {
    params: { header: { tenantId: schoolId }, path: { contentId, lessonId }, query: { 'sxz-lang': lang } },
  });
}

/** What a draft was at its saves, the newest first. @param lessonId left out: the whole */
export function contentVersionsQuery(
  api: Api,
  {
    schoolId,
    contentId,
    lessonId,
    lang,
  }: In<{ schoolId: string; contentId: string; lessonId?: string | undefined }>,
) {
  return getQuery(api, `${CONTENTS}/{contentId}/versions`, {
    params: {
      header: { tenantId: schoolId },
      path: { contentId },
      query: { ...(lessonId === undefined ? {} : { lessonId }), 'sxz-lang': lang },
    },
  });
}

/** What a draft was at one save. @param lessonId left out: the whole */
export function contentVersionQuery(
  api: Api,
  {
    schoolId,
    contentId,
    lessonId,
    version,
    lang,
  }: In<{ schoolId: string; contentId: string; lessonId?: string | undefined; version: number }>,
) {
  return getQuery(api, `${CONTENTS}/{contentId}/versions/{version}`, {
    params: {
      header: { tenantId: schoolId },
      path: { contentId, version },
      query: { ...(lessonId === undefined ? {} : { lessonId }), 'sxz-lang': lang },
    },
  });
}

/** How the learners of a class get on, a page of them. */
export function classProgressQuery(
  api: Api,
  {
    schoolId,
    contentId,
    ...query
  }: In<QueryOf<'listClassProgress'> & { schoolId: string; contentId: string }>,
) {
  return getQuery(api, `${CONTENTS}/{contentId}/progress`, {
    params: { header: { tenantId: schoolId }, path: { contentId }, query: inLanguage(query) },
  });
}
