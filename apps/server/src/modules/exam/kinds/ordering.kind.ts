import { optionTexts } from './choices.ts';
import { creditOf } from './credit.ts';
import { giftPairs } from './gift-text.ts';
import type { KindRules } from './kind.ts';

/** Options that are put in order; an answer names all of them. */
export const ordering: KindRules = {
  maxLength: null,
  choices: 'any',
  options: 'always',
  parts: 'never',
  shape: (written) => {
    const options = optionTexts(written);
    if ('fault' in options) return options;
    return {
      options: options.texts,
      answer_key: {
        order: options.texts.map((_, index) => index),
        ...(written.credit ? { credit: written.credit } : {}),
      },
    };
  },
  share: ({ answer_key: { order = [], credit = 'parts' } }, { choice }) => {
    const shares = order.map((option, place) => (choice[place] === option ? 1 : 0));
    const wrong = shares.filter((share, place) => share === 0 && choice[place] !== undefined).length;
    return creditOf(credit, shares, wrong);
  },
  right: ({ order = [] }) => ({ choice: order }),
  csv: {
    read: ({ options }) => ({ options: options.map((text) => ({ text, right: false })) }),
    write: ({ options }, say) => ({ options: options.map(say) }),
  },
  // GIFT has no order: places are matched.
  gift: ({ options }, say) =>
    giftPairs(options.map((option, index) => [String(index + 1), say(option)] as const)),
};
