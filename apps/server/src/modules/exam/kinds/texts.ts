import type { Accepted } from '../../../database/tables.ts';

/** The best share of the patterns that a text fits. */
export const shareOfText = (accepts: readonly Accepted[], text: string, isExact = false): number =>
  text.trim() === ''
    ? 0
    : Math.max(0, ...accepts.map(({ pattern, share }) => (matches(pattern, text, isExact) ? share : 0)));

/** Runs of white space, and a full stop at the end, make no difference. */
const foldSpaces = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!\u3002\u06d4]+$/u, '')
    .trim()
    .normalize('NFC');

/** Case, accents, vowel signs and widths make no difference either. */
const foldAnswer = (text: string): string =>
  foldSpaces(
    text
      .normalize('NFKD')
      .replaceAll(/[\p{Mn}\p{Cf}\u0640]/gu, '')
      .toLowerCase()
      // Without its language, the capital I of a Turkish word becomes another letter than its small one.
      .replaceAll('\u0131', 'i'),
  );

/**
 * Whether a text fits a pattern in which `*` stands for any characters. Takes linear steps, unlike a regular
 * expression.
 * @param isExact whether case and accents make a difference
 */
export function matches(pattern: string, text: string, isExact = false): boolean {
  const folding = isExact ? foldSpaces : foldAnswer;
  const folded = folding(text);
  const [first = '', ...rest] = pattern.split('*').map(folding);
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

export const writtenPatterns = (accepts: readonly Accepted[]): Accepted[] =>
  accepts.filter(({ pattern }) => pattern.trim() !== '').map(({ pattern, share }) => ({ pattern, share }));
