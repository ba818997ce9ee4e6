import type { AnswerKey } from '../../../database/tables.ts';
import { hasText } from '../../../core/text/texts.ts';
import { optionTexts } from './choices.ts';
import { creditOf } from './credit.ts';
import { giftPairs } from './gift-text.ts';
import { fault, type Given, type KindRules, type Shuffling } from './kind.ts';
import { shareOfText } from './texts.ts';

/** The share of each part, 0 to 1. */
export function sharesOfParts({ pairs, gaps = [], exact }: AnswerKey, { parts }: Given): number[] {
  const givenTo = new Map(parts.map((given) => [given.part, given]));
  if (pairs) return pairs.map((option, part) => (givenTo.get(part)?.option === option ? 1 : 0));
  return gaps.map((accepts, part) => shareOfText(accepts, givenTo.get(part)?.text ?? '', exact));
}

/** The share of a question whose parts count alike. */
export function shareOfParts({ answer_key }: { answer_key: AnswerKey }, given: Given): number {
  const shares = sharesOfParts(answer_key, given);
  const answered = new Set(given.parts.filter(({ text }) => text.trim() !== '').map(({ part }) => part));
  const wrong = shares.filter((share, part) => share === 0 && answered.has(part)).length;
  return creditOf(answer_key.credit ?? 'parts', shares, wrong);
}

export const rightParts = ({ pairs, gaps = [] }: AnswerKey) => ({
  parts: pairs ?? gaps.map((accepts) => accepts.find(({ share }) => share === 1)?.pattern ?? ''),
});

/** Left from right in a cell of a file. */
const ARROW = '->';

/** A kind that gives each part an option: rules that matching, categories and tables share. */
export const pairsKind = (shuffles: { options: Shuffling; parts: Shuffling }): KindRules => ({
  maxLength: null,
  choices: 'none',
  ...shuffles,
  shape: (written) => {
    const { parts, credit } = written;
    const options = optionTexts(written);
    if ('fault' in options) return options;
    if (parts.length === 0 || !parts.every(({ text, picture }) => picture || hasText(text)))
      return fault('parts', 'PARTS', 'must be one at least, with a text or a picture each');
    const pairs = parts.map(({ right }) => right ?? -1);
    if (pairs.some((right) => right < 0 || right >= options.texts.length))
      return fault('parts', 'RIGHT', 'must have a right option each');
    return {
      options: options.texts,
      parts: parts.map(({ text }) => text),
      answer_key: { pairs, ...(credit ? { credit } : {}) },
    };
  },
  share: shareOfParts,
  partShares: sharesOfParts,
  right: rightParts,
  csv: {
    read: ({ options, right }) => {
      const pairs = right.map((pair) => {
        const at = pair.lastIndexOf(ARROW);
        const option = at < 0 ? -1 : options.indexOf(pair.slice(at + ARROW.length).trim());
        return { text: pair.slice(0, Math.max(at, 0)).trim(), right: option, accepts: [] };
      });
      if (pairs.some((pair) => pair.right < 0)) return { fault: 'RIGHT' };
      return { options: options.map((text) => ({ text, right: false })), parts: pairs };
    },
    write: ({ options, parts, answer_key: { pairs = [] } }, say) => ({
      options: options.map(say),
      right: parts.map((part, index) => `${say(part)} ${ARROW} ${say(options[pairs[index] ?? -1])}`),
    }),
  },
  gift: ({ options, parts, answer_key: { pairs = [] } }, say) => {
    const spare = options.filter((_, index) => !pairs.includes(index));
    return giftPairs([
      ...parts.map((part, index) => [say(part), say(options[pairs[index] ?? -1])] as const),
      // What nothing belongs to has no left side.
      ...spare.map((option) => ['', say(option)] as const),
    ]);
  },
});
