import { csvChoices, shapeOfChoices } from './choices.ts';
import { escapeGift } from './gift-text.ts';
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
  gift: ({ options, answer_key: { right = [] } }, say) =>
    options
      .map((option, index) => `${right.includes(index) ? '=' : '~'}${escapeGift(say(option))}`)
      .join(' '),
};
