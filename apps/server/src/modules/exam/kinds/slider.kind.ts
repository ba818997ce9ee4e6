import { fault, type KindRules } from './kind.ts';
import { number } from './number.kind.ts';
import { parseNumber } from './numbers.ts';

/** Steps that a thumb can still be moved by. */
const MAX_STEPS = 10_000;

/** A number of a range. */
export const slider: KindRules = {
  ...number,
  shape: (written) => {
    const shape = number.shape(written);
    const { range } = written;
    if ('fault' in shape) return shape;
    if (
      !range ||
      range.max <= range.min ||
      range.step <= 0 ||
      (range.max - range.min) / range.step > MAX_STEPS
    )
      return fault('range', 'NUMBER', 'must go from a lower to a higher number in at most 10,000 steps');
    const { value = 0 } = shape.answer_key ?? {};
    if (value < range.min || value > range.max) return fault('number', 'NUMBER', 'must be within the range');
    return { ...shape, range };
  },
  csv: {
    read: (cells) => {
      const [min, max, step = 1] = cells.options.map(parseNumber);
      if (min === undefined || max === undefined) return { fault: 'NUMBER' };
      const answer = number.csv.read(cells);
      return 'fault' in answer ? answer : { ...answer, range: { min, max, step } };
    },
    write: (question, say) => ({
      ...number.csv.write(question, say),
      options: question.range
        ? [question.range.min, question.range.max, question.range.step].map(String)
        : [],
    }),
  },
};
