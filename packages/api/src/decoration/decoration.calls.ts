import { type Api, unwrap } from '../query.ts';
import type {
  DraftEditing,
  DraftPage,
  PageSchedule,
  PageVersion,
  Renovation,
  SavedDraft,
  SitePage,
  SiteTemplateName,
} from '../schema.gen.ts';

const PORTAL = '/api/portal/api/v1/portal';

/** The draft of a page as it is now. */
export const readDraft = (
  api: Api,
  { schoolId, pageId }: { schoolId: string; pageId: string },
  signal?: AbortSignal,
) =>
  unwrap<Renovation>(
    api.client.GET(`${PORTAL}/select-user-renovation`, { params: { query: { schoolId, pageId } }, signal }),
  );

/**
 * Saves a draft.
 * @param call.key the same for a save that is sent again
 * @throws ApiProblem VERSION_CONFLICT, PAGE_INVALID, UPLOAD_NOT_OWNED and the shared codes
 */
export const saveDraft = (
  api: Api,
  call: { schoolId: string; baseVersion: string | null; page: DraftPage; key: string },
) => {
  const { key, ...body } = call;
  return unwrap<SavedDraft>(
    api.client.POST(`${PORTAL}/insert-user-renovation`, {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...body, editor: '2' },
    }),
  );
};

/** Publishes the draft of a page. @throws ApiProblem VERSION_CONFLICT, PAGE_INVALID and the shared codes */
export const publishPage = (api: Api, body: { schoolId: string; pageId: string; version: string }) =>
  unwrap<PageVersion>(
    api.client.PUT(`${PORTAL}/release-pages`, {
      body: { schoolId: body.schoolId, pageIds: [body.pageId], version: body.version },
    }),
  );

/** Has drafts published at a time, all of them or none. @throws ApiProblem VERSION_CONFLICT, PAGE_INVALID and the shared codes */
export const schedulePages = (
  api: Api,
  body: { schoolId: string; pageIds: string[]; version: string; publishAt: string },
) => unwrap<PageSchedule>(api.client.POST(`${PORTAL}/page-schedules`, { body }));

/** Ends what was scheduled for a page. @throws ApiProblem NOT_FOUND where nothing is, and the shared codes */
export const cancelPageSchedule = (api: Api, { schoolId, pageId }: { schoolId: string; pageId: string }) =>
  unwrap<{ pageIds: string[] }>(
    api.client.DELETE(`${PORTAL}/page-schedules/{pageId}`, {
      params: { path: { pageId }, query: { schoolId } },
    }),
  );

/** Makes an older version the draft again. @throws ApiProblem VERSION_CONFLICT, NOT_FOUND and the shared codes */
export const restoreVersion = (
  api: Api,
  body: { schoolId: string; version: string; baseVersion: string | null },
) => unwrap<Renovation>(api.client.POST(`${PORTAL}/page-versions/restore`, { body }));

/** Lets the portal open with the school's own home page, or with the standard one. */
export const setSchoolDecorated = (api: Api, body: { schoolId: string; isDecorated: boolean }) =>
  unwrap<{ isDecorated: boolean }>(api.client.POST(`${PORTAL}/school-update-isdecorated`, { body }));

/** Works out the list behind a block of a published page anew. @throws ApiProblem NOT_FOUND for a block that is not out */
export const refreshMoreList = (api: Api, query: { schoolId: string; pageId: string; blockId: string }) =>
  unwrap<{ total: number; updatedAt: string }>(
    api.client.GET(`${PORTAL}/manualUpdateMore`, { params: { query } }),
  );

/** Publishes the drafts of several pages at once, or none of them. @throws ApiProblem VERSION_CONFLICT, PAGE_INVALID and the shared codes */
export const publishPages = (api: Api, body: { schoolId: string; pageIds: string[]; version: string }) =>
  unwrap<PageVersion>(api.client.PUT(`${PORTAL}/release-pages`, { body }));

/**
 * Makes a page that nobody sees yet.
 * @param call.key the same for a call that is sent again
 * @throws ApiProblem PAGE_INVALID and the shared codes
 */
export const createSitePage = (
  api: Api,
  call: {
    schoolId: string;
    address: string;
    title: DraftPage['title'];
    template?: SiteTemplateName;
    key: string;
  },
) => {
  const { key, ...body } = call;
  return unwrap<SitePage>(
    api.client.POST(`${PORTAL}/site-pages`, { params: { header: { 'Idempotency-Key': key } }, body }),
  );
};

/** Gives a page another address. @throws ApiProblem PAGE_INVALID, NOT_FOUND and the shared codes */
export const renameSitePage = (api: Api, call: { schoolId: string; pageId: string; address: string }) => {
  const { pageId, ...body } = call;
  return unwrap<SitePage>(
    api.client.PUT(`${PORTAL}/site-pages/{pageId}`, { params: { path: { pageId } }, body }),
  );
};

/** Deletes a page. @throws ApiProblem NOT_FOUND and the shared codes */
export const deleteSitePage = (api: Api, { schoolId, pageId }: { schoolId: string; pageId: string }) =>
  unwrap<SitePage>(
    api.client.DELETE(`${PORTAL}/site-pages/{pageId}`, { params: { path: { pageId }, query: { schoolId } } }),
  );

/** Brings a deleted page back as a draft. @throws ApiProblem NOT_FOUND and the shared codes */
export const restoreSitePage = (api: Api, { schoolId, pageId }: { schoolId: string; pageId: string }) =>
  unwrap<SitePage>(
    api.client.POST(`${PORTAL}/site-pages/{pageId}/restore`, {
      params: { path: { pageId } },
      body: { schoolId },
    }),
  );

/** Says that a page is open in an editor. @returns who else edits it. @throws ApiProblem NOT_FOUND and the shared codes */
export const reportPageEditing = (api: Api, { schoolId, pageId }: { schoolId: string; pageId: string }) =>
  unwrap<DraftEditing>(
    api.client.PUT(`${PORTAL}/site-pages/{pageId}/editors`, {
      params: { path: { pageId } },
      body: { schoolId },
    }),
  );
