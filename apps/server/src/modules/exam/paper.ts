import { randomInt } from 'node:crypto';
import type {
  ExamSection,
  PaperEntry,
  QuestionKind,
  QuestionPicture,
  Translations,
} from '../../database/tables.ts';
import type { Given, Shuffling } from './kinds/kind.ts';
import { KINDS } from './kinds/registry.ts';

/** What a paper is made of. */
export interface PaperQuestion {
  id: string;
  version: number;
  kind: QuestionKind;
  points: number;
  options: Translations[];
  parts: Translations[];
  picture?: Pick<QuestionPicture, 'most'> | null | undefined;
  /** By its place; null for none. */
  section?: number | null | undefined;
}

export interface Shuffles {
  shuffle_questions: boolean;
  shuffle_options: boolean;
}

const FIRST_KEY = 97;

/** The key of an option or part by its place in an attempt; it says nothing of the place that the author gave it. */
export const keyAt = (place: number): string => String.fromCodePoint(FIRST_KEY + place);

const placeOf = (key: string): number => (key.length === 1 ? (key.codePointAt(0) ?? 0) - FIRST_KEY : -1);

/** The option that a key means, by its place in the question; undefined where there is none. */
export const optionOf = (entry: PaperEntry, key: string): number | undefined => entry.options[placeOf(key)];

/** The part that a key means, by its place in the question; undefined where there is none. */
export const partOf = (entry: PaperEntry, key: string): number | undefined => entry.parts?.[placeOf(key)];

/** A stored answer with options and parts as the question has them. */
export const givenOf = (
  entry: PaperEntry,
  answer:
    | {
        choice: string[] | null;
        text: string | null;
        parts: { key: string; value: string }[] | null;
        files?: readonly unknown[] | null;
      }
    | undefined,
): Given | undefined =>
  answer && {
    choice: (answer.choice ?? []).map((key) => optionOf(entry, key)).filter((index) => index !== undefined),
    text: answer.text ?? '',
    parts: (answer.parts ?? []).flatMap(({ key, value }) => {
      const part = partOf(entry, key);
      return part === undefined ? [] : [{ part, option: optionOf(entry, value), text: value }];
    }),
    ...(answer.files ? { files: answer.files.length } : {}),
  };

/**
 * Fixes the questions of an attempt with their versions and order: those without a section first, then section by
 * section. Another order is one inside of each.
 */
export function makePaper(
  questions: readonly PaperQuestion[],
  { shuffle_questions, shuffle_options }: Shuffles,
): PaperEntry[] {
  const entries = questions.map(({ id, version, kind, points, options, parts, picture, section }) => {
    const rules = KINDS[kind];
    return {
      questionId: id,
      version,
      points,
      options: orderOf(options.length, rules.options, shuffle_options),
      ...(parts.length > 0 ? { parts: orderOf(parts.length, rules.parts, shuffle_options) } : {}),
      ...(typeof section === 'number' ? { section } : {}),
      ...(picture?.most ? { most: picture.most } : {}),
    };
  });
  const ordered = shuffle_questions ? shuffled(entries) : entries;
  return ordered.toSorted((a, b) => (a.section ?? -1) - (b.section ?? -1));
}

/** Leaves out the sections that a paper has no questions of. */
export function withoutEmpty(
  paper: readonly PaperEntry[],
  sections: readonly ExamSection[],
): { paper: PaperEntry[]; sections: ExamSection[] } {
  const used = sections
    .map((_, place) => place)
    .filter((place) => paper.some((entry) => entry.section === place));
  return {
    paper: paper.map(({ section, ...entry }) => {
      const place = section === undefined ? -1 : used.indexOf(section);
      return place < 0 ? entry : { ...entry, section: place };
    }),
    sections: used.flatMap((place) => sections[place] ?? []),
  };
}

function orderOf(length: number, shuffling: Shuffling, isAsked: boolean): number[] {
  const order = Array.from({ length }, (_, index) => index);
  if (shuffling === 'never' || (shuffling === 'asked' && !isAsked)) return order;
  const other = shuffled(order);
  // The order of the author may be the answer.
  const isSame = shuffling === 'always' && other.every((index, place) => index === place);
  return isSame ? [...other.slice(1), ...other.slice(0, 1)] : other;
}

/** Fisher and Yates. */
function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list];
  for (let end = all.length - 1; end > 0; end--) {
    const other = randomInt(end + 1);
    [all[end], all[other]] = [all[other] as T, all[end] as T];
  }
  return all;
}
