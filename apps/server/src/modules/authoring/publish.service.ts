import type { Content, ContentDraft, ContentKind } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { show } from '../../core/uploads/uploads.repository.ts';
import { issueToFinished } from '../certificates/issue.ts';
import { notifySubscribers } from '../knowledge/news.ts';
import { AUTHORED, hasLessons, type Author } from './authoring.policy.ts';
import { addContent, lockClass, lockLessons, saveDraft } from './authoring.repository.ts';
import { lockOwn, openContent } from './authoring.service.ts';
import { cleanDraft, lessonsOf, picturesOf, type Documents } from './draft-parts.ts';
import {
  copyLessonTexts,
  markPublished,
  takeIds,
  takenId,
  writeArticle,
  writeClass,
  writeMap,
  writeTopic,
} from './published.repository.ts';
import { leaveUnnamed } from '../../core/uploads/left-files.repository.ts';
import { listLessonFiles } from './left-files.repository.ts';

/** Of another class or of another school. */
const TAKEN_ID_CODES = new Set(['23505', '42501', '23503']);

/** How each kind is written into what learners see. */
const WRITERS: Readonly<Record<ContentKind, typeof writeArticle>> = {
  article: writeArticle,
  class: writeClass,
  course: writeClass,
  map: writeMap,
  topic: writeTopic,
};

/** @throws {Problem} CONTENT_INVALID where a draft names the id of a lesson that is elsewhere */
async function refuseTakenIds<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (TAKEN_ID_CODES.has(String((error as { code?: unknown }).code))) throw takenId();
    throw error;
  }
}

/**
 * Writes a draft into what learners see: the old or the new, never a mixture.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT in the bin, VERSION_CONFLICT where it was saved after the version,
 *   CONTENT_INVALID where there is an error in it
 */
export async function publishContent(
  { database, cache, clock, jobs }: Services,
  author: Author,
  id: string,
  { version, publishAt }: { version: number; publishAt?: string | null | undefined },
  language: Language | undefined,
): Promise<Content> {
  const now = clock.now();
  const { schoolId } = author;
  const published = await refuseTakenIds(
    database.write(author, async (tx) => {
      await lockClass(tx, id);
      await lockOwn(tx, author, id);
      // What is handed in meanwhile would be lost with an assignment that is taken away.
      await lockLessons(tx, id);
      const content = await openContent(tx, author, id, { language, now });
      if (content.state === 'bin') throw new Problem('CONFLICT');
      if (content.version !== version)
        throw new Problem('VERSION_CONFLICT', { currentVersion: String(content.version) });
      requirePublishable(content);
      const { draft } = content;
      const files = hasLessons(content.kind) ? await listLessonFiles(tx, [id]) : [];
      const bodies = await WRITERS[content.kind](tx, { id, schoolId }, draft);
      await showPictures(tx, schoolId, draft, bodies);
      // Films that were replaced, and those of lessons that are gone.
      await leaveUnnamed(tx, files, now);
      if (hasLessons(content.kind)) await issueToFinished(tx, id, now);
      await markPublished(tx, id, { version, at: momentOf(publishAt, now), now });
      const news = newsOf(content, publishAt, now);
      if (news) await notifySubscribers({ jobs }, tx, { id, ...author }, { ...news, now });
      await publish(tx, { type: 'school.changed', schoolId });
      return openContent(tx, author, id, { language, now });
    }),
  );
  // Other processes hear of it by the bus; who publishes sees it at once.
  cache.invalidate(schoolId);
  return published;
}

/** What readers of an article hear: of one that they see already that it changed, of another that it is new, once. */
function newsOf({ kind, state, publishedAt }: Content, publishAt: string | null | undefined, now: Date) {
  if (kind !== 'article' || state === 'archived') return undefined;
  if (state === 'public') return { news: 'changed' as const, visibleAt: now };
  const visibleAt = momentOf(publishAt, now) ?? now;
  const isPlanned = state === 'scheduled' && publishedAt === visibleAt.toISOString();
  return isPlanned ? undefined : { news: 'new' as const, visibleAt };
}

/** A moment that is over is now. */
const momentOf = (publishAt: string | null | undefined, now: Date): Date | null => {
  const at = publishAt ? new Date(publishAt) : null;
  return at && at > now ? at : null;
};

/** @throws {Problem} CONTENT_INVALID */
function requirePublishable({ checks }: Content): void {
  const errors = checks.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw new Problem('CONTENT_INVALID', {
    fields: errors.map(({ rule, lessonId }) => ({
      path: lessonId === null ? 'draft' : `draft/lessons/${lessonId}`,
      rule,
      message: 'has something to mend',
    })),
  });
}

/** Shows the pictures of what is published to everybody. */
async function showPictures(
  tx: Transaction,
  schoolId: string,
  draft: ContentDraft,
  bodies: readonly Documents[],
): Promise<void> {
  const names = [
    ...cleanDraft(draft, schoolId).names,
    ...bodies.flatMap((body) => picturesOf(body, schoolId)),
  ];
  if (names.length > 0) await show(tx, schoolId, [...new Set(names)]);
}

/** Makes a copy of something, which nobody else sees. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const duplicateContent = (
  { database, clock }: Services,
  author: Author,
  id: string,
  language: Language | undefined,
): Promise<Content> => {
  const now = clock.now();
  return database.write(author, async (tx) => {
    const { kind, draft } = await openContent(tx, author, id, { language, now });
    const isClass = hasLessons(kind);
    const copyId = await addContent(
      tx,
      author,
      { type: AUTHORED[kind].newType, title: draft.title, isClass },
      now,
    );
    const { copy, lessons } = await withNewIds(tx, draft);
    await saveDraft(tx, author, copyId, { version: 1, draft: copy }, now);
    if (isClass) {
      await copyLessonTexts(tx, { id: copyId, ...author }, lessons, now);
    }
    return openContent(tx, author, copyId, { language, now });
  });
};

async function withNewIds(tx: Transaction, draft: ContentDraft) {
  const ids = await takeIds(tx, draft.sections.length + lessonsOf(draft).length);
  const lessons: { from: string; to: string }[] = [];
  const next = () => ids.pop() ?? '';
  const sections = draft.sections.map((section) => ({
    ...section,
    id: next(),
    lessons: section.lessons.map((lesson) => {
      const to = next();
      lessons.push({ from: lesson.id, to });
      return { ...lesson, id: to };
    }),
  }));
  return { copy: { ...draft, sections }, lessons };
}
