import { fault, type KindRules } from './kind.ts';
import { rubricShape } from './rubric.ts';

/** Files that a person grades. */
export const file: KindRules = {
  maxLength: null,
  choices: 'none',
  options: 'never',
  parts: 'never',
  isGradedByHand: true,
  shape: (written) => {
    const { files } = written;
    if (!files) return fault('files', 'PARTS', 'must be there');
    const graded = rubricShape(written);
    return 'fault' in graded ? graded : { files, ...graded };
  },
  share: () => null,
  right: () => ({}),
  csv: {
    read: () => ({ fault: 'KIND' }),
    // Tables of questions have no files: what is left is a question that is answered in words.
    write: () => ({ kind: 'essay' }),
  },
  gift: () => '',
};
