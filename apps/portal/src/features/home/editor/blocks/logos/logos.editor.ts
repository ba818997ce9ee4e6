import { msg } from '@lingui/core/macro';
import type { StoredLogosBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { FIRST_IMAGE, HEADING, LINK } from '../../block-fields.ts';

/** Signs of partners. */
export const editor = defineBlockEditor<StoredLogosBlock>({
  names: {
    logos: msg({ message: 'Partners', context: 'block', comment: 'Block of a page: logos of partners' }),
  },
  group: 'media',
  fields: [
    HEADING,
    {
      kind: 'list',
      name: 'items',
      label: msg({ message: 'Partners', context: 'block' }),
      one: msg({ message: 'Partner', context: 'block', comment: 'A company or school' }),
      max: 24,
      blank: (mainLanguage) => ({ image: FIRST_IMAGE, name: { [mainLanguage]: '' } }),
      fields: [
        { kind: 'text', name: 'name', label: msg({ message: 'Name', context: 'block' }), max: 100 },
        { kind: 'picture', name: 'image', label: msg({ message: 'Logo', context: 'block' }) },
        LINK,
      ],
    },
  ],
  blank: (title) => ({ title, items: [] }),
  shown: ({ title, items }, _filled, { say }) => ({
    title: say(title),
    items: items.map(({ image, name, url }) => ({ imageUrl: image, name: say(name), url: url ?? null })),
  }),
});
