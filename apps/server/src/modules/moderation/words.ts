/** Signs that are not seen, and those that Arabic may be written with or without. */
const UNSEEN = /[\p{Cf}\u0640\u064B-\u065F\u0670]/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** Scripts that write words without a space between them, or with endings attached. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const MAX_FOUND = 50;

/** A text as it is compared: neither case nor width, invisible signs nor the kind of space make a difference. */
export const fold = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim();

const goesOn = (inside: string, outside: string | undefined): boolean =>
  outside !== undefined &&
  LETTER.test(inside) &&
  LETTER.test(outside) &&
  !UNSPACED.test(inside) &&
  !UNSPACED.test(outside);

/** Whether a text holds a word, both folded; it is one where no letter goes on before or behind it. */
function holds(text: string, word: string): boolean {
  const letters = Array.from(word);
  const [first, last] = [letters[0] as string, letters.at(-1) as string];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1);
    if (goesOn(first, before)) continue;
    const end = at + word.length;
    if (!goesOn(last, Array.from(text.slice(end, end + 2))[0])) return true;
  }
  return false;
}

/** Which of some words a text holds, as they were listed. Takes time by length times words, never more. */
export function findWords(text: string, words: readonly string[]): string[] {
  const folded = fold(text);
  const found = words.filter((word) => {
    const part = fold(word);
    return part !== '' && holds(folded, part);
  });
  return found.slice(0, MAX_FOUND);
}
