import type { AnswerKey, QuestionKind } from '../../database/tables.ts';

/** What a person answered: indexes of options as the question has them, or text. */
export interface Given {
  choice: readonly number[];
  text: string;
}

/** What grading reads of a question. */
export interface Graded {
  kind: QuestionKind;
  points: number;
  answer_key: AnswerKey;
}

/** Points are kept in hundredths. */
const HUNDREDTHS = 100;
export const roundPoints = (points: number): number => Math.round(points * HUNDREDTHS) / HUNDREDTHS;

/** Whether there is an answer at all. */
export const isAnswered = (given: Given | undefined): boolean =>
  given !== undefined && (given.choice.length > 0 || given.text.trim() !== '');

/** The points of an answer; null where a person has to grade it. */
export function gradeAnswer(question: Graded, given: Given | undefined): number | null {
  if (!given || !isAnswered(given)) return 0;
  const share = shareOf(question, given);
  return share === null ? null : roundPoints(share * question.points);
}

/** The share of the points, 0 to 1. */
function shareOf({ kind, answer_key: key }: Graded, { choice, text }: Given): number | null {
  switch (kind) {
    case 'single':
    case 'truefalse':
      return choice.length === 1 && key.right?.includes(choice[0] ?? -1) ? 1 : 0;
    case 'multiple':
      return shareOfChoices(key.right ?? [], choice);
    case 'text':
      return Math.max(
        0,
        ...(key.accepts ?? []).map(({ pattern, share }) => (matches(pattern, text) ? share : 0)),
      );
    case 'number':
      return shareOfNumber(key, parseNumber(text));
    case 'essay':
      return null;
  }
}

/** A wrong choice takes away what a right one gives, so that choosing everything gives nothing. */
function shareOfChoices(right: readonly number[], choice: readonly number[]): number {
  if (right.length === 0) return 0;
  const hits = choice.filter((index) => right.includes(index)).length;
  return Math.max(0, (hits - (choice.length - hits)) / right.length);
}

/** Differences below this are those of binary fractions. */
const EPSILON = 1e-9;

function shareOfNumber({ value, tolerance = 0, near }: AnswerKey, given: number | undefined): number {
  if (given === undefined || value === undefined) return 0;
  const off = Math.abs(given - value) - EPSILON;
  if (off <= tolerance) return 1;
  return near && off <= near.tolerance ? near.share : 0;
}

const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** A number as people type it, with a decimal point or comma in the digits of their script; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/[\u2212\uff0d\u2013]/g, '-')
    .replaceAll(/[,\u066b\uff0c\uff0e]/g, '.');
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

/** Case, accents, vowel signs, widths and runs of white space make no difference. */
const foldAnswer = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    // Without its language, the capital I of a Turkish word becomes another letter than its small one.
    .replaceAll('\u0131', 'i')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!\u3002\u06d4]+$/u, '')
    .trim()
    .normalize('NFC');

/** Whether a text fits a pattern in which `*` stands for any characters. Takes linear steps, unlike a regular expression. */
export function matches(pattern: string, text: string): boolean {
  const parts = foldPattern(pattern);
  const folded = foldAnswer(text);
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return folded === first;
  if (!folded.startsWith(first) || folded.length < first.length + last.length) return false;
  let from = first.length;
  for (const part of rest) {
    const found = folded.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return folded.endsWith(last) && from <= folded.length - last.length;
}

const foldPattern = (pattern: string): string[] => pattern.split('*').map(foldAnswer);
