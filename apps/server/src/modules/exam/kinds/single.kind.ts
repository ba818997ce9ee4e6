import { csvChoices, shapeOfChoices } from './choices.ts';
import { escapeGift, giftFeedback } from './gift-text.ts';
import type { KindRules } from './kind.ts';

/** One option is right. */
export const single: KindRules = {
  maxLength: null,
  choices: 'one',
  options: 'asked',
  parts: 'never',
  shape: shapeOfChoices((count) => count === 1),
  share: ({ answer_key: { right = [] } }, { choice }) =>
    choice.length === 1 && right.includes(choice[0] ?? -1) ? 1 : 0,
  right: ({ right = [] }) => ({ choice: right }),
  csv: csvChoices,
  gift: ({ options, optionFeedback, answer_key: { right = [] } }, say) =>
    options
      .map((option, index) => {
        const sign = right.includes(index) ? '=' : '~';
        return `${sign}${escapeGift(say(option))}${giftFeedback(say(optionFeedback[index]))}`;
      })
      .join(' '),
};
