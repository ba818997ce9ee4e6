import { msg } from '@lingui/core/macro';
import type { StoredSpacerBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';

/** Room between blocks. */
export const editor = defineBlockEditor<StoredSpacerBlock>({
  names: {
    spacer: msg({ message: 'Spacer', context: 'block', comment: 'Block of a page: empty room, or a line' }),
  },
  group: 'layout',
  fields: [
    {
      kind: 'choice',
      name: 'look',
      label: msg({ message: 'Space', comment: 'Empty room between two blocks' }),
      options: [
        ['small', msg({ message: 'Small', comment: 'Space between two blocks' })],
        ['medium', msg({ message: 'Medium', comment: 'Space between two blocks' })],
        ['large', msg({ message: 'Large', comment: 'Space between two blocks' })],
        ['line', msg({ message: 'Line', context: 'block', comment: 'Between two blocks' })],
      ],
    },
  ],
  blank: () => ({ look: 'medium' }),
  shown: ({ look }) => ({ look }),
});
