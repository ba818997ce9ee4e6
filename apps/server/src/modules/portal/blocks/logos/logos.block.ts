import type { LogosBlock, StoredLogosBlock } from '@stoa/api/schema';
import { hasText } from '../../../../core/text/texts.ts';
import { defineBlock } from '../block.ts';
import { addressOf } from '../content-parts.ts';

/** Signs of partners. What a partner is called is what its sign shows. */
export const block = defineBlock<StoredLogosBlock, LogosBlock>({
  types: ['logos'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, items }) => ({
      type,
      title: say(title),
      items: items.map(({ image, name, url }) => ({ imageUrl: image, name: say(name), url: url ?? null })),
    })),
  contentsOf: ({ title, items }) => ({
    isEmpty: items.length === 0,
    texts: [title, ...items.map(({ name }) => name)],
    links: items.flatMap(({ url }, index) => addressOf(`items/${index}/url`, url)),
    pictures: items.map(({ image }, index) => ({ path: `items/${index}/image`, address: image })),
    lacksAlt: items.some(({ name }) => !hasText(name)),
  }),
});
