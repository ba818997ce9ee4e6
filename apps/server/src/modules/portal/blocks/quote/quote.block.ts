import type { QuoteBlock, StoredQuoteBlock } from '@stoa/api/schema';
import { hasText } from '../../../../core/text/texts.ts';
import { defineBlock } from '../block.ts';
import { addressOf, textsOf } from '../content-parts.ts';

/** What somebody said. The name stands beside the portrait, which needs no description therefore. */
export const block = defineBlock<StoredQuoteBlock, QuoteBlock>({
  types: ['quote'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, words, name, role, portrait }) => ({
      type,
      words: say(words),
      name: say(name),
      role: say(role),
      portraitUrl: portrait ?? null,
    })),
  contentsOf: ({ words, name, role, portrait }) => ({
    isEmpty: !hasText(words),
    texts: textsOf(words, name, role),
    pictures: addressOf('portrait', portrait),
  }),
});
