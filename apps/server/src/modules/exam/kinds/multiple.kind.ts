import type { AnswerKey } from '../../../database/tables.ts';
import { csvChoices, shapeOfChoices } from './choices.ts';
import { escapeGift, giftFeedback, giftPercent } from './gift-text.ts';
import type { KindRules } from './kind.ts';

/** Some options are right. */
export const multiple: KindRules = {
  maxLength: null,
  choices: 'any',
  options: 'asked',
  parts: 'never',
  shape: (written) => {
    const shape = shapeOfChoices((count) => count > 0)(written);
    if ('fault' in shape || !written.credit) return shape;
    return { ...shape, answer_key: { ...shape.answer_key, credit: written.credit } };
  },
  share: ({ answer_key }, { choice }) => shareOfChoices(answer_key, choice),
  right: ({ right = [] }) => ({ choice: right }),
  csv: csvChoices,
  gift: ({ options, optionFeedback, answer_key: { right = [] } }, say) =>
    options
      .map((option, index) => {
        const share = (right.includes(index) ? 1 : -1) / right.length;
        return `~${giftPercent(share)}${escapeGift(say(option))}${giftFeedback(say(optionFeedback[index]))}`;
      })
      .join(' '),
};

/** Whatever the credit, choosing everything gives nothing, unless all is right. */
function shareOfChoices({ right = [], credit = 'lessWrong' }: AnswerKey, choice: readonly number[]): number {
  if (right.length === 0) return 0;
  const hits = choice.filter((index) => right.includes(index)).length;
  const wrong = choice.length - hits;
  if (credit === 'all') return hits === right.length && wrong === 0 ? 1 : 0;
  const taken = credit === 'lessWrong' ? wrong : Math.max(0, choice.length - right.length);
  return Math.max(0, (hits - taken) / right.length);
}
