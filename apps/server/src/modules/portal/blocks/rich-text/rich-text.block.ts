import type { RichTextBlock, StoredRichTextBlock } from '@stoa/api/schema';
import { defineBlock, type SeedOf } from '../block.ts';
import { documentContents, shownDocument } from '../rich-parts.ts';

/** Demo content names the folder of the text. */
type RichTextSeed = Omit<SeedOf<StoredRichTextBlock>, 'body'> & { body: string };

/** Free text. */
export const block = defineBlock<StoredRichTextBlock, RichTextBlock, RichTextSeed>({
  types: ['richText'],
  fill: (_tx, blocks, context) =>
    blocks.map(({ type, title, body }) => ({
      type,
      title: title ? context.say(title) : null,
      ...shownDocument(body, context),
    })),
  contentsOf: ({ title, body }) => ({ ...documentContents(body, 'body'), texts: title ? [title] : [] }),
  fromSeed: (seed, { body }) => ({ ...seed, body: body(seed.body) }),
});
