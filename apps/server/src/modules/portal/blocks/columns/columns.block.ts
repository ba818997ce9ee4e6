import type { ColumnsBlock, StoredColumnsBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';
import { partContents, shownPart } from '../block-parts.ts';

/** Texts side by side. */
export const block = defineBlock<StoredColumnsBlock, ColumnsBlock>({
  types: ['columns'],
  fill: (_tx, blocks, context) =>
    blocks.map(({ type, title, parts }) => ({
      type,
      title: context.say(title),
      parts: parts.map((part) => shownPart(part, context)),
    })),
  contentsOf: ({ title, parts }) => partContents(title, parts),
});
