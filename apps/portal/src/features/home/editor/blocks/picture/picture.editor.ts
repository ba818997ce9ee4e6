import { msg } from '@lingui/core/macro';
import type { StoredPictureBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { FIRST_IMAGE, LINK, pictureFields } from '../../block-fields.ts';
import { shownPicture } from '../../shown-parts.ts';

/** A picture. */
export const editor = defineBlockEditor<StoredPictureBlock>({
  names: { picture: msg({ message: 'Picture', context: 'block' }) },
  group: 'media',
  fields: [
    ...pictureFields('picture.'),
    {
      kind: 'choice',
      name: 'width',
      label: msg({ message: 'Width', comment: 'Of a picture' }),
      options: [
        ['text', msg({ message: 'As wide as text', comment: 'Width of a picture' })],
        ['page', msg({ message: 'As wide as the page', comment: 'Width of a picture' })],
      ],
    },
    LINK,
  ],
  blank: () => ({ picture: { image: FIRST_IMAGE }, width: 'page' }),
  shown: ({ picture, width, url }, _filled, { say }) => ({
    picture: shownPicture(picture, say),
    width,
    url: url ?? null,
  }),
});
