import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { requireAuthor, type Author } from './authoring.policy.ts';
import {
  changeContents,
  createContent,
  readContent,
  readContents,
  readLessonStream,
  readLessonText,
  reportEditing,
  saveContent,
  saveLesson,
} from './authoring.service.ts';
import { readManaged } from './managed.service.ts';
import { exportClassProgress, readClassProgress } from './class-progress.service.ts';
import { placeArticles } from './place.service.ts';
import { duplicateContent, publishContent } from './publish.service.ts';
import { readVersion, readVersions, restoreVersion } from './versions.service.ts';

type AuthoringOperations =
  | 'listContents'
  | 'listManagedResources'
  | 'createContent'
  | 'changeContents'
  | 'getContent'
  | 'saveContent'
  | 'reportContentEditing'
  | 'publishContent'
  | 'duplicateContent'
  | 'getLessonText'
  | 'saveLessonText'
  | 'getLessonStream'
  | 'prepareLessonStream'
  | 'listContentVersions'
  | 'getContentVersion'
  | 'restoreContentVersion'
  | 'listClassProgress'
  | 'exportClassProgress'
  | 'placeArticles';

/** Articles, courses and classes, for those who make them. */
export function authoringHandlers(services: Services): Pick<Handlers, AuthoringOperations> {
  const enter = (context: RequestContext, headers: Record<string, string | undefined>): Author =>
    requireAuthor(requireViewer(context), String(headers.tenantid));
  return {
    listContents: async ({ query, headers, context }) =>
      ok(await readContents(services, enter(context, headers), query, context.language)),
    listManagedResources: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const author = requireAuthor(viewer, query.schoolId);
      return ok(await readManaged(services, author, query, { viewer, language: context.language }));
    },
    createContent: async ({ body, headers, context }) =>
      ok(await createContent(services, enter(context, headers), body, context.language)),
    changeContents: async ({ body, headers, context }) =>
      ok(await changeContents(services, enter(context, headers), body)),
    getContent: async ({ path: { contentId }, headers, context }) =>
      ok(await readContent(services, enter(context, headers), contentId, context.language)),
    saveContent: async ({ path: { contentId }, body, headers, context }) =>
      ok(await saveContent(services, enter(context, headers), contentId, body)),
    reportContentEditing: async ({ path: { contentId }, body: { lessonId }, headers, context }) =>
      ok(await reportEditing(services, enter(context, headers), { contentId, lessonId })),
    publishContent: async ({ path: { contentId }, body, headers, context }) =>
      ok(await publishContent(services, enter(context, headers), contentId, body, context.language)),
    duplicateContent: async ({ path: { contentId }, headers, context }) =>
      ok(await duplicateContent(services, enter(context, headers), contentId, context.language)),
    getLessonText: async ({ path, headers, context }) =>
      ok(await readLessonText(services, enter(context, headers), path)),
    saveLessonText: async ({ path, body, headers, context }) =>
      ok(await saveLesson(services, enter(context, headers), path, body)),
    getLessonStream: async ({ path, headers, context }) =>
      ok(await readLessonStream(services, enter(context, headers), path, { again: false })),
    prepareLessonStream: async ({ path, headers, context }) =>
      ok(await readLessonStream(services, enter(context, headers), path, { again: true })),
    listContentVersions: async ({ path: { contentId }, query: { lessonId }, headers, context }) =>
      ok(await readVersions(services, enter(context, headers), { contentId, lessonId })),
    getContentVersion: async ({ path: { contentId, version }, query: { lessonId }, headers, context }) =>
      ok(await readVersion(services, enter(context, headers), { contentId, lessonId }, version)),
    restoreContentVersion: async ({ path: { contentId, version }, body, headers, context }) => {
      const { lessonId, baseVersion } = body;
      const of = { contentId, lessonId };
      return ok(await restoreVersion(services, enter(context, headers), of, { version, baseVersion }));
    },
    listClassProgress: async ({ path: { contentId }, query, headers, context }) =>
      ok(await readClassProgress(services, enter(context, headers), contentId, query)),
    placeArticles: async ({ body, headers, context }) => {
      await placeArticles(services, enter(context, headers), body);
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    exportClassProgress: async ({ path: { contentId }, headers, context }) =>
      ok(await exportClassProgress(services, enter(context, headers), contentId, context.language)),
  };
}
