import type { Lesson, NoteBody } from '@stoa/api/schema';
import { invalid } from '../../core/text/texts.ts';

/** Signs that turn the direction of what follows, and what cannot be seen. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Notes of a person. */
export const LESSON_MAX = 200;
export const PERSON_MAX = 5000;

type Place = NoteBody['place'];

/** A text as it is kept: the composed form, lines with one kind of end, without what cannot be seen. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').normalize('NFC').replaceAll(UNSEEN, '').trim();

/** What a quote is kept as: one line. */
const cleanQuote = (quote: string): string => cleanText(quote).replaceAll(/\s+/gu, ' ');

const KINDS: Partial<Record<Lesson['kind'], Place['kind']>> = {
  video: 'second',
  audio: 'second',
  document: 'page',
};

/**
 * A place as it is kept. A lesson of every kind may have a text.
 * @throws {Problem} VALIDATION_FAILED where the lesson has no such place
 */
export function cleanPlace({ kind, position, quote }: Place, lesson: Lesson['kind']): Place {
  if (kind === 'lesson') return { kind, position: 0, quote: '' };
  if (kind === 'passage') return { kind, position, quote: cleanQuote(quote) };
  if (KINDS[lesson] !== kind) throw invalid('body/place/kind', 'enum', 'must be a place of this lesson');
  if (kind === 'page' && position === 0) throw invalid('body/place/position', 'minimum', 'must be 1 or more');
  return { kind, position, quote: '' };
}
