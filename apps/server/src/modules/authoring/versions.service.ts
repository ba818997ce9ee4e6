import type { ContentDraft, KeptVersion, KeptVersionWhole, LessonText } from '@stoa/api/schema';
import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import type { Author } from './authoring.policy.ts';
import { presentSaver } from './authoring.presenter.ts';
import { findDraft, findLessonText, saveDraft, saveLessonText } from './authoring.repository.ts';
import { findOwn, lockOwn } from './authoring.service.ts';
import { lessonsOf } from './draft-parts.ts';
import {
  bringTextsBack,
  findVersion,
  storeVersion,
  listVersions,
  type Versioned,
  type VersionRow,
} from './versions.repository.ts';

/** What a draft of the author's was at its saves. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readVersions = (
  { database }: Pick<Services, 'database'>,
  author: Author,
  of: Versioned,
): Promise<{ items: KeptVersion[] }> =>
  database.read(author, async (tx) => {
    await findOwn(tx, author, of.contentId);
    const rows = await listVersions(tx, of);
    return {
      items: rows.map((row) => ({
        version: row.version,
        savedAt: row.saved_at.toISOString(),
        savedBy: presentSaver(row),
        isCurrent: row.is_current,
        isPublished: row.is_published ?? false,
        changed: row.changed,
      })),
    };
  });

function presentWhole({ lessonId }: Versioned, row: VersionRow & { draft: object }): KeptVersionWhole {
  return {
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    savedBy: presentSaver(row),
    draft: lessonId === undefined ? (row.draft as ContentDraft) : null,
    text: lessonId === undefined ? null : (row.draft as Pick<LessonText, 'body' | 'material'>),
  };
}

/** @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readVersion = (
  { database }: Pick<Services, 'database'>,
  author: Author,
  of: Versioned,
  version: number,
): Promise<KeptVersionWhole> =>
  database.read(author, async (tx) => {
    await findOwn(tx, author, of.contentId);
    const row = await findVersion(tx, of, version);
    if (!row) throw new Problem('NOT_FOUND');
    return presentWhole(of, row);
  });

/**
 * Saves what a draft was as a new version; what stood there is kept.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, VERSION_CONFLICT where it was saved after the version that is replaced
 */
export const restoreVersion = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  author: Author,
  of: Versioned,
  { version, baseVersion }: { version: number; baseVersion: number },
): Promise<KeptVersionWhole> => {
  const { contentId, lessonId } = of;
  const now = clock.now();
  return database.write(author, async (tx) => {
    await lockOwn(tx, author, contentId);
    const row = await findVersion(tx, of, version);
    if (!row) throw new Problem('NOT_FOUND');
    const stored =
      lessonId === undefined
        ? await findDraft(tx, contentId)
        : (await findLessonText(tx, contentId, lessonId)).draft;
    if (!stored || stored.version !== baseVersion)
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(stored?.version ?? 0) });
    await storeVersion(tx, author, of, now, { always: true });
    const next = baseVersion + 1;
    if (lessonId === undefined) {
      const draft = row.draft as ContentDraft;
      await saveDraft(tx, author, contentId, { version: next, draft }, now);
      const lessonIds = lessonsOf(draft).map(({ id }) => id);
      await bringTextsBack(tx, author, contentId, lessonIds, now);
    } else {
      const { body, material } = row.draft as Pick<LessonText, 'body' | 'material'>;
      await saveLessonText(tx, author, { contentId, lessonId }, { version: next, body, material }, now);
    }
    const restored = await findVersion(tx, of, next);
    if (!restored) throw new Problem('NOT_FOUND');
    return presentWhole(of, restored);
  });
};
