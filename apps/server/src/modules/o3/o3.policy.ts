import type { StoredO3Step } from '../../database/tables/o3.ts';
import { fold, segments } from '../../core/text/tokens.ts';
import type { Language } from '../../i18n/languages.ts';

/** More words than these nobody looks for; each is a condition. */
const WORDS_MAX = 10;

/** What is looked for: the words of what somebody typed, as titles are stored; undefined where there are none in it. */
export function wordsOf(keyword: string | undefined, language: Language): string[] | undefined {
  const typed = keyword?.trim();
  if (!typed) return [];
  const words = [...segments(fold(typed), language)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
  return words.length === 0 ? undefined : [...new Set(words)].slice(0, WORDS_MAX);
}

/** How answers are compared: white space, letter case, and full stops at the end do not count. */
const comparable = (answer: string): string =>
  fold(answer)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.。]$/, '');

/** Whether an answer to a step is right. */
export const isRight = ({ answers }: Pick<StoredO3Step, 'answers'>, answer: string): boolean => {
  const given = comparable(answer);
  return given !== '' && answers.some((right) => comparable(right) === given);
};
