import { hasText } from '../../../core/text/texts.ts';
import type { QuestionKind } from '../../../database/tables.ts';
import { fault, type KindRules, type WrittenQuestion } from './kind.ts';

const FEWEST_OPTIONS = 2;
/** Of which kinds something is said of each option. */
export const WITH_FEEDBACK: readonly QuestionKind[] = ['single', 'multiple', 'truefalse'];

const indexesOfRight = ({ options }: WrittenQuestion): number[] =>
  options.flatMap(({ right }, index) => (right ? [index] : []));

/** Options of which some are right. */
export const shapeOfChoices =
  (isRight: (count: number) => boolean): KindRules['shape'] =>
  (written) => {
    const options = optionTexts(written);
    if ('fault' in options) return options;
    const right = indexesOfRight(written);
    if (!isRight(right.length))
      return fault('options', 'RIGHT', 'must have one right option, of multiple at least one');
    const feedback = written.options.map((option) => option.feedback ?? {});
    return {
      options: options.texts,
      answer_key: { right },
      ...(feedback.some(hasText) ? { optionFeedback: feedback } : {}),
    };
  };

/** Options with a text or a picture each. */
export function optionTexts({ options }: WrittenQuestion, fewest = FEWEST_OPTIONS) {
  if (options.length < fewest)
    return fault('options', 'OPTIONS', 'must be two, or more where there are more to choose from');
  if (!options.every(({ text, picture }) => picture || hasText(text)))
    return fault('options', 'OPTIONS', 'must have a text or a picture each');
  return { texts: options.map(({ text }) => text) };
}

/** What files say of options: all of them, and the right ones by their numbers. */
export const csvChoices: KindRules['csv'] = {
  read: ({ options, right }) => {
    if (right.some((place) => !(Number(place) >= 1 && Number(place) <= options.length)))
      return { fault: 'RIGHT' };
    const places = right.map(Number);
    return { options: options.map((text, index) => ({ text, right: places.includes(index + 1) })) };
  },
  write: ({ options, answer_key: { right = [] } }, say) => ({
    options: options.map(say),
    right: right.map((index) => String(index + 1)),
  }),
};
