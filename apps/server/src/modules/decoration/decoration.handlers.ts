import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { authorize } from '../../core/acl/authorize.ts';
import type { Services } from '../../core/services.ts';
import {
  previewDraft,
  publishPages,
  readDraft,
  readVersions,
  restoreVersion,
  saveDraft,
  type Scope,
} from './decoration.service.ts';

type DecorationOperations =
  | 'getRenovation'
  | 'saveRenovation'
  | 'releasePages'
  | 'listPageVersions'
  | 'restorePageVersion'
  | 'previewRenovation';

/** Drafts and versions of pages, for those who may decorate the portal. */
export function decorationHandlers(services: Services): Pick<Handlers, DecorationOperations> {
  const enter = (schoolId: string, context: RequestContext): Scope => {
    const viewer = requireViewer(context);
    authorize(viewer, 'PORTAL_DECORATION', schoolId);
    return { schoolId, accountId: viewer.accountId };
  };
  return {
    getRenovation: async ({ query, context }) =>
      ok(await readDraft(services, enter(query.schoolId, context), query)),
    saveRenovation: async ({ body: { schoolId, ...input }, headers, context }) =>
      ok(await saveDraft(services, enter(schoolId, context), input, headers['idempotency-key'])),
    releasePages: async ({ body: { schoolId, ...input }, headers, context }) =>
      ok(await publishPages(services, enter(schoolId, context), input, headers['idempotency-key'])),
    listPageVersions: async ({ query, context }) =>
      ok(await readVersions(services, enter(query.schoolId, context), query)),
    restorePageVersion: async ({ body: { schoolId, ...input }, headers, context }) =>
      ok(await restoreVersion(services, enter(schoolId, context), input, headers['idempotency-key'])),
    previewRenovation: async ({ query, context }) =>
      ok(
        await previewDraft(services, enter(query.schoolId, context), {
          ...query,
          language: context.language,
        }),
      ),
  };
}
