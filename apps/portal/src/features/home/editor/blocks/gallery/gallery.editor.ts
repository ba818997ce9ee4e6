import { msg } from '@lingui/core/macro';
import type { StoredGalleryBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { FIRST_IMAGE, HEADING, pictureFields } from '../../block-fields.ts';
import { shownPicture } from '../../shown-parts.ts';

/** Pictures side by side. */
export const editor = defineBlockEditor<StoredGalleryBlock>({
  names: { gallery: msg({ message: 'Gallery', context: 'block' }) },
  group: 'media',
  fields: [
    HEADING,
    {
      kind: 'list',
      name: 'pictures',
      label: msg({ message: 'Pictures', context: 'block' }),
      one: msg({ message: 'Picture', context: 'block' }),
      max: 24,
      blank: () => ({ image: FIRST_IMAGE }),
      fields: pictureFields(),
    },
  ],
  blank: (title) => ({ title, pictures: [] }),
  shown: ({ title, pictures }, _filled, { say }) => ({
    title: say(title),
    pictures: pictures.map((picture) => shownPicture(picture, say)),
  }),
});
