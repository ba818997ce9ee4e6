import { fault, type KindRules } from './kind.ts';

/** Files that a person grades. */
export const file: KindRules = {
  maxLength: null,
  choices: 'none',
  options: 'never',
  parts: 'never',
  isGradedByHand: true,
  shape: ({ files }) => (files ? { files } : fault('files', 'PARTS', 'must be there')),
  share: () => null,
  right: () => ({}),
  csv: {
    read: () => ({ fault: 'KIND' }),
    // Tables of questions have no files: what is left is a question that is answered in words.
    write: () => ({ kind: 'essay' }),
  },
  gift: () => '',
};
