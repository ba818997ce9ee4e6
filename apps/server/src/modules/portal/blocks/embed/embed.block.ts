import type { EmbedBlock, StoredEmbedBlock } from '@stoa/api/schema';
import { hasText } from '../../../../core/text/texts.ts';
import { defineBlock } from '../block.ts';
import { addressOf, shownFrame } from '../content-parts.ts';

/** Something at another site. */
export const block = defineBlock<StoredEmbedBlock, EmbedBlock>({
  types: ['embed'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, url, poster }) => ({
      type,
      title: say(title),
      frame: shownFrame(url),
      posterUrl: poster ?? null,
    })),
  contentsOf: ({ title, url, poster }) => ({
    isEmpty: url === undefined,
    lacksTitle: !hasText(title),
    texts: [title],
    frames: addressOf('url', url),
    pictures: addressOf('poster', poster),
  }),
});
