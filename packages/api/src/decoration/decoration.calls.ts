import { type Api, unwrap } from '../query.ts';
import type { DraftPage, PageVersion, Renovation, SavedDraft } from '../schema.gen.ts';

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
