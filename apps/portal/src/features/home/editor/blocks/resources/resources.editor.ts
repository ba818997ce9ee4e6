import { msg } from '@lingui/core/macro';
import type { StoredResourceBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING, PER_LINE } from '../../block-fields.ts';

/** Cards of resources. */
export const editor = defineBlockEditor<StoredResourceBlock>({
  names: {
    courses: msg({ message: 'Courses', context: 'block' }),
    classes: msg({ message: 'Classes', context: 'block' }),
    knowledge: msg({ message: 'Articles', context: 'block' }),
    exams: msg({ message: 'Exams', context: 'block' }),
    lives: msg({ message: 'Live sessions', context: 'block' }),
  },
  group: 'data',
  fields: [
    HEADING,
    PER_LINE,
    { kind: 'number', name: 'limit', label: msg`Cards at most`, min: 1, max: 50 },
    {
      kind: 'choice',
      name: 'source.sort',
      label: msg({ message: 'Order', comment: 'How entries of a list are sorted' }),
      options: [
        ['0', msg`Newest first`],
        ['1', msg`Most popular first`],
        ['2', msg`Most downloaded first`],
      ],
      standard: '0',
    },
  ],
  blank: (title) => ({ title, perLine: 4, limit: 8, source: { sort: '0' } }),
  shown: ({ type, title, perLine }, filled, { say }) => {
    const found = foundFor(filled, type);
    return { title: say(title), perLine, items: found?.items ?? [], moreUrl: found?.moreUrl ?? '/' };
  },
});
