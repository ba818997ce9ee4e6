import { escapeGift, giftFeedback } from './gift-text.ts';
import { fault, type KindRules } from './kind.ts';
import { single } from './single.kind.ts';

const BOTH = 2;

/** A statement, and whether it is so. Both options have their words from the server. */
export const truefalse: KindRules = {
  ...single,
  options: 'never',
  shape: (written) =>
    written.options.length === BOTH
      ? single.shape(written)
      : fault('options', 'OPTIONS', 'must be two, or more where there are more to choose from'),
  csv: {
    read: ({ right: [answer = '', ...more] }) => {
      const said = answer.toLowerCase();
      if (more.length > 0 || (said !== 'true' && said !== 'false')) return { fault: 'RIGHT' };
      return { options: [true, false].map((truth) => ({ text: '', right: truth === (said === 'true') })) };
    },
    write: ({ answer_key: { right = [] } }) => ({ right: [right[0] === 0 ? 'true' : 'false'] }),
  },
  // What is said of a wrong answer comes first.
  gift: ({ optionFeedback, answer_key: { right: [right = 0] = [] } }, say) => {
    const [ofWrong, ofRight] = [say(optionFeedback[1 - right]), say(optionFeedback[right])];
    const feedback =
      ofRight === '' ? giftFeedback(ofWrong) : `#${escapeGift(ofWrong)}${giftFeedback(ofRight)}`;
    return `${right === 0 ? 'TRUE' : 'FALSE'}${feedback}`;
  },
};
