import type { PictureBlock, StoredPictureBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';
import { addressOf, lacksAlt, shownPicture, textsOf } from '../content-parts.ts';

/** A picture. */
export const block = defineBlock<StoredPictureBlock, PictureBlock>({
  types: ['picture'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, picture, width, url }) => ({
      type,
      picture: shownPicture(picture, say),
      width,
      url: url ?? null,
    })),
  contentsOf: ({ picture, url }) => ({
    texts: textsOf(picture.alt, picture.caption),
    links: addressOf('url', url),
    pictures: [{ path: 'picture/image', address: picture.image }],
    lacksAlt: lacksAlt(picture),
  }),
});
