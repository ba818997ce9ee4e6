import { type Api, unwrap } from '../query.ts';
import type { Language } from '../languages.ts';
import type {
  ChangedContents,
  ClassProgressFile,
  Content,
  ContentDraft,
  ContentKind,
  DraftEditing,
  KeptVersionWhole,
  LessonStream,
  LessonText,
  SavedContent,
} from '../schema.gen.ts';

const CONTENTS = '/api/portal/api/v1/authoring/contents';

interface ContentCall {
  schoolId: string;
  contentId: string;
}
interface LessonCall extends ContentCall {
  lessonId: string;
}
const header = (schoolId: string) => ({ tenantId: schoolId });
const of = ({ schoolId, contentId }: ContentCall) => ({ header: header(schoolId), path: { contentId } });
const ofLesson = ({ schoolId, contentId, lessonId }: LessonCall) => ({
  header: header(schoolId),
  path: { contentId, lessonId },
});

/** What becomes of things. */
export type ContentChange = 'archive' | 'unarchive' | 'bin' | 'restore' | 'delete';

/** Begins something that nobody else sees. */
export const createContent = (
  api: Api,
  { schoolId, ...body }: { schoolId: string; kind: ContentKind; title: ContentDraft['title'] },
) => unwrap<Content>(api.client.POST(CONTENTS, { params: { header: header(schoolId) }, body }));

/** @throws ApiProblem CONFLICT where one of them is in another state, NOT_FOUND, FORBIDDEN and the shared codes */
export const changeContents = (
  api: Api,
  { schoolId, ids, change }: { schoolId: string; ids: readonly string[]; change: ContentChange },
) =>
  unwrap<ChangedContents>(
    api.client.POST(`${CONTENTS}/changes`, {
      params: { header: header(schoolId) },
      body: { ids: [...ids], change },
    }),
  );

/** The draft as it is now. */
export const readContent = (api: Api, call: ContentCall, signal?: AbortSignal) =>
  unwrap<Content>(api.client.GET(`${CONTENTS}/{contentId}`, { params: of(call), signal }));

/** @throws ApiProblem VERSION_CONFLICT, CONTENT_INVALID, UPLOAD_NOT_OWNED and the shared codes */
export const saveContent = (
  api: Api,
  { baseVersion, draft, ...call }: ContentCall & { baseVersion: number; draft: ContentDraft },
) =>
  unwrap<SavedContent>(
    api.client.PUT(`${CONTENTS}/{contentId}`, { params: of(call), body: { baseVersion, draft } }),
  );

/** @throws ApiProblem VERSION_CONFLICT, CONTENT_INVALID, CONFLICT and the shared codes */
export const publishContent = (
  api: Api,
  { version, publishAt, ...call }: ContentCall & { version: number; publishAt: string | null },
) =>
  unwrap<Content>(
    api.client.POST(`${CONTENTS}/{contentId}/publish`, { params: of(call), body: { version, publishAt } }),
  );

/** Makes a copy that nobody else sees. */
export const duplicateContent = (api: Api, call: ContentCall) =>
  unwrap<Content>(api.client.POST(`${CONTENTS}/{contentId}/duplicate`, { params: of(call) }));

/** What a lesson teaches, as it is edited now. */
export const readLessonText = (api: Api, call: LessonCall, signal?: AbortSignal) =>
  unwrap<LessonText>(
    api.client.GET(`${CONTENTS}/{contentId}/lessons/{lessonId}`, { params: ofLesson(call), signal }),
  );

/** As saveContent. */
export const saveLessonText = (
  api: Api,
  {
    baseVersion,
    body,
    material,
    ...call
  }: LessonCall & { baseVersion: number } & Pick<LessonText, 'body' | 'material'>,
) =>
  unwrap<SavedContent>(
    api.client.PUT(`${CONTENTS}/{contentId}/lessons/{lessonId}`, {
      params: ofLesson(call),
      body: { baseVersion, body, material },
    }),
  );

/** Makes the stream of a lesson's film, where it was not begun or has failed. */
export const prepareLessonStream = (api: Api, call: LessonCall) =>
  unwrap<LessonStream>(
    api.client.POST(`${CONTENTS}/{contentId}/lessons/{lessonId}/stream`, { params: ofLesson(call) }),
  );

/** Makes what a draft was the draft again. @throws ApiProblem VERSION_CONFLICT, NOT_FOUND and the shared codes */
export const restoreContentVersion = (
  api: Api,
  {
    version,
    lessonId,
    baseVersion,
    ...call
  }: ContentCall & { lessonId?: string; version: number; baseVersion: number },
) =>
  unwrap<KeptVersionWhole>(
    api.client.POST(`${CONTENTS}/{contentId}/versions/{version}/restore`, {
      params: { header: header(call.schoolId), path: { contentId: call.contentId, version } },
      body: { ...(lessonId === undefined ? {} : { lessonId }), baseVersion },
    }),
  );

/** How all learners of a class get on, as a file. @param lang of the titles of lessons */
export const exportClassProgress = (api: Api, { lang, ...call }: ContentCall & { lang: Language }) =>
  unwrap<ClassProgressFile>(
    api.client.GET(`${CONTENTS}/{contentId}/progress.csv`, {
      params: { ...of(call), query: { 'sxz-lang': lang } },
    }),
  );

/**
 * Says that something, or one lesson of it, is open in an editor.
 * @returns who else edits it
 * @throws ApiProblem NOT_FOUND, FORBIDDEN and the shared codes
 */
export const reportContentEditing = (
  api: Api,
  { lessonId, ...call }: ContentCall & { lessonId: string | null },
) =>
  unwrap<DraftEditing>(
    api.client.PUT(`${CONTENTS}/{contentId}/editors`, { params: of(call), body: { lessonId } }),
  );
