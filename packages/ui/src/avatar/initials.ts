const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const HAN_KANA_HANGUL = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LETTER = /[\p{L}\p{N}]/u;

function firstLetter(word: string): string {
  for (const { segment } of GRAPHEMES.segment(word)) if (LETTER.test(segment)) return segment;
  return '';
}

/**
 * One or two letters that stand for a name: the first and the last word's in alphabets, the last character in
 * Chinese, Japanese and Korean (the given name's, as people there expect it), one letter in joined scripts.
 * Empty where the name has no letter.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => LETTER.test(word));
  const first = firstLetter(words[0] ?? '');
  if (HAN_KANA_HANGUL.test(first)) {
    const letters = [...GRAPHEMES.segment(words.at(-1) ?? '')]
      .map(({ segment }) => segment)
      .filter((part) => LETTER.test(part));
    return letters.at(-1) ?? '';
  }
  if (/\p{Script=Arabic}/u.test(first) || words.length < 2) return first.toLocaleUpperCase('und');
  return (first + firstLetter(words.at(-1) ?? '')).toLocaleUpperCase('und');
}
