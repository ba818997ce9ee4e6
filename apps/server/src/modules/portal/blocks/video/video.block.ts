import type { StoredVideoBlock, VideoBlock } from '@stoa/api/schema';
import { presentCaptions } from '../../../../core/text/captions.ts';
import { hasText } from '../../../../core/text/texts.ts';
import { defineBlock, type SeedOf } from '../block.ts';
import { addressOf, shownFrame, textsOf } from '../content-parts.ts';

/** A film: an upload, or one at another site. */
export const block = defineBlock<StoredVideoBlock, VideoBlock>({
  types: ['video'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, text, film, captions = {}, url, poster }) => ({
      type,
      title: say(title),
      text: say(text),
      filmUrl: film ?? null,
      captions: film === undefined ? [] : presentCaptions(captions),
      frame: film === undefined ? shownFrame(url) : null,
      posterUrl: poster ?? null,
    })),
  contentsOf: ({ title, text, film, captions = {}, url, poster }) => ({
    isEmpty: film === undefined && url === undefined,
    lacksTitle: !hasText(title),
    lacksCaptions: film !== undefined && Object.keys(captions).length === 0,
    texts: textsOf(title, text),
    films: addressOf('film', film),
    captions: Object.entries(captions).flatMap(([lang, address]) => addressOf(`captions/${lang}`, address)),
    filmFrames: addressOf('url', url),
    pictures: addressOf('poster', poster),
  }),
  fromSeed: (seed: SeedOf<StoredVideoBlock>, { media }) => ({
    ...seed,
    ...(seed.film ? { film: media(seed.film) } : {}),
    ...(seed.captions
      ? {
          captions: Object.fromEntries(
            Object.entries(seed.captions).map(([lang, address]) => [lang, media(address)]),
          ),
        }
      : {}),
    ...(seed.poster ? { poster: media(seed.poster) } : {}),
  }),
});
