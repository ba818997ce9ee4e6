/** Signs that are not seen, and those that Arabic may be written with or without. */
const UNSEEN = /[\p{Cf}\u0640\u064B-\u065F\u0670]/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** Scripts that write words without a space between them, or with endings attached. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const MOST_FOUND = 50;

/** A text as it is compared: neither case nor width, invisible signs nor the kind of space make a difference. */
export const fold = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim();

/** A word is one where no letter goes on before or behind it. */
function isApart(text: string, word: string, at: number): boolean {
  const goesOn = (inside: string | undefined, outside: string | undefined) =>
    inside !== undefined &&
    outside !== undefined &&
    LETTER.test(inside) &&
    LETTER.test(outside) &&
    !UNSPACED.test(inside) &&
    !UNSPACED.test(outside);
  const letters = [...word];
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1);
  const behind = Array.from(text.slice(at + word.length, at + word.length + 2))[0];
  return !goesOn(letters[0], before) && !goesOn(letters.at(-1), behind);
}

/** Which of some words a text holds, as they were listed. Takes time by length times words, never more. */
export function findWords(text: string, words: readonly string[]): string[] {
  const folded = fold(text);
  const found = words.filter((word) => {
    const part = fold(word);
    if (part === '') return false;
    for (let at = folded.indexOf(part); at !== -1; at = folded.indexOf(part, at + 1))
      if (isApart(folded, part, at)) return true;
    return false;
  });
  return found.slice(0, MOST_FOUND);
}
