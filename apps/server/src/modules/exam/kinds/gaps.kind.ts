import type { Translations } from '../../../database/tables.ts';
import { optionTexts } from './choices.ts';
import { escapeGift, giftAccepts, giftPairs } from './gift-text.ts';
import { fault, type KindRules } from './kind.ts';
import { rightParts, shareOfParts, sharesOfParts } from './pairs.ts';
import { writtenPatterns } from './texts.ts';

/** Where a gap stands in the text of its question. */
const GAP = /\[\[(\d{1,2})\]\]/gu;
/** Parts several texts that a gap accepts, in a cell of a file. */
const OR = ' / ';

/** A text with gaps: typed, or chosen of the options. */
export const gaps: KindRules = {
  maxLength: null,
  choices: 'none',
  options: 'always',
  parts: 'never',
  shape: (written) => {
    const { parts, text, credit, isExact } = written;
    if (parts.length === 0 || !Object.values(text).every((words) => hasGaps(words, parts.length)))
      return fault('parts', 'PARTS', 'must be the gaps of the text: [[1]], [[2]] and so on, each once');
    const shape = { parts: parts.map((): Translations => ({})) };
    const rule = credit ? { credit } : {};
    if (written.options.length === 0) {
      const accepted = parts.map(({ accepts }) => writtenPatterns(accepts));
      if (accepted.some((accepts) => accepts.length === 0))
        return fault('parts', 'RIGHT', 'must have a text each that is accepted');
      return { ...shape, answer_key: { gaps: accepted, ...rule, ...(isExact ? { exact: true } : {}) } };
    }
    const options = optionTexts(written);
    if ('fault' in options) return options;
    const pairs = parts.map(({ right }) => right ?? -1);
    if (pairs.some((right) => right < 0 || right >= options.texts.length))
      return fault('parts', 'RIGHT', 'must have a right option each');
    return { ...shape, options: options.texts, answer_key: { pairs, ...rule } };
  },
  share: shareOfParts,
  partShares: sharesOfParts,
  right: rightParts,
  csv: {
    read: ({ options, right }) => {
      if (options.length === 0)
        return {
          parts: right.map((entry) => ({
            text: '',
            right: null,
            accepts: entry.split(OR).map((pattern) => ({ pattern: pattern.trim(), share: 1 })),
          })),
        };
      const pairs = right.map((entry) => options.indexOf(entry));
      if (pairs.includes(-1)) return { fault: 'RIGHT' };
      return {
        options: options.map((text) => ({ text, right: false })),
        parts: pairs.map((option) => ({ text: '', right: option, accepts: [] })),
      };
    },
    write: ({ options, answer_key: { pairs, gaps: typed = [] } }, say) => ({
      options: options.map(say),
      right: pairs
        ? pairs.map((option) => say(options[option]))
        : typed.map((accepts) =>
            accepts
              .filter(({ share }) => share === 1)
              .map(({ pattern }) => pattern)
              .join(OR),
          ),
    }),
  },
  // GIFT has one gap, the missing word; several are matched by their numbers.
  gift: ({ text, options, parts, answer_key: { pairs, gaps: typed = [] } }, say) => {
    const only = parts.length === 1;
    const [before = '', after = ''] = say(text).split('[[1]]');
    const around = (answers: string) => (only && after.trim() !== '' ? { before, answers, after } : answers);
    if (only && pairs)
      return around(
        options
          .map((option, index) => `${pairs[0] === index ? '=' : '~'}${escapeGift(say(option))}`)
          .join(' '),
      );
    if (only) return around(giftAccepts(typed[0] ?? []));
    return giftPairs(
      parts.map((_, index) => [
        `[[${index + 1}]]`,
        pairs ? say(options[pairs[index] ?? -1]) : (typed[index]?.[0]?.pattern ?? ''),
      ]),
    );
  },
};

/** Whether a text has so many gaps, each once. */
function hasGaps(text: string, count: number): boolean {
  const numbers = [...text.matchAll(GAP)].map((found) => Number(found[1])).sort((one, other) => one - other);
  return numbers.length === count && numbers.every((number, index) => number === index + 1);
}
