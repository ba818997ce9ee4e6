import { giftAccepts } from './gift-text.ts';
import { fault, type KindRules } from './kind.ts';
import { shareOfText, writtenPatterns } from './texts.ts';

const MAX_LENGTH = 200;

/** A few words that fit a pattern. */
export const text: KindRules = {
  maxLength: MAX_LENGTH,
  choices: 'none',
  options: 'never',
  parts: 'never',
  shape: (written) => {
    const accepts = writtenPatterns(written.accepts);
    if (accepts.length === 0) return fault('accepts', 'RIGHT', 'must have a text that is accepted');
    return { answer_key: { accepts, ...(written.isExact ? { exact: true } : {}) } };
  },
  share: ({ answer_key: { accepts = [], exact } }, given) => shareOfText(accepts, given.text, exact),
  right: () => ({}),
  csv: {
    read: ({ right }) => ({ accepts: right.map((pattern) => ({ pattern, share: 1 })) }),
    write: ({ answer_key: { accepts = [] } }) => ({
      right: accepts.filter(({ share }) => share === 1).map(({ pattern }) => pattern),
    }),
  },
  gift: ({ answer_key: { accepts = [] } }) => giftAccepts(accepts),
};
