import type { LessonNote, MyNote, NotedClass } from '@stoa/api/schema';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { lessonUrl } from '../class/class.presenter.ts';
import { findRanges } from '../search/highlight.ts';
import type { NotedClassRow, NoteRow, NoteSchool, TitleRow } from './notes.repository.ts';

const RANGES_MAX = 300;

export const presentNote = (row: NoteRow): LessonNote => ({
  id: row.id,
  lessonId: row.lesson_id,
  place: { kind: row.place_kind, position: row.position, quote: row.quote },
  text: row.text,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** In which languages the titles of a note's school are told. */
export function languagesOf(schoolId: string, schools: readonly NoteSchool[], asked: Language | undefined) {
  const schoolDefault = schools.find(({ id }) => id === schoolId)?.default_language ?? 'en_US';
  return { language: chooseLanguage(asked, undefined, schoolDefault), schoolDefault };
}

export interface Shown {
  schools: readonly NoteSchool[];
  titles: ReadonlyMap<string, TitleRow>;
  language: Language | undefined;
  /** Folded words to mark. */
  marks: readonly string[];
}

/** The titles of a note's place, as they are now or were last. */
export function titlesOf(row: NoteRow, { schools, titles, language: asked }: Shown) {
  const { language, schoolDefault } = languagesOf(row.school_id, schools, asked);
  const now = titles.get(row.lesson_id);
  return {
    classTitle: textIn(now?.class_title ?? row.class_title, language, schoolDefault),
    lessonTitle: textIn(now?.lesson_title ?? row.lesson_title, language, schoolDefault),
    url: now
      ? `${lessonUrl({ id: row.class_id, school_id: row.school_id, type: row.class_type }, row.lesson_id)}&note=${row.id}`
      : null,
  };
}

export const presentMyNote = (row: NoteRow, shown: Shown): MyNote => ({
  note: presentNote(row),
  schoolId: row.school_id,
  classId: row.class_id,
  ...titlesOf(row, shown),
  textRanges: findRanges(row.text, shown.marks).slice(0, RANGES_MAX),
  quoteRanges: findRanges(row.quote, shown.marks).slice(0, RANGES_MAX),
});

export function presentNotedClass(
  row: NotedClassRow,
  schools: readonly NoteSchool[],
  asked: Language | undefined,
): NotedClass {
  const { language, schoolDefault } = languagesOf(row.school_id, schools, asked);
  return {
    id: row.class_id,
    title: textIn(row.class_title, language, schoolDefault),
    schoolId: row.school_id,
  };
}
