import { msg } from '@lingui/core/macro';
import type { StoredFiguresBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';

/** The school in figures. */
export const editor = defineBlockEditor<StoredFiguresBlock>({
  names: {
    figures: msg({
      message: 'Figures',
      context: 'block',
      comment: 'Block of a page: numbers such as 120 learners',
    }),
  },
  group: 'data',
  fields: [
    {
      kind: 'list',
      name: 'items',
      label: msg({ message: 'Figures', context: 'block' }),
      one: msg({ message: 'Figure', comment: 'A number such as 120 learners' }),
      max: 8,
      blank: (mainLanguage) => ({ kind: 'learners', label: { [mainLanguage]: '' } }),
      fields: [
        {
          kind: 'choice',
          name: 'kind',
          label: msg`What is counted`,
          options: [
            ['learners', msg`Learners`],
            ['classes', msg({ message: 'Classes', context: 'block' })],
            ['lessons', msg`Lessons`],
            ['languages', msg`Languages`],
          ],
        },
        {
          kind: 'text',
          name: 'label',
          label: msg({ message: 'Label', comment: 'Words beside a figure' }),
          max: 100,
        },
      ],
    },
  ],
  blank: () => ({ items: [] }),
  shown: ({ type, items }, filled, { say }) => {
    const values = new Map(foundFor(filled, type)?.items.map(({ kind, value }) => [kind, value]));
    return {
      items: items.map(({ kind, label }) => ({ kind, label: say(label), value: values.get(kind) ?? 0 })),
    };
  },
});
