import type { GalleryBlock, StoredGalleryBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';
import { lacksAlt, shownPicture, textsOf } from '../content-parts.ts';

/** Pictures side by side. */
export const block = defineBlock<StoredGalleryBlock, GalleryBlock>({
  types: ['gallery'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, pictures }) => ({
      type,
      title: say(title),
      pictures: pictures.map((picture) => shownPicture(picture, say)),
    })),
  contentsOf: ({ title, pictures }) => ({
    isEmpty: pictures.length === 0,
    texts: textsOf(title, ...pictures.flatMap(({ alt, caption }) => [alt, caption])),
    pictures: pictures.map(({ image }, index) => ({ path: `pictures/${index}/image`, address: image })),
    lacksAlt: pictures.some(lacksAlt),
  }),
});
