import type { BannerBlock, StoredBannerBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';
import { linkOf, shownAction, textsOf } from '../content-parts.ts';

/** A carousel. */
export const block = defineBlock<StoredBannerBlock, BannerBlock>({
  types: ['banner'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, slides }) => ({
      type,
      slides: slides.map(({ title, text, image, alt, action }) => ({
        title: say(title),
        text: say(text),
        imageUrl: image,
        imageAlt: say(alt),
        action: shownAction(action, say),
      })),
    })),
  contentsOf: ({ slides }) => ({
    isEmpty: slides.length === 0,
    texts: slides.flatMap(({ title, text, alt, action }) => textsOf(title, text, alt, action?.label)),
    links: slides.flatMap(({ action }, index) => linkOf(`slides/${index}/action`, action)),
    pictures: slides.map(({ image }, index) => ({ path: `slides/${index}/image`, address: image })),
  }),
  fromSeed: (seed, { media, schoolId }) => ({
    ...seed,
    slides: seed.slides.map(({ action, ...slide }) => ({
      ...slide,
      image: media(slide.image),
      ...(action ? { action: { ...action, url: action.url.replaceAll('{schoolId}', schoolId) } } : {}),
    })),
  }),
});
