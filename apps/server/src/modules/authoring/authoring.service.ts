import { isDeepStrictEqual } from 'node:util';
import type {
  Content,
  ContentDraft,
  ContentKind,
  DraftEditing,
  LessonStream,
  LessonText,
  SavedContent,
} from '@stoa/api/schema';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { publish } from '../../platform/bus.repository.ts';
import { presentEditors } from '../../core/editing/draft-editors.presenter.ts';
import { reportEditor } from '../../core/editing/draft-editors.repository.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import {
  confirmNewFiles,
  confirmNewPictures,
  storeFiles,
  storePictures,
  type FilesOfDraft,
} from '../../core/uploads/new-pictures.ts';
import { openAddress } from '../../core/uploads/file-pass.ts';
import { AUTHORED, hasLessons, kindOf, requireOwn, type Author } from './authoring.policy.ts';
import { presentContent, presentEntry, presentLessonText, presentSaved } from './authoring.presenter.ts';
import {
  addContent,
  findContent,
  findDraft,
  findLessonText,
  listCategories,
  listContents,
  isOfSchool,
  listKnownFiles,
  listLedTo,
  listHandedInFor,
  listTaught,
  lockContents,
  moveToBin,
  removeContents,
  restoreFromBin,
  saveDraft,
  saveLessonText,
  setStatus,
  type ContentFilter,
  type ContentRow,
  type Taught,
} from './authoring.repository.ts';
import { checkDraft } from './draft-checks.ts';
import { cleanBody, cleanDraft, leadsTo, lessonsOf, type Documents } from './draft-parts.ts';
import { describeStream, requestStream } from '../video-streams/video-streams.service.ts';
import { cleanMaterial, ledToBy, nowhere, type LessonMaterial } from './lesson-material.ts';
import { leaveUnnamed } from '../../core/uploads/left-files.repository.ts';
import { listLessonFiles } from './left-files.repository.ts';
import { readPublished } from './published.repository.ts';

/** What the author makes, a page of it. */
export const readContents = (
  { database, clock }: Services,
  author: Author,
  query: PageQuery & ContentFilter,
  language: Language | undefined,
) => {
  const { page, asked } = pageOf(query);
  const now = clock.now();
  return database.read(author, async (tx) => {
    const school = await findSchool(tx, author.schoolId);
    const wording = wordingOf(school, { language, now });
    const { rows, ...list } = await listContents(tx, author, query, page, now);
    return { items: rows.map((row) => presentEntry(row, wording)), ...list, ...asked };
  });
};

/** Something of the author's. @throws {Problem} NOT_FOUND, FORBIDDEN */
export async function findOwn(tx: Transaction, author: Author, id: string): Promise<ContentRow> {
  const row = await findContent(tx, author, id);
  if (!row) throw new Problem('NOT_FOUND');
  requireOwn(author, row);
  return row;
}

/** Holds something of the author's until the transaction ends. @throws {Problem} NOT_FOUND, FORBIDDEN */
export async function lockOwn(tx: Transaction, author: Author, id: string): Promise<void> {
  const [row] = await lockContents(tx, author, [id]);
  if (!row) throw new Problem('NOT_FOUND');
  requireOwn(author, row);
}

/** Something whole, as its author edits it. @throws {Problem} NOT_FOUND, FORBIDDEN */
export async function openContent(
  tx: Transaction,
  author: Author,
  id: string,
  { language, now }: { language: Language | undefined; now: Date },
): Promise<Content> {
  const school = await findSchool(tx, author.schoolId);
  const row = await findOwn(tx, author, id);
  const kind = kindOf(row.type);
  const saved = await findDraft(tx, id);
  const draft = saved?.draft ?? (await readPublished(tx, id, kind));
  const categories = await listCategories(tx);
  const taught = hasLessons(kind) ? await listTaught(tx, id) : new Map<string, Taught>();
  const handedInFor = hasLessons(kind) ? await listHandedInFor(tx, id) : [];
  const ledTo = AUTHORED[kind].leadsOn ? await listLedTo(tx, author, leadsTo(draft)) : [];
  const checks = checkDraft({
    kind,
    draft,
    languages: school.languages,
    taught,
    ledTo,
    now,
    seatsTaken: row.learner_count,
    handedInFor,
  });
  return presentContent(row, { school, draft, saved, categories, checks, language, now });
}

export const readContent = (
  { database, clock }: Services,
  author: Author,
  id: string,
  language: Language | undefined,
): Promise<Content> =>
  database.read(author, (tx) => openContent(tx, author, id, { language, now: clock.now() }));

/** Begins something that nobody else sees. */
export const createContent = (
  { database, clock }: Services,
  author: Author,
  { kind, title }: { kind: ContentKind; title: ContentDraft['title'] },
  language: Language | undefined,
): Promise<Content> => {
  const now = clock.now();
  return database.write(author, async (tx) => {
    await findSchool(tx, author.schoolId);
    const id = await addContent(
      tx,
      author,
      { type: AUTHORED[kind].newType, title, isClass: hasLessons(kind) },
      now,
    );
    return openContent(tx, author, id, { language, now });
  });
};

/** As the database gives it back. */
const jsonOf = (value: object): unknown => JSON.parse(JSON.stringify(value));

interface Saved {
  version: number;
  saved_at: Date;
  saved_by: string | null;
}

/**
 * Whether something was saved already: an editor whose answer was lost sends the same once more.
 * @param isSame whether what is stored is what was sent
 * @returns what the lost answer said
 * @throws {Problem} VERSION_CONFLICT where something else was saved after the version that was edited
 */
function findRepeated(
  stored: Saved | undefined,
  { accountId }: Author,
  baseVersion: number,
  isSame: () => boolean,
): SavedContent | undefined {
  const version = stored?.version ?? 0;
  if (version === baseVersion) return undefined;
  if (stored && version === baseVersion + 1 && stored.saved_by === accountId && isSame())
    return { version, savedAt: stored.saved_at.toISOString() };
  throw new Problem('VERSION_CONFLICT', { currentVersion: String(version) });
}

/**
 * Saves a draft. Nothing is overwritten: one that was edited from an older version is refused. The same save once more
 * answers as the first one did.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, CONTENT_INVALID, UPLOAD_NOT_OWNED, VERSION_CONFLICT
 */
export async function saveContent(
  services: Services,
  author: Author,
  id: string,
  { baseVersion, draft: given }: { baseVersion: number; draft: ContentDraft },
): Promise<SavedContent> {
  const { database, clock } = services;
  await database.read(author, (tx) => findOwn(tx, author, id));
  const { draft, names } = cleanDraft(given, author.schoolId);
  const fresh = await confirmNewPictures(services, author, names, (tx, found) =>
    listKnownFiles(tx, id, found),
  );
  const now = clock.now();
  return database.write(author, async (tx) => {
    await lockOwn(tx, author, id);
    const stored = await findDraft(tx, id);
    const repeated = findRepeated(stored, author, baseVersion, () =>
      isDeepStrictEqual(stored?.draft, jsonOf(draft)),
    );
    if (repeated) return repeated;
    const version = baseVersion + 1;
    await storePictures(tx, author, fresh, now);
    await saveDraft(tx, author, id, { version, draft }, now);
    return { version, savedAt: now.toISOString() };
  });
}

interface LessonPlace {
  contentId: string;
  lessonId: string;
}

/** @throws {Problem} NOT_FOUND for a lesson that is in no outline of the class */
async function requireLesson(tx: Transaction, { contentId, lessonId }: LessonPlace): Promise<void> {
  const saved = await findDraft(tx, contentId);
  const draft = saved?.draft ?? (await readPublished(tx, contentId, 'class'));
  if (!lessonsOf(draft).some(({ id }) => id === lessonId)) throw new Problem('NOT_FOUND');
}

/** What a lesson teaches, as it is edited. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readLessonText = (
  { database, secrets, clock }: Services,
  author: Author,
  place: LessonPlace,
): Promise<LessonText> =>
  database.read(author, async (tx) => {
    await findOwn(tx, author, place.contentId);
    await requireLesson(tx, place);
    const found = await findLessonText(tx, place.contentId, place.lessonId);
    return presentLessonText(found, (address) => openAddress(secrets, address, clock.now()));
  });

/** Notes that somebody edits something, or one lesson of it. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const reportEditing = (
  { database, clock }: Services,
  author: Author,
  { contentId, lessonId }: { contentId: string; lessonId: string | null },
): Promise<DraftEditing> =>
  database.write(author, async (tx) => {
    await findOwn(tx, author, contentId);
    if (lessonId !== null) await requireLesson(tx, { contentId, lessonId });
    const draft =
      lessonId === null
        ? await findDraft(tx, contentId)
        : (await findLessonText(tx, contentId, lessonId)).draft;
    const subject = lessonId === null ? (`content ${contentId}` as const) : (`lesson ${lessonId}` as const);
    const others = await reportEditor(tx, author, subject, clock.now());
    return { others: presentEditors(others), newest: draft ? presentSaved(draft) : null };
  });

/** As saveContent, what a lesson teaches; CONTENT_INVALID also for what it leads to where the school or the class has none. */
export async function saveLesson(
  services: Services,
  author: Author,
  place: LessonPlace,
  {
    baseVersion,
    body: given,
    material: givenMaterial,
  }: { baseVersion: number; body: Documents; material: LessonMaterial | null },
): Promise<SavedContent> {
  const { database, clock } = services;
  await database.read(author, (tx) => findOwn(tx, author, place.contentId));
  const { body, names } = cleanBody(given, author.schoolId, 'body/body');
  const { material, files } = cleanMaterial(givenMaterial, author.schoolId);
  const fresh: FilesOfDraft[] = [];
  for (const { types, ...used } of [{ names, types: undefined }, ...files]) {
    const added = await confirmNewFiles(services, author, { names: used.names, types }, (tx, found) =>
      listKnownFiles(tx, place.contentId, found),
    );
    fresh.push({ names: added, types });
  }
  const now = clock.now();
  return database.write(author, async (tx) => {
    await lockOwn(tx, author, place.contentId);
    await requireLesson(tx, place);
    const { draft: stored } = await findLessonText(tx, place.contentId, place.lessonId);
    const repeated = findRepeated(stored, author, baseVersion, () =>
      isDeepStrictEqual([stored?.body, stored?.material], jsonOf([body, material])),
    );
    if (repeated) return repeated;
    const version = baseVersion + 1;
    const ledTo = ledToBy(material);
    if (ledTo && !(await isOfSchool(tx, place.contentId, ledTo))) throw nowhere(ledTo);
    for (const files of fresh) await storeFiles(tx, author, files, now);
    if (material?.type === 'video')
      await requestStream(services, tx, { ...filmOf(author, material), again: false });
    await saveLessonText(tx, author, place, { version, body, material }, now);
    await leaveUnnamed(tx, namesLeft(stored?.material, material), now);
    return { version, savedAt: now.toISOString() };
  });
}

const filmOf = ({ schoolId, accountId }: Author, { url }: { url: string }) => ({ schoolId, accountId, url });

/**
 * How far the stream of a lesson's film is, as the lesson was saved last.
 * @param again whether it is begun where it has none yet, or failed
 * @throws {Problem} NOT_FOUND, FORBIDDEN
 */
export const readLessonStream = (
  services: Services,
  author: Author,
  place: LessonPlace,
  { again }: { again: boolean },
): Promise<LessonStream> => {
  const work = async (tx: Transaction) => {
    await findOwn(tx, author, place.contentId);
    await requireLesson(tx, place);
    const { draft, published } = await findLessonText(tx, place.contentId, place.lessonId);
    const material = (draft ? draft.material : published?.material) ?? null;
    const film = material?.type === 'video' ? filmOf(author, material) : undefined;
    if (again && film) await requestStream(services, tx, { ...film, again });
    return describeStream(services, tx, film);
  };
  return again ? services.database.write(author, work) : services.database.read(author, work);
};

/** Uploads that a material named and the next one does not. */
function namesLeft(before: object | null | undefined, after: object | null): string[] {
  const namesIn = (material: object | null | undefined) =>
    new Set(
      [...JSON.stringify(material ?? null).matchAll(/\/files\/\d{19}\/([\w-]{32})/g)].map(
        ([, name = '']) => name,
      ),
    );
  const kept = namesIn(after);
  return [...namesIn(before)].filter((name) => !kept.has(name));
}

/** What becomes of things. */
export type Change = 'archive' | 'unarchive' | 'bin' | 'restore' | 'delete';

type Locked = Awaited<ReturnType<typeof lockContents>>[number];

/** What a change can be done to. */
const FITS: Readonly<Record<Change, (row: Locked) => boolean>> = {
  archive: ({ status, binned_at }) => !binned_at && status === 'published',
  unarchive: ({ status, binned_at }) => !binned_at && status === 'withdrawn',
  bin: ({ binned_at }) => !binned_at,
  restore: ({ binned_at }) => binned_at !== null,
  delete: ({ binned_at }) => binned_at !== null,
};

/**
 * Moves things between their states, all of them or none.
 * @throws {Problem} NOT_FOUND where one is not there, FORBIDDEN where one is somebody else's, CONFLICT where one is in
 *   a state that it cannot be done to
 */
export async function changeContents(
  { database, cache, clock }: Services,
  author: Author,
  { ids, change }: { ids: readonly string[]; change: Change },
): Promise<{ ids: string[] }> {
  const now = clock.now();
  await database.write(author, async (tx) => {
    await findSchool(tx, author.schoolId);
    const rows = await lockContents(tx, author, ids);
    if (rows.length !== ids.length) throw new Problem('NOT_FOUND');
    for (const row of rows) requireOwn(author, row);
    if (!rows.every(FITS[change])) throw new Problem('CONFLICT');
    if (change === 'archive') await setStatus(tx, ids, 'withdrawn');
    if (change === 'unarchive') await setStatus(tx, ids, 'published');
    if (change === 'bin') await moveToBin(tx, ids, now);
    if (change === 'restore') await restoreFromBin(tx, ids);
    if (change === 'delete') {
      const files = await listLessonFiles(tx, ids);
      await removeContents(tx, ids);
      await leaveUnnamed(tx, files, now);
    }
    await publish(tx, { type: 'school.changed', schoolId: author.schoolId });
  });
  cache.invalidate(author.schoolId);
  return { ids: [...ids] };
}
