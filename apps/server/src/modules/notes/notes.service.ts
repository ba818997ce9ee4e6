import type { LessonNote, NoteBody, NoteChange } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import type { Caller } from '../../core/schools/caller.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { cleanKeyword, parseKeyword } from '../../core/text/keyword.ts';
import { fold, toVector, type IndexedText } from '../../core/text/tokens.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { once } from '../../platform/idempotency.ts';
import { requireOpenLesson } from '../class/class.policy.ts';
import { findClassOfLesson, findOutline } from '../class/class.repository.ts';
import { openClass } from '../class/class.service.ts';
import { cleanPlace, cleanText, LESSON_MAX, PERSON_MAX } from './notes.policy.ts';
import { languagesOf, presentMyNote, presentNote, presentNotedClass } from './notes.presenter.ts';
import {
  countNotes,
  findTitles,
  holdNote,
  insertNote,
  listNotedClasses,
  listNoteSchools,
  listNotes,
  listOfLesson,
  setRemoved,
  updateNote,
  type Owner,
} from './notes.repository.ts';

/** Who asks about their own notes. */
export interface Writer {
  viewer: Viewer;
  language: Language | undefined;
  now: Date;
}

type Deps = Pick<Services, 'database'>;

export const ownerOf = ({ viewer }: Pick<Writer, 'viewer'>): Owner => ({
  accountId: viewer.accountId,
  only: viewer.boundSchool,
});

/** What a note is found by. */
interface Indexed {
  text: string;
  quote: string;
  titles: readonly Translations[];
}

/** What a note is found by: its words, those that it is about, and the titles of lesson and class. */
export function indexNote({ text, quote, titles }: Indexed, asked: Language | undefined) {
  const own = asked ?? 'en_US';
  const pieces: IndexedText[] = [
    { text, language: own, weight: 'A' },
    { text: quote, language: own, weight: 'B' },
    ...titles.flatMap((title) =>
      LANGUAGES.flatMap((language) => {
        const words = title[language];
        return words ? [{ text: words, language, weight: 'C' as const }] : [];
      }),
    ),
  ];
  return {
    search_vector: toVector(pieces),
    search_text: pieces.map((piece) => fold(piece.text)).join('\n'),
  };
}

/** Somebody's notes in a lesson. */
export const loadLessonNotes = (
  { database }: Deps,
  { lessonId, schoolId }: { lessonId: string; schoolId: string },
  { viewer: { accountId } }: Writer,
): Promise<LessonNote[]> =>
  database.read({ accountId, schoolId }, async (tx) =>
    (await listOfLesson(tx, accountId, lessonId)).map(presentNote),
  );

/**
 * Adds a note where somebody may read the lesson.
 * @throws {Problem} NOT_FOUND, NOT_ENROLLED, LESSON_LOCKED, NOTES_FULL, and the closed doors of the school
 */
export function addNote(
  { database }: Deps,
  lessonId: string,
  body: NoteBody,
  caller: Caller & Writer & { key: string | undefined },
): Promise<LessonNote> {
  const { schoolId, viewer, now, key, language } = caller;
  const { accountId } = viewer;
  const request = { lessonId, ...body };
  return database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'createLessonNote', request }, now, async () => {
      await enter(tx, caller);
      const { row, standing } = await openClass(tx, await findClassOfLesson(tx, lessonId), caller);
      const lesson = (await findOutline(tx, [row.id], accountId)).find(({ id }) => id === lessonId);
      if (!lesson) throw new Problem('NOT_FOUND');
      requireOpenLesson(standing, lesson, row.starts_at);
      const counted = await countNotes(tx, accountId, lessonId);
      if (counted.lesson >= LESSON_MAX || counted.all >= PERSON_MAX) throw new Problem('NOTES_FULL');
      const { kind, ...place } = cleanPlace(body.place, lesson.kind);
      const text = cleanText(body.text);
      const note = await insertNote(
        tx,
        {
          account_id: accountId,
          school_id: schoolId,
          class_id: row.id,
          class_type: row.type,
          class_title: row.title,
          lesson_id: lessonId,
          lesson_title: lesson.title,
          place_kind: kind,
          ...place,
          text,
          ...indexNote({ text, quote: place.quote, titles: [row.title, lesson.title] }, language),
        },
        now,
      );
      return presentNote(note);
    }),
  );
}

/** A note of one's own. @throws {Problem} NOT_FOUND */
async function requireNote(tx: Transaction, writer: Writer, id: string) {
  const note = await holdNote(tx, ownerOf(writer), id);
  if (!note) throw new Problem('NOT_FOUND');
  return note;
}

/** Changes the words of a note. @throws {Problem} NOT_FOUND, VERSION_CONFLICT where it was changed meanwhile */
export function changeNote(
  { database }: Deps,
  id: string,
  change: NoteChange,
  writer: Writer,
): Promise<LessonNote> {
  const { viewer, language, now } = writer;
  return database.write({ accountId: viewer.accountId }, async (tx) => {
    const note = await requireNote(tx, writer, id);
    if (note.removed_at) throw new Problem('NOT_FOUND');
    const text = cleanText(change.text);
    // What was saved already and is sent again, since its answer was lost.
    if (note.text === text) return presentNote(note);
    if (note.version !== change.version) throw new Problem('VERSION_CONFLICT');
    const titles = [note.class_title, note.lesson_title];
    const search = indexNote({ text, quote: note.quote, titles }, language);
    return presentNote(await updateNote(tx, id, { text, ...search, version: note.version + 1 }, now));
  });
}

/** Deletes a note, which can be restored for a day. @throws {Problem} NOT_FOUND */
export const removeNote = ({ database }: Deps, id: string, writer: Writer): Promise<void> =>
  database.write({ accountId: writer.viewer.accountId }, async (tx) => {
    const note = await requireNote(tx, writer, id);
    if (!note.removed_at) await setRemoved(tx, id, writer.now);
  });

/** @throws {Problem} NOT_FOUND */
export const restoreNote = ({ database }: Deps, id: string, writer: Writer): Promise<LessonNote> =>
  database.write({ accountId: writer.viewer.accountId }, async (tx) => {
    const note = await requireNote(tx, writer, id);
    if (note.removed_at) await setRemoved(tx, id, null);
    return presentNote(note);
  });

interface NotesQuery extends PageQuery {
  schoolId?: string | undefined;
  classId?: string | undefined;
  keyword?: string | undefined;
}

/** A page of somebody's notes over all classes. */
export function loadNotes(
  { database }: Deps,
  { schoolId, classId, keyword: typed = '', ...query }: NotesQuery,
  writer: Writer,
): Promise<DataOf<'listMyNotes'>> {
  const { viewer, language } = writer;
  const owner = ownerOf(writer);
  const keyword = parseKeyword(cleanKeyword(typed).text, language ?? 'en_US');
  return database.read({ accountId: viewer.accountId }, async (tx) => {
    const { notes, ...around } = await listNotes(
      tx,
      owner,
      { schoolId, classId, keyword },
      pageOf(query).page,
    );
    const schools = await listNoteSchools(tx, owner);
    const classes = await listNotedClasses(tx, owner, schoolId);
    const titles = await findTitles(
      tx,
      schools,
      notes.map(({ lesson_id }) => lesson_id),
    );
    const shown = { schools, titles, language, marks: keyword?.marks ?? [] };
    return {
      items: notes.map((row) => presentMyNote(row, shown)),
      schools: schools.map((school) =>
        presentRef(school, languagesOf(school.id, schools, language).language),
      ),
      classes: classes.map((row) => presentNotedClass(row, schools, language)),
      ...around,
    };
  });
}
