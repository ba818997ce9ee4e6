import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { requireSameOrigin } from '../../http/csrf.ts';
import type { Services } from '../../core/services.ts';
import {
  previewDraft,
  publishPages,
  readDraft,
  readTeachers,
  readVersions,
  reportEditing,
  restoreVersion,
  saveDraft,
  type Scope,
} from './decoration.service.ts';
import { cancelSchedule, schedulePages } from './schedule.service.ts';
import {
  createPage,
  deletePage,
  readSitePages,
  readTemplates,
  renamePage,
  restorePage,
} from './site.service.ts';
import { readDecoration, readPublished, refreshMoreList, switchDecoration } from './standing.service.ts';

type DecorationOperations =
  | 'getRenovation'
  | 'saveRenovation'
  | 'releasePages'
  | 'listPageVersions'
  | 'restorePageVersion'
  | 'previewRenovation'
  | 'listPublishedResources'
  | 'refreshMoreList'
  | 'getSchoolDecorated'
  | 'setSchoolDecorated'
  | 'listSitePages'
  | 'createSitePage'
  | 'renameSitePage'
  | 'deleteSitePage'
  | 'restoreSitePage'
  | 'reportPageEditing'
  | 'listSiteTemplates'
  | 'listTeachers'
  | 'schedulePages'
  | 'cancelPageSchedule';

/** Drafts and versions of pages, for those who may decorate the portal. */
export function decorationHandlers(services: Services): Pick<Handlers, DecorationOperations> {
  const enter = (schoolId: string, context: RequestContext): Scope => {
    const viewer = requireViewer(context);
    authorize(viewer, 'PORTAL_DECORATION', schoolId);
    return { schoolId, accountId: viewer.accountId };
  };
  return {
    getRenovation: async ({ query, context }) =>
      ok(await readDraft(services, enter(query.schoolId, context), query, context)),
    saveRenovation: async ({ body: { schoolId, ...input }, headers, context }) =>
      ok(await saveDraft(services, enter(schoolId, context), input, headers['idempotency-key'])),
    releasePages: async ({ body: { schoolId, ...input }, headers, context }) =>
      ok(await publishPages(services, enter(schoolId, context), input, headers['idempotency-key'])),
    schedulePages: async ({ body: { schoolId, ...input }, headers, context }) =>
      ok(await schedulePages(services, enter(schoolId, context), input, headers['idempotency-key'])),
    cancelPageSchedule: async ({ path: { pageId }, query, context }) =>
      ok(await cancelSchedule(services, enter(query.schoolId, context), pageId)),
    listPageVersions: async ({ query, context }) =>
      ok(await readVersions(services, enter(query.schoolId, context), query)),
    restorePageVersion: async ({ body: { schoolId, ...input }, headers, context }) =>
      ok(
        await restoreVersion(services, enter(schoolId, context), input, {
          key: headers['idempotency-key'],
          language: context.language,
        }),
      ),
    listPublishedResources: async ({ query, context }) =>
      ok(
        await readPublished(services, enter(query.schoolId, context), query, {
          viewer: requireViewer(context),
          language: context.language,
        }),
      ),
    refreshMoreList: async ({ query, context }) => {
      // It is asked for by GET, and changes something all the same.
      requireSameOrigin(context.request);
      return ok(await refreshMoreList(services, enter(query.schoolId, context), query));
    },
    getSchoolDecorated: async ({ query, context }) =>
      ok(await readDecoration(services, enter(query.schoolId, context))),
    setSchoolDecorated: async ({ body: { schoolId, isDecorated }, context }) =>
      ok(await switchDecoration(services, enter(schoolId, context), isDecorated)),
    listSitePages: async ({ query, context }) =>
      ok(await readSitePages(services, enter(query.schoolId, context), context)),
    createSitePage: async ({ body: { schoolId, ...input }, headers, context }) =>
      ok(
        await createPage(services, enter(schoolId, context), input, {
          key: headers['idempotency-key'],
          language: context.language,
        }),
      ),
    renameSitePage: async ({ path: { pageId }, body: { schoolId, address }, context }) =>
      ok(await renamePage(services, enter(schoolId, context), { pageId, address }, context)),
    deleteSitePage: async ({ path: { pageId }, query, context }) =>
      ok(await deletePage(services, enter(query.schoolId, context), pageId, context)),
    restoreSitePage: async ({ path: { pageId }, body: { schoolId }, context }) =>
      ok(await restorePage(services, enter(schoolId, context), pageId, context)),
    reportPageEditing: async ({ path: { pageId }, body: { schoolId }, context }) =>
      ok(await reportEditing(services, enter(schoolId, context), pageId)),
    listSiteTemplates: async ({ query, context }) =>
      ok(await readTemplates(services, enter(query.schoolId, context), context)),
    listTeachers: async ({ query, context }) =>
      ok(await readTeachers(services, enter(query.schoolId, context))),
    previewRenovation: async ({ query, context }) =>
      ok(
        await previewDraft(services, enter(query.schoolId, context), {
          ...query,
          language: context.language,
        }),
      ),
  };
}
