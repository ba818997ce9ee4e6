import type { StoredVideoBlock, VideoBlock } from '@stoa/api/schema';
import { hasText } from '../../../../core/text/texts.ts';
import { defineBlock, type SeedOf } from '../block.ts';
import { addressOf, shownFrame, textsOf } from '../content-parts.ts';

/** A film: an upload, or one at another site. */
export const block = defineBlock<StoredVideoBlock, VideoBlock>({
  types: ['video'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, text, film, url, poster }) => ({
      type,
      title: say(title),
      text: say(text),
      filmUrl: film ?? null,
      frame: film === undefined ? shownFrame(url) : null,
      posterUrl: poster ?? null,
    })),
  contentsOf: ({ title, text, film, url, poster }) => ({
    isEmpty: film === undefined && url === undefined,
    lacksTitle: !hasText(title),
    texts: textsOf(title, text),
    films: addressOf('film', film),
    filmFrames: addressOf('url', url),
    pictures: addressOf('poster', poster),
  }),
  fromSeed: (seed: SeedOf<StoredVideoBlock>, { media }) => ({
    ...seed,
    ...(seed.film ? { film: media(seed.film) } : {}),
    ...(seed.poster ? { poster: media(seed.poster) } : {}),
  }),
});
