/** A passage of a text that can be marked. Its number is the same in every language. */
export interface Passage {
  number: number;
  text: string;
}

/** `[[words]]`, counted in their order, or `[[2: words]]` where a language has another order. */
const PASSAGE = /\[\[(?:(\d{1,2}): )?([^[\]]+)\]\]/gu;

/**
 * The words and the passages of a text, in order.
 * @param before how many passages stand before it
 */
export function piecesOf(text: string, before = 0): (string | Passage)[] {
  const pieces: (string | Passage)[] = [];
  let count = before;
  let end = 0;
  for (const found of text.matchAll(PASSAGE)) {
    const [whole, number, words = ''] = found;
    count += 1;
    if (found.index > end) pieces.push(text.slice(end, found.index));
    pieces.push({ number: number === undefined ? count : Number(number), text: words.trim() });
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The passages of a text. */
export const passagesOf = (text: string): Passage[] =>
  piecesOf(text).filter((piece) => typeof piece !== 'string');

/** The text as it reads without brackets. */
export const withoutBrackets = (text: string): string =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');

/**
 * The words of each passage by language, in the order of their numbers.
 * @returns undefined where a language has others than another, a number twice or left out, or a passage without words
 */
export function passageTexts(
  texts: Readonly<Partial<Record<string, string>>>,
): Record<string, string>[] | undefined {
  const found = Object.entries(texts).map(([language, text = '']) => [language, passagesOf(text)] as const);
  const count = Math.max(0, ...found.map(([, passages]) => passages.length));
  const isWhole = found.every(([, passages]) => {
    const numbers = passages.map(({ number }) => number).sort((one, other) => one - other);
    return (
      numbers.length === count &&
      numbers.every((number, index) => number === index + 1) &&
      passages.every(({ text }) => text !== '')
    );
  });
  if (!isWhole) return undefined;
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      found.map(([language, passages]) => [
        language,
        passages.find(({ number }) => number === index + 1)?.text ?? '',
      ]),
    ),
  );
}
