import { passageTexts, withoutBrackets } from '@stoa/api/passages';
import { fault, type KindRules } from './kind.ts';
import { multiple } from './multiple.kind.ts';

const FEWEST = 2;
const MOST = 26;
/** Characters of a passage, as of an option. */
const MAX_LENGTH = 1000;

/** Passages of a text of which some are right: chosen and graded as the options of multiple. */
export const highlight: KindRules = {
  ...multiple,
  // They stand where the text has them.
  options: 'never',
  shape: (written) => {
    const passages = passageTexts(written.text);
    if (!passages || passages.length < FEWEST || passages.length > MOST)
      return fault(
        'text',
        'PARTS',
        'must have 2 to 26 passages in double brackets, the same in each language',
      );
    if (passages.some((texts) => Object.values(texts).some((text) => text.length > MAX_LENGTH)))
      return fault('text', 'PARTS', 'must have passages of at most 1,000 characters');
    if (written.options.length !== passages.length)
      return fault('options', 'OPTIONS', 'must be as many as the text has passages');
    return multiple.shape({
      ...written,
      options: written.options.map((option, index) => ({ ...option, text: passages[index] ?? {} })),
    });
  },
  // GIFT has no passages: the text stands before its options.
  gift: (question, say) => ({
    before: withoutBrackets(say(question.text)),
    answers: multiple.gift(question, say) as string,
    after: '',
  }),
};
